import * as z from 'zod';

/** A list as people type it: with commas, or line by line. */
export const commaList = <S extends z.ZodType<string[], string[]>>(words: S) =>
  z
    .string()
    .transform((text) =>
      text
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .pipe(words);
