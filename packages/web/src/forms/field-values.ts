import * as z from 'zod';

/** An empty box holds the empty text, and does not count as a value. */
export const emptyToUndefined = <S extends z.ZodType>(schema: S) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema);

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

/** What a checkbox holds. */
export const yesNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');

export const yesNoText = (is: boolean | undefined): string => (is ? 'yes' : 'no');

/** A value as a field holds it. */
export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return yesNoText(value);
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** A record as a form holds it; the names are those of its schema, or of its values while it is blank. */
export const textsOf = <Name extends string>(
  names: Record<Name, unknown>,
  record: { [name in NoInfer<Name>]?: unknown },
) =>
  Object.fromEntries(
    (Object.keys(names) as Name[]).map((name) => [name, textOf(record[name])]),
  ) as Record<Name, string>;
