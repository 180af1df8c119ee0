import { expect, it } from 'vitest';
import { clientKeyOf, networkKeyOf } from './address.ts';

it.each([
  ['192.0.2.17', '192.0.2'],
  ['::ffff:192.0.2.17', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkKeyOf(address)).toBe(network);
});

it.each([
  ['192.0.2.17', '192.0.2.17'],
  ['::ffff:192.0.2.17', '::ffff:192.0.2.17'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
])('a caller from %s counts as %s', (address, source) => {
  expect(clientKeyOf(address)).toBe(source);
});

it('callers who have gone before they are counted count as one', () => {
  expect([clientKeyOf(undefined), networkKeyOf(undefined)]).toEqual(['unknown', 'unknown']);
});
