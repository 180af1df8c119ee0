import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategory } from './risk.fixture.ts';
import {
  bandOf,
  overallScore,
  reductionOf,
  residualOf,
  riskOf,
  standingRisk,
  usualCategories,
  worstFirst,
} from './score.ts';

const rated = (
  likelihood: number,
  severity: number,
  residual: [number, number] | [null, null] = [null, null],
  weight = '1.00',
) =>
  aCategory({
    likelihood,
    severity,
    residualLikelihood: residual[0],
    residualSeverity: residual[1],
    weight,
  });

describe('the score of a contract', () => {
  it('weighs what is left of each risk, worked by hand', () => {
    const scores = [
      // 2 × (2 × 5) = 20
      rated(4, 5, [2, 5], '2.00'),
      // 1.5 × (3 × 4) = 18: without a residual rating
      rated(3, 4, [null, null], '1.50'),
      // 1.5 × (2 × 3) = 9
      rated(3, 3, [2, 3], '1.50'),
      // 1 × (5 × 2) = 10
      rated(5, 2, [null, null], '1.00'),
    ];
    // (20 + 18 + 9 + 10) / (2 + 1.5 + 1.5 + 1) = 57 / 6
    expect(overallScore(scores)).toBe('9.50');
  });

  it.each([
    // 1 × 1 + 2 × 2 = 5, of 3: 1.666…
    ['1.67', [rated(1, 1), rated(2, 1, [null, null], '2.00')]],
    // 0.01 × 25 + 1.99 × 1 = 2.24, of 2
    ['1.12', [rated(5, 5, [null, null], '0.01'), rated(1, 1, [null, null], '1.99')]],
    // 7 × 1 + 1 × 2 = 9, of 8: 1.125, and the half goes up
    ['1.13', [rated(1, 1, [null, null], '7.00'), rated(2, 1)]],
  ])('is %s to the hundredth', (score, scores) => {
    expect(overallScore(scores)).toBe(score);
  });

  it('lies between 1 and 25, and between the lowest and the highest of its risks', () => {
    const level = fc.integer({ min: 1, max: 5 });
    const weight = fc.integer({ min: 1, max: 9_999 }).map((size) => (size / 100).toFixed(2));
    const left = fc.option(fc.tuple(level, level), { nil: [null, null] as [null, null] });
    const one = fc.tuple(level, level, left, weight).map((each) => rated(...each));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (scores) => {
        const risks = scores.map(standingRisk);
        const score = Number(overallScore(scores));
        expect(score).toBeGreaterThanOrEqual(Math.max(1, Math.min(...risks)));
        expect(score).toBeLessThanOrEqual(Math.min(25, Math.max(...risks)));
      }),
    );
  });

  it('begins with eleven categories, of which safety counts twice', () => {
    expect(usualCategories).toHaveLength(11);
    expect(usualCategories[0]).toEqual({ category: 'Health and safety', weight: '2.00' });
  });
});

describe('a risk', () => {
  it('is the residual risk, once it is rated', () => {
    expect(riskOf(rated(4, 5))).toBe(20);
    expect(residualOf(rated(4, 5))).toBeNull();
    expect(standingRisk(rated(4, 5))).toBe(20);
    expect(standingRisk(rated(4, 5, [1, 5]))).toBe(5);
  });

  it('is brought down by so much of a hundred', () => {
    expect(reductionOf(rated(4, 5, [1, 5]))).toBe(75);
    expect(reductionOf(rated(4, 5))).toBeNull();
  });

  it.each([
    [1, 'low'],
    [6, 'low'],
    [6.99, 'low'],
    [7, 'medium'],
    [12, 'medium'],
    [13, 'high'],
    [19, 'high'],
    [20, 'critical'],
    [25, 'critical'],
  ])('of %s is %s', (risk, band) => {
    expect(bandOf(risk)).toBe(band);
  });

  it('comes before those that are lower today, and were lower to begin with', () => {
    const [first, second, third] = [rated(5, 4), rated(5, 5, [3, 4]), rated(3, 4)];
    expect(worstFirst([third, second, first])).toEqual([first, second, third]);
  });
});
