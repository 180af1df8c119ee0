import * as z from 'zod';

/** A box that nobody has filled holds the empty text, and says nothing. */
export const emptyToUndefined = <S extends z.ZodType>(schema: S) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema);
