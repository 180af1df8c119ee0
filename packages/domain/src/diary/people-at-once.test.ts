import { describe, expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import { arePeopleLeftOut, type CountedEntry, figuresOf } from './figures.ts';
import { stoppedCompanies, unclockedCompanies } from './unclocked.ts';

const date = '2026-11-12';
type Row = { from?: string; to?: string; people?: number; company?: string; name?: string };

const entriesOf = (rows: readonly Row[]): CountedEntry[] =>
  rows.map(({ from, to, people, name, company = 'Ribble Roofing' }, index) => ({
    id: index + 1,
    type: 'labour',
    company: company || null,
    labor: laborText({
      ...{ company, startTime: from ?? '', finishTime: to ?? '' },
      ...{ operatives: people, workerName: name },
    }),
  }));

const morning = { from: '08:00', to: '12:00', people: 4 };
const afternoon = { from: '13:00', to: '17:00', people: 4 };
const dan = { name: 'Dan Price' };
const ivo = { name: 'Ivo Novak' };

describe('the people of a day', () => {
  it.each<[string, Row[], number]>([
    ['a morning and an afternoon of the same four', [morning, afternoon], 4],
    ['fewer in the afternoon', [morning, { ...afternoon, people: 3 }], 4],
    ['more in the afternoon', [morning, { ...afternoon, people: 6 }], 6],
    ['entries that overlap for an hour', [morning, { ...afternoon, from: '11:00' }], 8],
    ['entries that touch at noon', [morning, { ...afternoon, from: '12:00' }], 4],
    // 08:00 to 12:00: 4; 10:00 to 12:00: 4 + 2; 13:00 to 17:00: 4.
    [
      'three entries, two at one time',
      [morning, { ...morning, from: '10:00', people: 2 }, afternoon],
      6,
    ],
    // 4 + 3 at 11:00, 3 + 5 at 14:00; the first and the last are never there together.
    [
      'three entries in a chain',
      [
        morning,
        { from: '11:00', to: '15:00', people: 3 },
        { ...afternoon, from: '14:00', people: 5 },
      ],
      8,
    ],
    ['a day shift and a night shift', [morning, { from: '22:00', to: '06:00', people: 3 }], 4],
    // Until 23:00, and from 22:00 over midnight.
    [
      'an evening that runs into a night shift',
      [
        { from: '18:00', to: '23:00', people: 4 },
        { from: '22:00', to: '06:00', people: 3 },
      ],
      7,
    ],
    ['an entry without times beside both', [morning, afternoon, { people: 2 }], 6],
    ['an entry with a start only', [morning, afternoon, { from: '07:00', people: 2 }], 6],
    ['two entries without times', [{ people: 2 }, { people: 3 }], 5],
    ['an entry of no length', [{ from: '18:00', to: '18:00', people: 5 }, morning], 5],
    ['two firms, each by itself', [morning, { ...afternoon, company: 'Wharfe Cladding' }], 8],
    ['a firm in capitals', [morning, { ...afternoon, company: ' RIBBLE roofing' }], 4],
    // Without a company they are counted together, as one.
    [
      'no company',
      [
        { ...morning, company: '' },
        { ...afternoon, company: '', people: 3 },
      ],
      4,
    ],
    [
      'one named worker twice',
      [
        { ...morning, ...dan, people: 1 },
        { ...afternoon, ...dan, people: 1 },
      ],
      1,
    ],
    [
      'one named worker twice at one time',
      [
        { ...morning, ...dan, people: 1 },
        { from: '10:00', to: '11:00', ...dan },
      ],
      1,
    ],
    [
      'two named workers, one after the other',
      [
        { ...morning, ...dan, people: 1 },
        { ...afternoon, ...ivo, people: 1 },
      ],
      2,
    ],
    // Dan may be one of the four of the afternoon.
    ['a named worker before four without names', [{ ...morning, ...dan, people: 1 }, afternoon], 4],
    ['a named worker beside four without names', [{ ...morning, ...dan, people: 1 }, morning], 5],
    ['nobody', [], 0],
  ])('of %s', (_, rows, people) => {
    expect(figuresOf(entriesOf(rows), [], date).peopleOnSite).toBe(people);
  });

  it('leaves the hours of both entries as they are', () => {
    // 4 x 4 + 4 x 4
    expect(figuresOf(entriesOf([morning, afternoon]), [], date).labourHours).toBe('32.0');
  });
});

const clocked = (operatives: number) => ({
  ...{ name: 'Ribble Roofing', company: 'Ribble Roofing', diaryEntryId: null },
  ...{ operatives, workerIds: [], worked: 0, lost: 0 },
  ...{ startedAt: `${date}T08:00:00.000Z`, endedAt: `${date}T09:00:00.000Z` },
});

it.each([
  [3, 4, true],
  [5, 5, false],
])('compares them with %i on the clock', (operatives, people, isClockLeftOut) => {
  const entries = entriesOf([morning, afternoon]);
  const crews = [clocked(operatives)];
  expect(figuresOf(entries, crews, date).peopleOnSite).toBe(people);
  const isLeftOut = arePeopleLeftOut(entries, crews, date);
  expect(isLeftOut('Ribble Roofing', 'byClock')).toBe(isClockLeftOut);
  expect(isLeftOut('Ribble Roofing', 'byWord')).toBe(!isClockLeftOut);
});

it.each([
  ['apart', [morning, afternoon], 4],
  ['at one time', [morning, { ...morning, people: 2 }], 6],
])('is the number of the roll call for entries %s', (_, rows, people) => {
  const entries = entriesOf(rows);
  const stopped = { ...clocked(1), finishedAt: `${date}T09:00:00.000Z` };
  expect(unclockedCompanies(entries, [], date)).toEqual([{ company: 'Ribble Roofing', people }]);
  expect(stoppedCompanies(entries, [stopped], date)).toMatchObject([{ people }]);
});
