import { expect, it } from 'vitest';
import { type DeliveryRecord, ratingsOf } from './ratings.ts';

const record = (over: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  deliveries: 4,
  judgedLines: 10,
  linesOnTimeInFull: 8,
  valueReceived: 200,
  valueRejected: 10,
  priceAdherence: null,
  ...over,
});

it('rates deliveries by lines, quality by value, and the whole by both', () => {
  // 5 × 8/10 = 4.0; 5 × (1 − 10/200) = 4.75; their mean is 4.375
  expect(ratingsOf(record())).toEqual({
    deliveryRating: '4.0',
    qualityRating: '4.8',
    performanceRating: '4.4',
  });
});

it('gives the price a fifth once it is known', () => {
  // 5 × (0.4 × 0.8 + 0.4 × 0.95 + 0.2 × 0.5) = 5 × 0.8 = 4.0
  expect(ratingsOf(record({ priceAdherence: 0.5 })).performanceRating).toBe('4.0');
  // A price that doubled or more counts zero, not less: 5 × 0.7 = 3.5
  expect(ratingsOf(record({ priceAdherence: -0.4 })).performanceRating).toBe('3.5');
});

it('gives no rating for two deliveries, or without a due line', () => {
  const none = { deliveryRating: null, qualityRating: null, performanceRating: null };
  expect(ratingsOf(record({ deliveries: 2 }))).toEqual(none);
  expect(ratingsOf(record({ judgedLines: 0, linesOnTimeInFull: 0 }))).toEqual(none);
  expect(ratingsOf(record({ deliveries: 3 })).deliveryRating).toBe('4.0');
});

it('gives no stars where everything was late and sent back', () => {
  const worst = record({ linesOnTimeInFull: 0, valueRejected: 200 });
  expect(ratingsOf(worst)).toEqual({
    deliveryRating: '0.0',
    qualityRating: '0.0',
    performanceRating: '0.0',
  });
});

it('is not saved by many cheap goods', () => {
  // 10,000 good bricks at £0.65 are £6,500; 18 of 18 m³ at £120 went back: £2,160 of £8,660.
  const worth = { valueReceived: 6500 + 2160, valueRejected: 2160 };
  expect(ratingsOf(record(worth)).qualityRating).toBe('3.8'); // 5 × 0.7506; by number it was 5.0
});
