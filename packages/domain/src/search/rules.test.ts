import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { findableBy, findableTypes } from './findable.ts';
import { arrangeGroups, obstacleToSearching, rarestWordPerType, tooShort } from './rules.ts';

const aHit = (recordId: number) => ({
  recordId,
  title: 'Quay Street',
  detail: null,
  day: null,
  quantity: null,
  projectName: null,
  slug: null,
});
const hits = (count: number) => Array.from({ length: count }, (_, i) => aHit(i + 1));

it('looks for nothing below two letters', () => {
  expect(obstacleToSearching([])).toBe(tooShort);
  expect(obstacleToSearching(['a', '7'])).toBe(tooShort);
  expect(obstacleToSearching(['a', 'qu'])).toBeUndefined();
});

it('shows each role the kinds that it may read', () => {
  expect(findableBy(anActor({ role: 'Director' }))).toEqual(findableTypes);
  expect(findableBy(anActor({ role: 'Viewer' }))).not.toContain('emailTemplate');
  expect(findableBy(anActor({ role: 'Viewer' }), 'emailTemplate')).toEqual([]);
  expect(findableBy(anActor({ role: 'Viewer' }), 'worker')).toEqual(['worker']);
});

it('searches each type by its rarest word, and skips types that lack a word', () => {
  const rarest = rarestWordPerType([
    { entity: 'contract', word: 'quay', count: 4 },
    { entity: 'contract', word: 'street', count: 2 },
    { entity: 'supplier', word: 'quay', count: 3 },
    { entity: 'supplier', word: 'street', count: 0 },
  ]);
  expect([...rarest.values()]).toEqual([{ entity: 'contract', word: 'street', count: 2 }]);
});

describe('the results', () => {
  it('begins with the kinds whose titles begin as asked', () => {
    const groups = arrangeGroups([
      { entity: 'file', hits: hits(1), hasMore: false, beginsSo: true },
      { entity: 'contract', hits: hits(1), hasMore: false, beginsSo: false },
      { entity: 'supplier', hits: hits(1), hasMore: false, beginsSo: true },
      { entity: 'worker', hits: [], hasMore: false, beginsSo: false },
    ]);
    expect(groups.map(({ entity }) => entity)).toEqual(['supplier', 'file', 'contract']);
  });

  it('is cut at a maximum, and shows where there is more', () => {
    const groups = arrangeGroups(
      [
        { entity: 'contract', hits: hits(2), hasMore: true, beginsSo: false },
        { entity: 'worker', hits: hits(2), hasMore: false, beginsSo: false },
        { entity: 'file', hits: hits(2), hasMore: false, beginsSo: false },
      ],
      3,
    );
    expect(groups.map(({ hits, hasMore }) => [hits.length, hasMore])).toEqual([
      [2, true],
      [1, true],
    ]);
  });
});
