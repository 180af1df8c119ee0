import { describe, expect, it } from 'vitest';
import { Refused } from '../kernel/problem.ts';
import {
  carbonFor,
  carbonNeedsSource,
  carbonOf,
  factorIsUnknown,
  factorNeedsWeight,
} from './carbon.ts';
import { aMaterialDraft } from './material.fixture.ts';
import { kilogramsOf, kilogramsPerUnit } from './weight.ts';

const concrete = '19_500_5020_15_1';

const refusal = (deed: () => unknown) => {
  try {
    deed();
  } catch (error) {
    if (error instanceof Refused) return error.problem;
  }
};

describe('weight', () => {
  it('is told in kilograms, whatever it was written in', () => {
    expect(kilogramsOf({ weight: '2.4', weightUnit: 't' })).toBe('2400');
    expect(kilogramsOf({ weight: '850', weightUnit: 'g' })).toBe('0.85');
    expect(kilogramsOf({ weight: '25' })).toBe('25');
    expect(kilogramsOf({ weight: null })).toBeUndefined();
  });

  it('need not be given for what is counted by its weight', () => {
    expect(kilogramsPerUnit({ unit: 't' })).toBe('1000');
    expect(kilogramsPerUnit({ unit: 'kg', weight: '25' })).toBe('1');
    expect(kilogramsPerUnit({ unit: 'bag' })).toBeUndefined();
  });
});

describe('carbon of one unit', () => {
  it('is its weight times the factor of a tonne', () => {
    // 2,400 kg × 118.79306 kg a tonne ÷ 1,000
    expect(carbonOf('2400', '118.79306')).toBe('285.103344');
    expect(carbonOf('0.05', '3824.09335')).toBe('0.191205');
  });

  it('says by which factor of which source and year', () => {
    const draft = aMaterialDraft({ weight: '2400', carbonFactorId: concrete });
    expect(carbonFor(draft)).toEqual({
      carbonFactorId: concrete,
      carbonPerUnit: '285.103344',
      carbonSource: 'UK Government GHG Conversion Factors 2025',
      carbonYear: 2025,
    });
  });

  it('is never worked out from nothing', () => {
    const from = (over: object) => refusal(() => carbonFor(aMaterialDraft(over)));
    expect(from({ carbonFactorId: concrete })).toEqual(factorNeedsWeight);
    expect(from({ carbonFactorId: 'made-up', weight: '1' })).toEqual(factorIsUnknown);
    expect(from({ carbonPerUnit: '3.2' })).toEqual(carbonNeedsSource);
    expect(carbonFor(aMaterialDraft())).toMatchObject({ carbonPerUnit: null, carbonSource: null });
  });

  it('may come from a declaration that is named', () => {
    const own = { carbonPerUnit: '3.2', carbonSource: 'EPD S-P-01234', carbonYear: 2024 };
    expect(carbonFor(aMaterialDraft(own))).toEqual({ ...own, carbonFactorId: null });
  });
});
