import { expect, it } from 'vitest';
import * as z from 'zod';
import { decimal } from './decimal-field.ts';
import { Id, IdInPath } from './id.ts';
import { money } from './money.ts';
import { dateOf } from './period.ts';
import { asRead, nullableText } from './record-fields.ts';
import { emptyToNull, requiredLine, text } from './text.ts';

const kinds = z.enum(['hired', 'owned'], 'Please choose a kind');
const year = z.union([z.number(), z.string().transform(Number)]).pipe(z.int().min(1990));

const read: [field: string, draft: z.ZodType, record: z.ZodType][] = [
  ['required text', requiredLine('Name', 100), z.string()],
  ['text that may be empty', emptyToNull(text('Notes', 500)), nullableText],
  ['text that is tidied', emptyToNull(text('Postcode', 20).transform(String)), nullableText],
  ['text with a default', requiredLine('Country', 100).optional(), z.string()],
  ['a date', emptyToNull(dateOf('Start')), nullableText],
  ['money', emptyToNull(money('Budget')), nullableText],
  ['a decimal', decimal('Weight', { places: 3, most: '10' }), z.string()],
  ['a choice', kinds.optional(), kinds],
  ['a choice that may be empty', emptyToNull(kinds), kinds.nullable()],
  ['an id', Id.nullish(), Id.nullable()],
  ['an id from a form', emptyToNull(IdInPath), Id.nullable()],
  ['a whole number', emptyToNull(year), z.int().nullable()],
  ['a flag', z.boolean().optional(), z.boolean()],
  ['a list', z.array(text('Word', 9)).max(3).transform(Array.from).optional(), z.array(z.string())],
];

it.each(read)('%s is read as its record shows it', (_, draft, record) => {
  const { field } = asRead({ field: draft });
  expect(z.toJSONSchema(field)).toEqual(z.toJSONSchema(record));
});
