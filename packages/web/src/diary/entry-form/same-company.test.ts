import { aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { expect, it } from 'vitest';
import { valuesOf } from './fields.ts';
import { overlapping } from './same-company.tsx';

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
