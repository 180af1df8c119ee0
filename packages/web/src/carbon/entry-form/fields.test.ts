import { expect, it } from 'vitest';
import { EntryFields } from './fields.ts';

const { quantity } = EntryFields.shape;

it.each(['-3', 'abc', '1,5', '1e5'])('says of %s that it is no quantity', (typed) => {
  const { error } = quantity.safeParse(typed);
  expect(error?.issues[0]?.message).toBe('Quantity must be a positive number');
});

it.each(['', ' ', '2', ' 2.4 '])('takes "%s" for a quantity', (typed) => {
  expect(quantity.safeParse(typed).success).toBe(true);
});
