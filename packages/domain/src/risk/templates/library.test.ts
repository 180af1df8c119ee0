import { describe, expect, it } from 'vitest';
import { type Hazard, RamsContent } from '../rams.ts';
import { gapsOf } from '../rams-rules.ts';
import { type ControlType, controlTypes } from '../risk-values.ts';
import { minHighScore, riskOf, standingRisk } from '../score.ts';
import { ramsTemplates } from './library.ts';

const all = ramsTemplates.flatMap(({ title, content }) =>
  content.hazards.map((hazard) => ({ name: `${title}: ${hazard.hazard}`, hazard })),
);

const has = ({ controls }: Hazard, ...types: ControlType[]) =>
  controls.some(({ type }) => types.includes(type));

describe.each(ramsTemplates)('the template $title', ({ content }) => {
  it('can be saved unchanged, and lacks only its dates', () => {
    expect(RamsContent.parse(content)).toEqual(content);
    expect(gapsOf({ content, reviewDate: '2027-01-01' })).toEqual([]);
  });

  it('says who may do it, in which weather, with which permits', () => {
    expect(content.competences).not.toEqual([]);
    expect(content.weatherLimits).not.toEqual([]);
    expect(content.permits).not.toEqual([]);
  });
});

describe.each(all)('$name', ({ hazard }) => {
  it('leaves less than there was, and nothing that takes a Director', () => {
    expect(standingRisk(hazard)).toBeLessThan(riskOf(hazard));
    expect(standingRisk(hazard)).toBeLessThan(minHighScore);
  });

  it('is less bad only where something was eliminated, substituted or engineered', () => {
    const isLessBad = hazard.residualSeverity < hazard.severity;
    expect(!isLessBad || has(hazard, 'eliminate', 'substitute', 'engineer')).toBe(true);
  });

  it('is less likely by more than a step only where it does not hang on people alone', () => {
    const steps = hazard.likelihood - hazard.residualLikelihood;
    expect(steps <= 1 || has(hazard, 'eliminate', 'substitute', 'engineer')).toBe(true);
  });

  it('names its controls from the best to the least', () => {
    const places = hazard.controls.map(({ type }) => controlTypes.indexOf(type));
    expect(places).toEqual(places.toSorted());
  });
});
