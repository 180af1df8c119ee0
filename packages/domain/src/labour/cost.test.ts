import { describe, expect, it } from 'vitest';
import { priceOf, standingCosts } from './cost.ts';
import { aLabourSession, aSegment } from './labour-session.fixture.ts';

const minute = 60_000;
const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const wait = (reason: 'weather' | 'lunch', from: string, to: string | null, isPaid = true) =>
  aSegment({ kind: 'pause', reason, isPaid, startedAt: at(from), endedAt: to && at(to) });

describe('the price of time', () => {
  it.each([
    // £24.50 × 0.7 h × 9 = £154.35
    ['24.50', 42 * minute, 9, '154.35'],
    // £20.00 × 1 min = 33.33… p
    ['20.00', minute, 1, '0.33'],
    // £0.30 × 1 min = 0.5 p, which rounds up
    ['0.30', minute, 1, '0.01'],
    // £0.29 × 1 min = 0.48 p
    ['0.29', minute, 1, '0.00'],
    // three heads share one rounding: 3 × 33.33… p = £1.00
    ['20.00', minute, 3, '1.00'],
    ['200.00', 14 * 60 * minute, 500, '1400000.00'],
    ['24.50', 0, 9, '0.00'],
  ])('£%s an hour for %i ms and %i heads is £%s', (rate, time, operatives, price) => {
    expect(priceOf(rate, time, operatives)).toBe(price);
  });
});

describe('what waiting costs', () => {
  const harkness = aLabourSession({
    segments: [wait('weather', '09:00', '09:30'), wait('weather', '13:20', null)],
  });
  const unpriced = aLabourSession({
    hourlyRate: null,
    operatives: 2,
    segments: [wait('weather', '10:00', '11:00'), wait('lunch', '12:00', '12:30', false)],
  });

  it('is added up by reason over all crews, up to now', () => {
    // Rain: 9 × (30 + 42 min) = 10.8 h and 2 × 1 h; only the nine have a rate: £24.50 × 10.8.
    expect(standingCosts([harkness, unpriced], at('14:02'))).toEqual([
      { reason: 'lunch', hours: '1.0', paidHours: '0.0', cost: null },
      { reason: 'weather', hours: '12.8', paidHours: '12.8', cost: '264.60' },
    ]);
  });

  it('is empty without waiting', () => {
    expect(standingCosts([aLabourSession()], at('14:00'))).toEqual([]);
  });
});
