import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { decimalOf } from '../kernel/decimal.ts';
import {
  carbonCategories,
  carbonModules,
  carbonQualities,
  carbonScopes,
  termKinds,
} from './carbon-values.ts';
import { FootprintQuery, RestatementQuery } from './footprint.ts';
import {
  type Basis,
  type CarbonContract,
  contractFootprint,
  differenceOf,
  type KindSum,
  previousSpan,
  totalOf,
  unrestatedTermCount,
} from './footprint-rules.ts';
import { type Sums, sharesIn } from './footprint-shares.ts';
import { sumOfKilograms } from './kilograms.ts';
import { restatementOf } from './restate.ts';

const basis: Basis = {
  modules: [...carbonModules],
  includesLosses: false,
  includesWtt: false,
  statedYear: null,
};

const kilograms = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((size) => decimalOf(size, 6));
const kindSum: fc.Arbitrary<KindSum> = fc.record({
  projectId: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom(...termKinds),
  kilograms,
  kept: fc.nat(9),
});
const part = fc.record({
  category: fc.constantFrom(...carbonCategories),
  module: fc.constantFrom(...carbonModules),
  scope: fc.constantFrom(...carbonScopes),
  quality: fc.constantFrom(...carbonQualities),
  kilograms,
});

const nothing: Sums = {
  parts: [],
  suppliers: [],
  months: [],
  hotspots: [],
  sets: [],
  waste: [],
};
const sumOf = (rows: { kilograms: string }[]) =>
  sumOfKilograms(rows.map(({ kilograms: size }) => size));

describe('a total', () => {
  it('is the same in any order, to the milligram', () => {
    fc.assert(
      fc.property(fc.array(kindSum), fc.infiniteStream(fc.nat()), (sums, chance) => {
        const shuffled = sums
          .map((sum) => ({ sum, at: chance.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ sum }) => sum);
        expect(totalOf(shuffled, basis)).toBe(totalOf(sums, basis));
      }),
    );
  });

  it('is the same by category, by module, by scope and by quality', () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const total = sumOf(parts);
        const { byCategory, byModule, byScope, qualities } = sharesIn({ ...nothing, parts }, total);
        for (const rows of [byCategory, byModule, byScope, qualities])
          expect(sumOf(rows)).toBe(total);
      }),
    );
  });

  it('never holds what plants had taken in, and the rest as the boundary says', () => {
    const sums = termKinds.map((kind) => ({ projectId: 1, kind, kilograms: '1.000000', kept: 1 }));
    expect(totalOf(sums, basis)).toBe('1.000000');
    expect(totalOf(sums, { ...basis, includesLosses: true, includesWtt: true })).toBe('3.000000');
    expect(unrestatedTermCount(sums, basis)).toBe(0);
    expect(unrestatedTermCount(sums, { ...basis, statedYear: 2025, includesWtt: true })).toBe(2);
  });
});

it('splits a change into two effects that add up to it', () => {
  const restated = fc.record({ recorded: fc.array(kindSum), restated: fc.array(kindSum) });
  fc.assert(
    fc.property(restated, restated, (before, after) => {
      const query = {
        year: 2025,
        beforeFrom: '2024-01-01',
        beforeTo: '2024-12-31',
        afterFrom: '2025-01-01',
        afterTo: '2025-12-31',
      } as const;
      const { change, activityEffect, factorEffect, ...spans } = restatementOf(
        query,
        before,
        after,
        basis,
      );
      expect(sumOfKilograms([activityEffect, factorEffect])).toBe(change);
      expect(differenceOf(spans.after.recorded, spans.before.recorded)).toBe(change);
    }),
  );
});

const contract: CarbonContract = {
  projectId: 1,
  slug: 'kestrel-wharf',
  code: null,
  name: 'Kestrel Wharf',
  status: 'active',
  startDate: '2026-01-01',
  finishDate: '2026-01-10',
  contractValue: '300000.00',
  target: '1000.000',
  area: '30.00',
};
const sums: KindSum[] = [{ projectId: 1, kind: 'direct', kilograms: '250.000000', kept: 0 }];
const on = (today: string, over: Partial<CarbonContract> = {}, span = {}) =>
  contractFootprint({ ...contract, ...over }, { sums, counts: [], earlier: [] }, basis, {
    span,
    today,
  });

describe('a target', () => {
  it.each([
    ['2025-12-31', '0.000000', '-250.000000'],
    ['2026-01-01', '100.000000', '-150.000000'],
    ['2026-01-05', '500.000000', '250.000000'],
    ['2026-02-28', '1000.000000', '750.000000'],
  ])('on %s has %s for the days that have passed', (today, targetToDate, underTarget) => {
    expect(on(today)).toMatchObject({ targetToDate, underTarget });
  });

  it('has for a span what belongs to its days', () => {
    const span = { from: '2026-01-03', to: '2026-01-04' };
    expect(on('2026-02-28', {}, span).targetToDate).toBe('200.000000');
  });

  it('works up to the last day of the calendar', () => {
    expect(on('2026-01-05', { finishDate: '9999-12-31' }).targetToDate).toBe('0.001717');
  });

  it('is one for the whole, where the contract has no dates', () => {
    expect(on('2026-01-05', { startDate: null })).toMatchObject({
      targetToDate: null,
      underTarget: '750.000000',
    });
    expect(on('2026-01-05', { target: null })).toMatchObject({ target: null, underTarget: null });
  });
});

it('is divided by the value and by the area only where there are some', () => {
  expect(on('2026-01-05')).toMatchObject({ perHundredThousand: '83.333', perSquareMetre: '8.333' });
  expect(on('2026-01-05', { contractValue: null, area: null })).toMatchObject({
    perHundredThousand: null,
    perSquareMetre: null,
  });
  expect(on('2026-01-05', { contractValue: '0.00' }).perHundredThousand).toBeNull();
});

it.each([
  [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-01-29', to: '2026-02-28' },
  ],
  [{ from: '2026-11-14' }, { from: '2026-11-12', to: '2026-11-13' }],
  [{ to: '2026-03-31' }, undefined],
  [{ from: '2026-12-01' }, undefined],
  [{ from: '0700-01-01' }, undefined],
])('%o comes after %o', (span, before) => {
  expect(previousSpan(span, '2026-11-15')).toEqual(before);
});

const some = {
  isHazardous: false,
  entries: 1,
  unit: 't',
  quantity: '1',
  density: null,
  unitWeight: null,
};

it('counts waste as diverted only if it is known not to go to landfill', () => {
  const waste = [
    { ...some, wasteRoute: 'Landfill' },
    { ...some, wasteRoute: 'Closed-loop', unit: 'kg', quantity: '2000' },
    { ...some, wasteRoute: null, isHazardous: true },
  ] as const;
  expect(sharesIn({ ...nothing, waste: [...waste] }, '0').waste).toEqual({
    tonnes: '4',
    percent: '50.0',
    hazardousTonnes: '1',
    unweighed: 0,
  });
});

it('counts waste of unknown weight, and calculates the per cent over the rest', () => {
  const skip = { ...some, wasteRoute: 'Open-loop', unit: 'm³', quantity: '2' } as const;
  const landfill = { ...some, wasteRoute: 'Landfill' } as const;
  const wasteOf = (waste: Sums['waste']) => sharesIn({ ...nothing, waste }, '0').waste;
  const unknown = { ...skip, entries: 2, quantity: null, unit: null };
  expect(wasteOf([landfill, { ...skip, density: '1500' }, skip, unknown])).toMatchObject({
    tonnes: '4',
    percent: '75.0',
    unweighed: 3,
  });
  expect(wasteOf([skip])).toMatchObject({ tonnes: '0', percent: null, unweighed: 1 });
});

it('cites no year if none was entered', () => {
  const sets: Sums['sets'] = [
    { factorSource: 'own', factorYear: 2024, terms: 1 },
    { factorSource: 'epd', factorYear: null, terms: 2 },
  ];
  expect(sharesIn({ ...nothing, sets }, '0').sets.map(({ citation }) => citation)).toEqual([
    'Own factors, 2024',
    'Environmental product declarations',
  ]);
});

describe('a span', () => {
  it('that ends before it begins is refused at its end', () => {
    const faults = (schema: z.ZodType, query: object) =>
      schema.safeParse(query).error?.issues.map(({ path }) => path.join('.')) ?? [];
    const [first, last] = ['2026-03-01', '2026-03-31'];
    expect(faults(FootprintQuery, { from: last, to: first })).toEqual(['to']);
    expect(faults(FootprintQuery, { from: first, to: first })).toEqual([]);
    expect(faults(FootprintQuery, { from: first })).toEqual([]);
    const before = { year: '2025', beforeFrom: last, beforeTo: first };
    expect(faults(RestatementQuery, { ...before, afterFrom: last, afterTo: first })).toEqual([
      'beforeTo',
      'afterTo',
    ]);
  });
});
