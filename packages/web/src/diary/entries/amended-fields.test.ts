import { laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { expect, it } from 'vitest';
import { changesIn } from './amended-fields.ts';

it('shows old and new values, by the names on the form', () => {
  const before = { date: '2026-03-02T00:00:00.000Z', workSummary: 'Poured 16 m³' };
  const after = { date: '2026-03-03T00:00:00.000Z', workSummary: 'Poured 18 m³' };
  expect(changesIn(before, after)).toEqual([
    { field: 'Date', was: '02/03/2026', is: '03/03/2026' },
    { field: 'Work Summary', was: 'Poured 16 m³', is: 'Poured 18 m³' },
  ]);
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
