import type { Schema } from './places.ts';

/** Real days: an ordinary one, a leap day, and the first and the last that a record can have. */
const days = ['2026-03-02', '2028-02-29', '2000-01-01', '2099-12-31', '1900-01-01', '2199-12-31'];

const moments = ['2026-03-02T00:00:00Z', '2028-02-29T23:59:59.999Z', '2026-10-25T01:30:00+01:00'];

/** Realistic texts that programs often handle wrongly. */
const phrases = [
  'Scaffold tie missing at level 3',
  "O'Brien & Sons – “Quay Street”",
  "'; drop table users; --",
  '{{constructor.constructor("return process")()}}',
  '<img src=x onerror=alert(1)>',
  'تسرب المياه في الطابق الثالث',
  '👷🏽‍♀️ 100 % done_\\',
  'Zürich e\u0301 漢字 İß',
  'First line\nsecond line',
  '=1+1',
  '../../etc/passwd',
  '$1 %s {0} null',
];

/** For fields with a format that their schema may not show. */
export const formedTexts = [
  ...days,
  ...moments,
  '0',
  '1',
  '0.01',
  '12.5',
  '999999999.99',
  '2026-10',
  '00:00',
  '23:59',
  'LS10 1AA',
  '0113 496 0123',
  'p.o\u2019brien+1@quay.example',
  'p.obrien+1@quay.example',
  'https://quay.example/a?b=1',
  '#0a7bcd',
  'Aa1!xxxxxxxxxxxxxxxx',
];

const numbers = [0, 0.5, 1, 2, 7, 100, 2026, 1e9];

/**
 * Values that a field of this schema may take: its limits, its members, and unusual ones. The
 * field's own rules may refuse some of them; the caller checks with the schema.
 */
export function candidatesFor(schema: Schema, like: unknown): unknown[] {
  const { items, type, minimum, maximum } = schema;
  if (schema.enum) return schema.enum;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice) => candidatesFor(choice as Schema, like));
  if (type === 'null') return [null];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number')
    return [minimum, maximum, ...numbers].filter((one) => one !== undefined);
  if (type === 'array' && typeof items === 'object') return listsOf(items as Schema, like);
  return type === 'string' ? textsFor(schema) : [];
}

function listsOf(items: Schema, like: unknown): unknown[] {
  const given = Array.isArray(like) ? like : [];
  const members = candidatesFor(items, given[0]);
  return [[], [...given, ...given], members, ...members.map((member) => [member])];
}

function textsFor({ format, pattern, minLength = 1, maxLength = 1000 }: Schema): string[] {
  if (format === 'date') return days;
  if (format === 'date-time') return moments;
  if (format || pattern) return formedTexts;
  const longest = [
    'x'.repeat(maxLength),
    '漢'.repeat(maxLength),
    '👷'.repeat(Math.floor(maxLength / 2)),
  ];
  return [...longest, 'x'.repeat(minLength), '', ...phrases];
}
