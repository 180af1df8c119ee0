import { expect, it } from 'vitest';
import { definitionOf, figureDefinitions } from './figure-definitions.ts';
import type { FigureDefinition } from './kernel/figure-definition.ts';
import { minHighScore } from './risk/score.ts';
import { insuranceWarningDays } from './suppliers/compliance.ts';
import { onTimeBy, scorePeriodDays } from './workforce/scores.ts';

const all = Object.values(figureDefinitions).flatMap((feature) =>
  Object.values<FigureDefinition>(feature),
);

it('gives every name one meaning, whatever its capitals', () => {
  const names = all.map(({ name }) => name.toLowerCase());
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});

it('says what each figure is, from a capital letter on', () => {
  for (const figure of all)
    for (const text of Object.values(figure)) expect(text).toMatch(/^[A-Z]\S/);
});

it('names the limits that the rules use', () => {
  expect(definitionOf('Insurance expiring')?.formula).toContain(`${insuranceWarningDays} days`);
  expect(definitionOf('High risks')?.formula).toContain(`${minHighScore} or more`);
  expect(definitionOf('Late days')?.formula).toContain(onTimeBy);
  expect(definitionOf('Absences')?.formula).toContain(`last ${scorePeriodDays}`);
});
