import { expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import {
  addedByEntries,
  arePeopleLeftOut,
  type CountedCrew,
  type CountedEntry,
  figuresOf,
} from './figures.ts';

const anEntry = (over: Partial<CountedEntry> = {}): CountedEntry => ({
  id: 1,
  type: 'labour',
  company: 'Harkness Formwork',
  labor: laborText({ operatives: 9, startTime: '07:30', finishTime: '13:00' }),
  ...over,
});

const alone = anEntry({
  id: 4,
  company: 'Calder',
  labor: laborText({ startTime: '07:30', finishTime: '12:00' }),
});
const machine = anEntry({ id: 3, type: 'plant', labor: laborText({ type: 'plant' }) });

const at = (time: string) => `2026-03-02T${time}:00.000Z`;

/** The minutes of so many hours. */
const h = (hours: number) => hours * 60;

const figures = (entries: CountedEntry[], crews: CountedCrew[]) =>
  figuresOf(entries, crews, '2026-03-02');

const aCrew = (over: Partial<CountedCrew> = {}): CountedCrew => ({
  name: 'Dunmore Civils',
  company: 'Dunmore Civils',
  diaryEntryId: null,
  operatives: 6,
  startedAt: at('07:30'),
  endedAt: at('13:24'),
  workerIds: [],
  worked: h(5.9),
  lost: 0,
  ...over,
});

it('is nothing on a day without anybody', () => {
  expect(figures([], [])).toEqual({ peopleOnSite: 0, labourHours: '0.0', hoursLost: '0.0' });
});

it('adds up people and their hours, and leaves machines out', () => {
  // 9 x 5.5 + 1 x 4.5
  expect(figures([anEntry(), alone, machine], [])).toMatchObject({
    peopleOnSite: 10,
    labourHours: '54.0',
  });
});

it('counts nobody for an entry that says neither who nor how many', () => {
  const summaryOnly = JSON.stringify({ startTime: '08:00', finishTime: '17:00', hours: '9.0' });
  expect(figures([anEntry({ company: null, labor: summaryOnly }), alone], [])).toMatchObject({
    peopleOnSite: 1,
    labourHours: '4.5',
  });
});

it('adds crews by their clock, and what they lost for each head', () => {
  // 4.5 + 6 x 5.9; nine carpenters standing for 42 minutes
  const standing = aCrew({ company: 'Harkness Formwork', operatives: 9, worked: 0, lost: 42 });
  expect(figures([alone], [aCrew(), standing])).toEqual({
    peopleOnSite: 16,
    labourHours: '39.9',
    hoursLost: '6.3',
  });
});

it('counts a crew that became an entry once, by its clock', () => {
  // 9 x 5 + 4.5
  const finished = aCrew({ company: null, operatives: 9, worked: h(5), diaryEntryId: 1 });
  expect(figures([anEntry(), alone], [finished])).toMatchObject({
    peopleOnSite: 10,
    labourHours: '49.5',
  });
});

const bower = (startTime: string, finishTime: string, over: Partial<CountedEntry> = {}) =>
  anEntry({
    company: 'Bower Steelfixing',
    labor: laborText({ operatives: 7, startTime, finishTime }),
    ...over,
  });
const bowerCrew = (over: Partial<CountedCrew> = {}) =>
  aCrew({
    name: 'Bower',
    company: 'BOWER steelfixing ',
    operatives: 7,
    startedAt: at('14:30'),
    endedAt: at('19:55'),
    worked: 325,
    ...over,
  });

it.each([
  // 13:13 to 14:30 is written only: 7 x 77 min, and 7 x 325 min by the clock.
  ['an overlap once', bower('13:13', '17:43'), {}, '46.9'],
  ['an hour within the clock by the clock', bower('15:00', '16:00'), {}, '37.9'],
  // 7 x 4 h written, 7 x 325 min by the clock.
  ['times apart both', bower('08:00', '12:00'), {}, '65.9'],
  // The pause of 25 min is not filled: 7 x 5 h.
  ['a pause within an entry by the clock', bower('14:30', '19:55'), { worked: 300 }, '35.0'],
  // 2 x 325 min by the clock, 5 more people for 4 h 30 from 14:30, 7 for 77 min before.
  ['people beyond those on the clock', bower('13:13', '19:00'), { operatives: 2 }, '42.3'],
])('counts %s', (_, entry, over, hours) => {
  expect(figures([entry], [bowerCrew(over)])).toMatchObject({
    peopleOnSite: 7,
    labourHours: hours,
  });
});

it('adds two entries and two crews of a company up', () => {
  // Each entry of 7 stretches 60 min before its crew: 7 x (2 x 60 + 325 + 60).
  const early = bowerCrew({ startedAt: at('09:00'), endedAt: at('10:00'), worked: 60 });
  const entries = [bower('08:00', '10:00'), bower('13:30', '15:00', { id: 2 })];
  expect(figures(entries, [early, bowerCrew()])).toMatchObject({ labourHours: '58.9' });
});

it('counts of an entry without times what exceeds the clocked hours', () => {
  const labor = (hours: number) => JSON.stringify({ company: 'Bower', operatives: 7, hours });
  const entry = (hours: number) => anEntry({ company: 'Bower Steelfixing', labor: labor(hours) });
  expect(figures([entry(5)], [bowerCrew()])).toMatchObject({ labourHours: '37.9' });
  // 7 x 8 h
  expect(figures([entry(8)], [bowerCrew()])).toMatchObject({ labourHours: '56.0' });
});

it('says how much of each entry is not in the clocked hours', () => {
  const entries = [bower('13:13', '17:43'), bower('15:00', '16:00', { id: 2 }), alone];
  expect([...addedByEntries(entries, [bowerCrew({ operatives: 10 })], '2026-03-02')]).toEqual([
    [1, 539],
    [2, 240],
    [alone.id, 270],
  ]);
});

it('counts people who stopped and started again once, with the hours of both', () => {
  const morning = aCrew({ endedAt: at('11:30'), worked: h(4) });
  const afternoon = aCrew({ startedAt: at('11:30'), endedAt: at('15:00'), worked: h(3.5) });
  // 6 people; 6 x 7.5
  expect(figures([], [morning, afternoon])).toMatchObject({
    peopleOnSite: 6,
    labourHours: '45.0',
  });
});

it('counts two crews of a firm that are there at the same time, however its name is written', () => {
  const one = aCrew({ operatives: 3 });
  const other = aCrew({ name: 'DUNMORE civils', operatives: 4, startedAt: at('10:00') });
  const later = aCrew({ operatives: 5, startedAt: at('13:24'), endedAt: at('15:00') });
  expect(figures([], [one, other, later])).toMatchObject({ peopleOnSite: 7 });
});

it('counts a named worker once who left the gang and worked alone', () => {
  const gang = aCrew({ operatives: 4, workerIds: [1, 2, 3], worked: h(4) });
  const one = aCrew({ name: 'Dan Price', operatives: 1, workerIds: [2], worked: h(4) });
  const other = aCrew({ name: 'Ivo Novak', operatives: 1, workerIds: [9], worked: h(4) });
  // 1, 2, 3 and 9 by name, and one whose name is not known; 6 x 4
  expect(figures([], [gang, one, other])).toMatchObject({ peopleOnSite: 5, labourHours: '24.0' });
});

it('rounds the sum, not the parts', () => {
  // 08:00 to 08:02 each: 0.0 h alone, 10 x 2 min = 0.3 h together
  const labor = laborText({ operatives: 10, startTime: '08:00', finishTime: '08:02' });
  expect(figures([anEntry({ labor })], [])).toMatchObject({ labourHours: '0.3' });
});

it.each([
  ['fewer by the clock', 6, { byClock: true, byWord: false }],
  ['as many by the clock', 9, { byClock: false, byWord: true }],
])('leaves the smaller number of people of a company out: %s', (_, operatives, leftOut) => {
  const crew = aCrew({ company: 'HARKNESS formwork', operatives });
  const isLeftOut = arePeopleLeftOut([anEntry()], [crew], '2026-03-02');
  const [byClock, byWord] = (['byClock', 'byWord'] as const).map((source) =>
    isLeftOut('Harkness Formwork', source),
  );
  expect({ byClock, byWord }).toEqual(leftOut);
});

it('leaves nobody out of a company that has one kind of record', () => {
  const isLeftOut = arePeopleLeftOut([alone], [aCrew()], '2026-03-02');
  expect([isLeftOut('Calder', 'byWord'), isLeftOut('Dunmore Civils', 'byClock')]).toEqual([
    false,
    false,
  ]);
});
