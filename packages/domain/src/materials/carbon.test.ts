import { describe, expect, it } from 'vitest';
import { aFactor } from '../carbon/factor.fixture.ts';
import type { Factor } from '../carbon/factor.ts';
import { Refused } from '../kernel/problem.ts';
import {
  carbonFor,
  carbonSourceRequired,
  factorNeedsWeight,
  factorUnitDiffers,
  unknownFactor,
} from './carbon.ts';
import { aMaterialDraft } from './material.fixture.ts';
import { kilogramsOf, kilogramsPerUnit } from './weight.ts';

const concrete = '19_500_5020_15_1';

const refusal = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    if (error instanceof Refused) return error.problem;
  }
};

describe('weight', () => {
  it('is in kilograms, whatever unit was entered', () => {
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
  const by = (over: object, factor = aFactor()) => carbonFor(aMaterialDraft(over), factor);

  it('is its weight times the factor of a tonne', () => {
    // 2,400 kg = 2.4 t; 2.4 × 118.79306
    expect(by({ weight: '2400', carbonFactorId: concrete })).toEqual({
      carbonFactorId: concrete,
      carbonPerUnit: '285.103344',
      carbonSource: aFactor().citation,
      carbonYear: 2025,
    });
  });

  it('is by any unit that a way leads to', () => {
    const perUnit = (over: object, factor: object) =>
      by({ carbonFactorId: 'own-7', ...over }, aFactor(factor)).carbonPerUnit;
    // 1 m³ of 2,400 kg/m³, 0.103 kg for each of them
    expect(perUnit({ unit: 'm³' }, { unit: 'kg', value: '0.103', density: '2400' })).toBe('247.2');
    // What was weighed counts before what the source assumes.
    const weighed = { unit: 'm³', weight: '2000' };
    expect(perUnit(weighed, { unit: 'kg', value: '0.103', density: '2400' })).toBe('206');
    expect(perUnit({ unit: 'm²' }, { unit: 'm²', value: '14.5' })).toBe('14.5');
  });

  it('is never worked out from nothing', () => {
    const from = (over: object, factor?: Factor) =>
      refusal(() => carbonFor(aMaterialDraft(over), factor));
    expect(from({ carbonFactorId: concrete }, aFactor())).toEqual(factorNeedsWeight);
    expect(from({ carbonFactorId: 'made-up', weight: '1' })).toEqual(unknownFactor);
    expect(from({ carbonFactorId: 'own-7', unit: 'bag' }, aFactor({ unit: 'm²' }))).toEqual(
      factorUnitDiffers,
    );
    expect(from({ carbonPerUnit: '3.2' })).toEqual(carbonSourceRequired);
    expect(by({})).toMatchObject({ carbonPerUnit: null, carbonSource: null });
  });

  it('may come from a declaration that is named', () => {
    const own = { carbonPerUnit: '3.2', carbonSource: 'EPD S-P-01234', carbonYear: 2024 };
    expect(by(own)).toEqual({ ...own, carbonFactorId: null });
  });
});
