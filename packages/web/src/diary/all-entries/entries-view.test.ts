import { expect, it } from 'vitest';
import { tableSearch } from '../../ui/table/table-view.ts';
import { filterOf, oneChoiceEach, withRange } from './entries-view.ts';

const today = '2026-11-15';

it.each([
  [{}, '2026-10-17', '2026-11-15'],
  [{ range: 'today' }, '2026-11-15', '2026-11-15'],
  [{ range: 'week' }, '2026-11-09', '2026-11-15'],
  [{ range: 'custom', from: '2026-03-29', to: '2026-03-30' }, '2026-03-29', '2026-03-30'],
  [{ range: 'custom', from: 'soon' }, '2026-10-17', '2026-11-15'],
])('reads %j as the days from %s to %s', (view, from, to) => {
  expect(filterOf(view, today)).toMatchObject({ from, to });
});

it('asks the server for what the address says', () => {
  const parse = tableSearch('contract', 'author', 'type', 'photos', 'weather');
  const view = parse({
    contract: 3,
    author: '7',
    type: 'plant',
    photos: 'yes',
    weather: 'yes',
    q: ' crane ',
    other: 'dropped',
  });
  expect(filterOf(view, today)).toMatchObject({
    projectId: 3,
    userId: 7,
    type: 'plant',
    hasPhotos: 'true',
    hasWeatherImpact: 'true',
    q: 'crane',
  });
});

it('asks for nothing that no server would understand', () => {
  expect(filterOf({ contract: 'x', type: 'gold' }, today)).toMatchObject({
    projectId: undefined,
    type: undefined,
  });
});

it('starts a custom range with the days in sight, and forgets them with it', () => {
  const custom = withRange({ range: 'week' }, 'custom', today);
  expect(custom).toEqual({ range: 'custom', from: '2026-11-09', to: '2026-11-15' });
  expect(withRange(custom, 'month', today)).toEqual({});
});

it('takes the contract that was chosen last, in place of the others', () => {
  expect(oneChoiceEach({ contract: '3|5', photos: 'yes' })).toMatchObject({
    contract: '5',
    photos: 'yes',
  });
});
