import { type Emission, emissionOf } from '@sitewright/domain/carbon/emission';
import type { EmissionInput } from '@sitewright/domain/carbon/emission-input';
import { aFactor } from '@sitewright/domain/carbon/factor.fixture';
import { portionOf, productOf } from '@sitewright/domain/carbon/installation';
import { kilogramsEmitted, sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { expect, it } from 'vitest';
import { companionsOf } from './companion-ids.ts';
import { officialFactor } from './official-factors.ts';
import { findPlantRate } from './plant-rates.ts';
import { readTable } from './read-table.ts';
import { findWasteCode, wasteFactorOf } from './waste-codes.ts';

type Example = Record<'id' | 'title' | 'expected_kgco2e' | 'tolerance' | 'factor_ids', string>;
const examples = readTable<keyof Example>('worked-examples');

const year = 2024;

/** Calculated as in the product: the factors of the day and their companions. */
function calculateEntry(entry: Partial<EmissionInput> & Pick<EmissionInput, 'category'>): Emission {
  const { wasteCode, wasteRoute, factorId, returnFactorId } = entry;
  return emissionOf(
    { source: 'Example', ...entry },
    {
      year,
      factor: factorId
        ? officialFactor(factorId, year)
        : wasteCode && wasteRoute
          ? wasteFactorOf(wasteCode, wasteRoute, year)
          : undefined,
      companions: companionsOf(factorId ?? '', (id) => officialFactor(id, year)),
      returnFactor: officialFactor(returnFactorId ?? '', year),
      wasteCode: findWasteCode(wasteCode ?? ''),
    },
  );
}

type Result = string | null;

const fuel = (factorId: string, quantity: string, unit: string): Emission =>
  calculateEntry({ category: unit === 'l' ? 'plant' : 'energy', factorId, quantity, unit });

const waste = (
  wasteCode: string,
  wasteRoute: EmissionInput['wasteRoute'],
  quantity: string,
): Result =>
  calculateEntry({ category: 'waste', wasteCode, wasteRoute, quantity, unit: 't' }).carbonEmitted;

const electricity = () => fuel('7_400_4000_5_1', '12500', 'kWh');

const calculated: Record<string, () => Result> = {
  P2: () =>
    emissionOf(
      {
        source: 'Example',
        category: 'transport',
        transportWeight: '10',
        transportDistance: '1',
        transportLoss: '2.5',
      },
      { year, factor: aFactor({ unit: 't km', value: '2' }) },
    ).carbonEmitted,
  P3: () => {
    const installed = kilogramsEmitted('10', '3');
    const disposed = productOf('13', '10');
    const wasted = ['260', '20.5', disposed].map((kilograms) => portionOf(kilograms, '5'));
    return sumOfKilograms([installed, ...wasted]);
  },
  P4: () =>
    sumOfKilograms(
      [80, 60, 22, 27, 20, 20, 6, 3, 160, 90, 34, 45].map((kilograms) => `${kilograms}`),
    ),
  D1: () => fuel('1_101_1011_8_1', '1000', 'l').carbonEmitted,
  D3: () => fuel('1_101_1011_8_1', '1000', 'l').biogenic,
  D5: () => fuel('2_103_1036_8_1', '1000', 'l').carbonEmitted,
  D7: () => {
    const rate = findPlantRate('20 t excavator');
    const { perHour, factorId } = rate ?? {};
    return calculateEntry({ category: 'plant', hours: '42', perHour, factorId }).carbonEmitted;
  },
  D9: () => sumOfKilograms([electricity().carbonEmitted ?? '', electricity().losses]),
  D11: () => fuel('1_100_1004_6_1', '10000', 'kWh').carbonEmitted,
  D13: () => fuel('1_100_1004_1_1', '500', 'm³').carbonEmitted,
  D15: () =>
    calculateEntry({
      category: 'transport',
      factorId: '27_304_3140_14_1',
      transportWeight: '24',
      transportDistance: '80',
    }).carbonEmitted,
  D17: () =>
    calculateEntry({
      category: 'transport',
      factorId: '27_304_3119_4_1',
      transportDistance: '30',
      returnFactorId: '27_304_3117_4_1',
      returnDistance: '30',
    }).carbonEmitted,
  D19: () =>
    calculateEntry({
      category: 'transport',
      factorId: '5_303_3095_9_1',
      transportDistance: '40',
      distanceUnit: 'mi',
    }).carbonEmitted,
  D21: () => waste('17 01 01', 'Open-loop', '18'),
  D23: () => waste('17 02 01', 'Landfill', '2.4'),
  D25: () => waste('17 05 04', 'Landfill', '120'),
  D27: () => waste('17 06 05*', 'Landfill', '0.4'),
  D29: () => waste('20 03 01', 'Landfill', '0.3'),
  D30: () => waste('17 09 04', 'Landfill', '6.2'),
};

it('has every row of the table', () => {
  expect(Object.keys(calculated)).toEqual(examples.map(({ id }) => id));
});

/** 2.4 × 925.24423 is 2220.586152, which the table prints with five decimals and compares with six. */
const printed: Record<string, number> = { D23: 5 };

const numbers = examples.filter(({ expected_kgco2e }) => expected_kgco2e !== 'error');

it.each(
  numbers.map(({ id, title, expected_kgco2e, tolerance }) => [
    id,
    title,
    expected_kgco2e,
    tolerance,
  ]),
)('%s: %s is %s kg, within %s', (id = '', _title, expected, tolerance) => {
  const kilograms = Number(Number(calculated[id]?.()).toFixed(printed[id] ?? 6));
  expect(Math.abs(kilograms - Number(expected))).toBeLessThanOrEqual(Number(tolerance));
});

it('refuses mixed construction waste to landfill with a reason, and never counts it as zero', () => {
  expect(calculated.D30?.()).toBeNull();
  const entry = { category: 'waste', wasteCode: '17 09 04', wasteRoute: 'Landfill' } as const;
  expect(calculateEntry({ ...entry, quantity: '6.2', unit: 't' }).missing).toEqual([
    {
      field: 'wasteRoute',
      message:
        'Average construction to landfill has no official factor for 2024. Choose another or save a draft.',
    },
  ]);
});

it('is calculated with the rows that the table names', () => {
  const named = (id: string) => examples.find((example) => example.id === id)?.factor_ids;
  expect(wasteFactorOf('17 01 01', 'Open-loop', year)?.id).toBe(named('D21'));
  expect(wasteFactorOf('17 02 01', 'Landfill', year)?.id).toBe(named('D23'));
  expect(wasteFactorOf('17 05 04', 'Landfill', year)?.id).toBe(named('D25'));
  expect(wasteFactorOf('17 06 05', 'Landfill', year)?.id).toBe(named('D27'));
  expect(wasteFactorOf('20 03 01', 'Landfill', year)?.id).toBe(named('D29'));
});
