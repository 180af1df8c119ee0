import { expect, it } from 'vitest';
import { basisOf } from './rating.tsx';

it.each([
  [0, null, 'No deliveries'],
  [1, null, '1 delivery, rated after 3'],
  [2, null, '2 deliveries, rated after 3'],
  [3, null, '3 deliveries, not rated yet'],
  [3, '4.5', '3 deliveries'],
])('of %s deliveries and a rating of %s says %j', (deliveryCount, performanceRating, words) => {
  expect(basisOf({ deliveryCount, performanceRating, performanceOverride: null })).toBe(words);
});

it('says when a rating was set by hand', () => {
  const byHand = { deliveryCount: 0, performanceRating: '4.0', performanceOverride: '4.0' };
  expect(basisOf(byHand)).toBe('set by hand');
});
