import { expect, it } from 'vitest';
import { kilogramsText, tonnesText } from './weight.ts';

it('adds nothing to a figure by rounding it twice', () => {
  expect(tonnesText('1204567.499999')).toBe('1,204.57');
  expect(tonnesText('44.999999', 1)).toBe('0.0');
  expect(kilogramsText('-1999.949999')).toBe('−1,999.9');
});
