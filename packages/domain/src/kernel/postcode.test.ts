import { expect, it } from 'vitest';
import { hasPostcode, outcodeOf, tidyPostcode } from './postcode.ts';

it.each([
  ['ls10 9zx', 'LS10 9ZX', 'LS10'],
  ['LS109ZX', 'LS10 9ZX', 'LS10'],
  ['m11ae', 'M1 1AE', 'M1'],
  ['EC1A 1BB', 'EC1A 1BB', 'EC1A'],
  [' w1a  0ax ', 'W1A 0AX', 'W1A'],
])('%j is %s, in the district %s', (typed, tidy, outcode) => {
  expect(tidyPostcode(typed)).toBe(tidy);
  expect(outcodeOf(typed)).toBe(outcode);
});

it('knows a district on its own, and keeps what is no postcode', () => {
  expect(outcodeOf('ls10')).toBe('LS10');
  expect([tidyPostcode('the yard'), outcodeOf('the yard')]).toEqual(['the yard', undefined]);
});

it.each([
  ['Gate 2, Canal Road, Leeds, LS10 9ZX', true],
  ['ls109zx, gate 2', true],
  ['Gate 2, Canal Road, Leeds', false],
  ['Gate 2, Canal Road, LS10', false],
  ['Plot A1 1 Ashby Road', false],
])('looks for a postcode in %j: %s', (address, isThere) => {
  expect(hasPostcode(address)).toBe(isThere);
});
