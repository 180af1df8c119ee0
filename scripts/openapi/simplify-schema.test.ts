import { expect, it } from 'vitest';
import * as z from 'zod';
import { emptyToNull, line, requiredText } from '../../packages/domain/src/kernel/text.ts';
import { simplifySchema } from './simplify-schema.ts';

const input = (schema: z.ZodType) => {
  const { $schema, ...converted } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return simplifySchema(converted);
};

it('says of a field that may be left empty that it is a text or null', () => {
  expect(input(emptyToNull(line('Name', 100)))).toEqual({
    type: ['string', 'null'],
    maxLength: 100,
    pattern: '^\\P{Cc}*$',
  });
});

it('still accepts an empty text where the rest does not', () => {
  const empty = { type: 'string', const: '' };
  expect(input(emptyToNull(requiredText('Name', 9)))).toEqual({
    anyOf: [empty, { type: 'string', minLength: 1, maxLength: 9 }, { type: 'null' }],
  });
  expect(input(emptyToNull(z.string().regex(/^\d+$/)))).toEqual({
    anyOf: [empty, { type: 'string', pattern: '^\\d+$' }, { type: 'null' }],
  });
  expect(input(emptyToNull(z.enum(['a'])))).toEqual({
    anyOf: [empty, { type: 'string', enum: ['a'] }, { type: 'null' }],
  });
});

it('keeps null apart from what speaks of it', () => {
  const choice = { type: 'string', enum: ['a', 'b'] };
  expect(input(z.enum(['a', 'b']).nullable())).toEqual({ anyOf: [choice, { type: 'null' }] });
  expect(input(z.literal(1).nullable())).toMatchObject({ anyOf: [{ const: 1 }, { type: 'null' }] });
});

it('leaves out only the bounds that every whole number has', () => {
  expect(input(z.int())).toEqual({ type: 'integer' });
  expect(input(z.int().nullable())).toEqual({ type: ['integer', 'null'] });
  expect(input(z.int().min(1))).toEqual({ type: 'integer', minimum: 1 });
  expect(input(z.number().max(60))).toEqual({ type: 'number', maximum: 60 });
});
