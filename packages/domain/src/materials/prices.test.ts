import { describe, expect, it } from 'vitest';
import { changedPrice, driftOf, hasChangedPriceSince, tidyPrice, trendOf } from './prices.ts';

const on = (...prices: [day: string, price: string][]) =>
  prices.map(([day, price]) => ({ pricedAt: `${day}T09:00:00.000Z`, price }));

describe('a price', () => {
  it('has pence, and more only where there is more', () => {
    expect(['145.0000', '145', '0.0425', '12.3400'].map(tidyPrice)).toEqual([
      '145.00',
      '145.00',
      '0.0425',
      '12.34',
    ]);
  });

  it('changes by per cent, and the half goes up', () => {
    expect(changedPrice('128.50', '4.5', 2)).toBe('134.28');
    expect(changedPrice('128.50', '4.5', 4)).toBe('134.2825');
    expect(changedPrice('0.50', '1', 2)).toBe('0.51');
    expect(changedPrice('10.00', '-2.25', 2)).toBe('9.78');
    expect(changedPrice('0.0425', '-50', 4)).toBe('0.0213');
  });
});

it('has changed where it replaced another price, and not where it is the first', () => {
  const day = '2026-11-18';
  const priced = (...prices: [day: string, price: string][]) => ({
    pricedAt: on(...prices).at(-1)?.pricedAt ?? null,
    trend: trendOf(on(...prices), day),
  });
  const hasChanged = (...prices: [day: string, price: string][]) =>
    hasChangedPriceSince(priced(...prices), '2026-10-19');
  expect(hasChanged([day, '12'])).toBe(false);
  expect(hasChanged(['2025-01-02', '12'], ['2026-10-19', '13'])).toBe(true);
  expect(hasChanged(['2025-01-02', '12'], ['2026-10-18', '13'])).toBe(false);
  expect(hasChanged()).toBe(false);
});

describe('drift', () => {
  it('is the last price against the average of up to five before it', () => {
    const days = [
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
    ];
    const prices = ['900', '10', '10', '10', '10', '10', '12'];
    expect(driftOf(on(...days.map((day, i) => [day, prices[i] ?? ''] as [string, string])))).toBe(
      '20.0',
    );
    expect(driftOf(on(['2026-01-01', '10'], ['2026-01-02', '9.5']))).toBe('-5.0');
  });

  it('is unknown of a single price, or of what was free', () => {
    expect(driftOf(on(['2026-01-01', '10']))).toBeNull();
    expect(driftOf(on(['2026-01-01', '0'], ['2026-01-02', '10']))).toBeNull();
    expect(driftOf([])).toBeNull();
  });
});

describe('the trend', () => {
  it('has the price in force at the end of each of twelve months', () => {
    const trend = trendOf(
      on(['2025-04-30', '10'], ['2025-12-02', '11'], ['2026-02-14', '12']),
      '2026-02-20',
    );
    expect(trend).toEqual([null, '10', '10', '10', '10', '10', '10', '10', '10', '11', '11', '12']);
  });

  it('is empty while there is one price', () => {
    expect(trendOf(on(['2025-04-30', '10']), '2026-02-20')).toEqual([]);
  });
});
