import { aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { expect, it } from 'vitest';
import { valuesOf } from './fields.ts';
import { overlapping, overlapText } from './same-company.tsx';

const from = (startTime: string, finishTime: string, over: object = {}) =>
  aDiaryEntry({ labor: laborText({ startTime, finishTime, ...over }) });

it.each([
  ['at the same time', from('08:00', '17:00'), 1],
  ['after the other has finished', from('12:00', '17:00'), 0],
  ['of another company', from('08:00', '17:00', { company: 'Bower' }), 0],
  ['of the same company in capitals', from('08:00', '17:00', { company: 'HARKNESS formwork' }), 1],
])('warns of an entry %s', (_, typed, count) => {
  const morning = { ...from('07:30', '12:00'), id: 2, startTime: '07:30', finishTime: '12:00' };
  const found = overlapping({ values: valuesOf(typed), entry: undefined, entries: [morning] });
  expect(found).toHaveLength(count);
});

it('names every overlap, earliest first', () => {
  const others = [
    { ...from('14:38', '14:39', { operatives: 1 }), startTime: '14:38', finishTime: '14:39' },
    { ...from('07:30', '14:00', { operatives: 4 }), startTime: '07:30', finishTime: '14:00' },
  ];
  expect(overlapText(others)).toBe(
    'Harkness Formwork already has entries on this day: 07:30 to 14:00 (4 people) and 14:38 to 14:39 (1 person). Log other people or other hours.',
  );
});
