import { expect, it } from 'vitest';
import { nextSku } from './sku.ts';

it.each([
  ['Concrete', ['CON-0011', 'con-0002', 'BLK-0040', null], 'CON-0012'],
  ['Öl', [], 'OLX-0001'],
  ['12', [], 'MAT-0001'],
  ['Concrete', ['CON-old'], 'CON-0001'],
])('after %s with %j comes %s', (category, taken, sku) => {
  expect(nextSku(category, taken)).toBe(sku);
});
