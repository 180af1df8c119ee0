import { expect, it } from 'vitest';
import { isSameSku, nextSku } from './sku.ts';

it('counts on from the last of its category', () => {
  expect(nextSku('Concrete', ['CON-0007', 'con-0011', 'AGG-0099', null, 'CON-old'])).toBe(
    'CON-0012',
  );
  expect(nextSku('Bricks and blocks', [])).toBe('BRI-0001');
});

it('makes one also where there is no category', () => {
  expect(nextSku('', [])).toBe('MAT-0001');
  expect(nextSku('3D', [])).toBe('DXX-0001');
});

it('takes two for the same that differ in their capitals', () => {
  expect(isSameSku('con-1 ', 'CON-1')).toBe(true);
  expect(isSameSku('', '')).toBe(false);
});
