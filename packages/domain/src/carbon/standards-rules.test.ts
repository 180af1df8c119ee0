import { describe, expect, it } from 'vitest';
import { aFactor } from './factor.fixture.ts';
import {
  alreadyOverridden,
  factorFromImportedSet,
  factorRetired,
  noSuchOfficialRow,
  noSuchVehicle,
  nothingToUndo,
  obstacleToOverriding,
  obstacleToReplacing,
  obstacleToUndoing,
  obstacleToVehicle,
  tooLateToUndo,
  undoableUntil,
  unitDiffers,
} from './standards-rules.ts';

const setAt = '2026-11-14T10:00:00.000Z';

describe('taking a change back', () => {
  it.each([
    ['2026-11-14T10:00:01Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T09:59:59Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:00:00Z', null],
  ])('at %s is possible until %s', (now, until) => {
    expect(undoableUntil(setAt, new Date(now))).toBe(until);
  });

  it('needs a change, and one of the last day', () => {
    expect(obstacleToUndoing({ id: null, undoableUntil: null })).toBe(nothingToUndo);
    expect(obstacleToUndoing({ id: 7, undoableUntil: null })).toBe(tooLateToUndo);
    expect(obstacleToUndoing({ id: 7, undoableUntil: setAt })).toBeUndefined();
  });
});

describe('a factor of our own', () => {
  it.each([
    ['nothing', { replaces: null, unit: 'l' }, undefined, false, undefined],
    ['no row', { replaces: '1_1', unit: 't' }, undefined, false, noSuchOfficialRow],
    ['a row by another unit', { replaces: '1_1', unit: 'l' }, aFactor(), false, unitDiffers],
    ['a row that is taken', { replaces: '1_1', unit: 't' }, aFactor(), true, alreadyOverridden],
    ['a row that is free', { replaces: '1_1', unit: 'tonnes' }, aFactor(), false, undefined],
  ])('overrides %s', (_, draft, official, isTaken, problem) => {
    expect(obstacleToOverriding(draft, official, isTaken)?.problem).toBe(problem);
  });

  it('is replaced once, and not where it came in a workbook', () => {
    expect(obstacleToReplacing({ source: 'own', retiredAt: null })).toBeUndefined();
    expect(obstacleToReplacing({ source: 'epd', retiredAt: setAt })).toBe(factorRetired);
    expect(obstacleToReplacing({ source: 'ice', retiredAt: null })).toBe(factorFromImportedSet);
  });
});

it('requires a factor per tonne-kilometre for lorries', () => {
  expect(obstacleToVehicle(aFactor({ unit: 't km' }))).toBeUndefined();
  expect(obstacleToVehicle(aFactor({ unit: 'km' }))).toBe(noSuchVehicle);
  expect(obstacleToVehicle(undefined)).toBe(noSuchVehicle);
});
