import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { requiredUnit } from './unit-field.ts';
import { conversionOf, convertUnits, kindOf, unitOf } from './units.ts';

it.each([
  ['2.4', 't', 'kg', '2400'],
  ['1', 'ton (UK)', 'kg', '1016.0469088'],
  ['40', 'mi', 'km', '64.37376'],
  ['1', 'km', 'mi', '0.621371192237'],
  ['1', 'Ml', 'm³', '1000'],
  ['1', 'builders skip (8 yd³)', 'm³', '6.116438863872'],
  ['1', 'GJ', 'kWh', '277.777777777778'],
  ['1', 'therm', 'kWh', '29.307108333333'],
  ['10000', 'kWh', 'kWh (Gross CV)', '10000'],
  ['10', 't mi', 't km', '16.09344'],
  ['3', 'thousand', 'no.', '3000'],
])('%s %s is %s: %s', (quantity, from, to, result) => {
  expect(convertUnits(quantity, from, to)).toBe(result);
});

it.each([
  ['tonnes', 't'],
  ['Litres', 'l'],
  ['m3', 'm³'],
  ['cubic metres', 'm³'],
  ['million litres', 'Ml'],
  ['ml', 'ml'],
  ['tonne.km', 't km'],
  ['pallet', 'pallet'],
  ['L', 'l'],
  ['Ltr', 'l'],
  ['ltrs', 'l'],
  ['Tonne', 't'],
  ['T', 't'],
  ['te', 't'],
  ['KG', 'kg'],
  ['M3', 'm³'],
  ['cu  m', 'm³'],
  ['sq m', 'm²'],
  ['KWH', 'kWh'],
  ['Metres', 'm'],
  ['gallons', 'gal (UK)'],
  ['Ml', 'Ml'],
  ['ML', 'ML'],
  ['EA', 'no.'],
])('reads %s as %s', (word, unit) => {
  expect(unitOf(word)).toBe(unit);
});

describe('a way from one kind to another', () => {
  it('is the density of a volume', () => {
    expect(convertUnits('18', 'm³', 't', { density: '2400' })).toBe('43.2');
    expect(convertUnits('43.2', 't', 'm³', { density: '2400' })).toBe('18');
  });

  it('is the weight of one, whatever is counted', () => {
    expect(convertUnits('40', 'bag', 't', { unitWeight: '25' })).toBe('1');
    expect(convertUnits('100', 'm²', 'kg', { unitWeight: '9.5' })).toBe('950');
  });

  it('is the entered value, then the unit weight, then the default', () => {
    const ways = { density: '2300', unitWeight: '2350', usualDensity: '2400' };
    const { density: _entered, ...rest } = ways;
    expect(conversionOf('1', 'm³', 'kg', ways)).toEqual({ size: '2300', by: 'density' });
    expect(conversionOf('1', 'm³', 'kg', rest)).toEqual({ size: '2350', by: 'unitWeight' });
    expect(conversionOf('1', 'm³', 'kg', { usualDensity: '2400' })).toEqual({
      size: '2400',
      by: 'usualDensity',
    });
    expect(conversionOf('1.2', 't', 'm³', rest)).toEqual({ size: '0.5', by: 'usualDensity' });
  });

  it('is the fuel that it is', () => {
    expect(convertUnits('1000', 'l', 'kg', { fuel: '1011' })).toBe('833.519');
    expect(convertUnits('100', 'l', 'kWh (Gross CV)', { fuel: '1011' })).toBe('1051.1');
    expect(convertUnits('100', 'l', 'kWh (Net CV)', { fuel: '1011' })).toBe('989.1');
    expect(convertUnits('500', 'm³', 'kWh', { fuel: '1004' })).toBe('5592');
    expect(convertUnits('1', 'kWh (Gross CV)', 'kWh (Net CV)', { fuel: '1004' })).toBe('0.90258');
  });

  it.each([
    ['m³', 't', {}],
    ['m³', 't', { density: '0' }],
    ['bag', 't', {}],
    ['bag', 't', { density: '2400', unitWeight: '0' }],
    ['l', 'kWh', {}],
    ['kWh', 'kWh (Net CV)', {}],
    ['kWh', 't', { density: '2400' }],
    ['km', 't', { density: '2400' }],
    ['t', 'passenger km', {}],
  ])('does not lead from %s to %s by %j', (from, to, way) => {
    expect(convertUnits('1', from, to, way)).toBeUndefined();
  });
});

const families = [
  ['kg', 'g', 't', 'ton (UK)', 'lb'],
  ['m³', 'l', 'ml', 'Ml', 'gal (UK)', 'ft³', 'yd³', 'large skip (12 yd³)'],
  ['km', 'm', 'mi', 'yd'],
  ['MJ', 'kWh', 'GJ', 'MWh', 'therm'],
  ['t km', 't mi'],
];
const pair = fc
  .constantFrom(...families)
  .chain((units) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)));
const amount = fc
  .bigInt({ min: 1n, max: 10n ** 12n })
  .map((size) => plainDecimal(decimalOf(size, 3)));

it('comes back from any other unit of its kind as it went, to the last thousandth', () => {
  fc.assert(
    fc.property(amount, pair, (quantity, [from, to]) => {
      const back = convertUnits(convertUnits(quantity, from, to) ?? '', to, from) ?? '';
      expect(rounded(scaled(back, 12), 10n ** 9n)).toBe(scaled(quantity, 3));
    }),
    { numRuns: 2000 },
  );
});

it('knows the kind of a unit, and counts what it does not know', () => {
  expect(['t', 'l', 'mi', 'kWh', 'pallet'].map(kindOf)).toEqual([
    'mass',
    'volume',
    'length',
    'energy',
    'count',
  ]);
});

it.each([
  ['ton', false],
  [' Tons', false],
  ['ton (UK)', true],
  ['t', true],
  ['tonnes', true],
])('takes the unit %s: %s', (word, isTaken) => {
  expect(requiredUnit.safeParse(word).success).toBe(isTaken);
});
