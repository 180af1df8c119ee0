import { expect, it } from 'vitest';
import { changesIn, editBeforeSignOff, editOf } from './amended-fields.ts';
import { aDiaryEntry, laborText } from './diary-entry.fixture.ts';
import type { Amendment } from './diary-entry.ts';

const anAmendment = (over: Partial<Amendment>): Amendment => ({
  id: 1,
  diaryEntryId: 1,
  reason: 'The ticket says so',
  before: null,
  after: {},
  amendedAt: '2026-03-03T08:00:00.000Z',
  amendedByName: 'Ann Ray',
  ...over,
});

it('shows old and new values, by the names on the form', () => {
  const before = { date: '2026-03-02T00:00:00.000Z', workSummary: 'Poured 16 m³' };
  const after = { date: '2026-03-03T00:00:00.000Z', workSummary: 'Poured 18 m³' };
  expect(changesIn(before, after)).toEqual([
    { field: 'Date', was: '02/03/2026', is: '03/03/2026' },
    { field: 'Work Summary', was: 'Poured 16 m³', is: 'Poured 18 m³' },
  ]);
});

it('keeps who edited an entry before the sign-off, when others amend it after', () => {
  const edited = aDiaryEntry({ version: 2, editedByName: 'Joy Okafor' });
  const { editedByName, updatedAt } = edited;
  expect(editOf(edited, [])).toEqual({ editedByName, updatedAt });
  expect(editOf(aDiaryEntry({ version: 1 }), [])).toBeUndefined();
  const first = anAmendment({ id: 1, before: { ...editBeforeSignOff(edited) } });
  const amended = aDiaryEntry({ version: 4, isAmended: true, editedByName: 'Ann Ray' });
  expect(editBeforeSignOff(amended)).toBeUndefined();
  expect(editOf(amended, [anAmendment({ id: 2, before: {} }), first])).toEqual({
    editedByName,
    updatedAt,
  });
});

it('takes two ways of writing the same for the same', () => {
  const older = laborText({ type: undefined, hours: 9 });
  expect(changesIn({ labor: older }, { labor: laborText({ type: 'labour' }) })).toEqual([]);
});

it('shows removed values', () => {
  const was = { labor: laborText({ plant: 'Placing boom' }) };
  expect(changesIn(was, { labor: laborText() })).toEqual([
    { field: 'Plant Description', was: 'Placing boom', is: '–' },
  ]);
});

it('has nothing before an entry that is new', () => {
  expect(changesIn(null, { workSummary: 'Late' })).toEqual([
    { field: 'Work Summary', was: '–', is: 'Late' },
  ]);
});
