import { expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import { type CountedCrew, type CountedEntry, figuresOf } from './figures.ts';

const anEntry = (over: Partial<CountedEntry> = {}): CountedEntry => ({
  id: 1,
  type: 'labour',
  company: 'Harkness Formwork',
  labor: laborText({ operatives: 9, startTime: '07:30', finishTime: '13:00' }),
  ...over,
});

const alone = anEntry({
  id: 2,
  company: 'Calder',
  labor: laborText({ startTime: '07:30', finishTime: '12:00' }),
});
const machine = anEntry({ id: 3, type: 'plant', labor: laborText({ type: 'plant' }) });

/** The minutes of so many hours. */
const h = (hours: number) => hours * 60;

const figures = (entries: CountedEntry[], crews: CountedCrew[]) =>
  figuresOf(entries, crews, '2026-03-02');

const aCrew = (over: Partial<CountedCrew> = {}): CountedCrew => ({
  name: 'Dunmore Civils',
  company: 'Dunmore Civils',
  diaryEntryId: null,
  operatives: 6,
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

it('counts a company that wrote while its crew is at work once, as the more', () => {
  // 9 x 5.5 written, 8 x 6.5 by the clock
  const atWork = aCrew({ company: 'HARKNESS formwork ', operatives: 8, worked: h(6.5) });
  expect(figures([anEntry()], [atWork])).toMatchObject({
    peopleOnSite: 9,
    labourHours: '52.0',
  });
});

it('counts people who stopped and started again once, with the hours of both', () => {
  const morning = aCrew({ worked: h(4) });
  const afternoon = aCrew({ worked: h(3.5) });
  // 6 people; 6 x 7.5
  expect(figures([], [morning, afternoon])).toMatchObject({
    peopleOnSite: 6,
    labourHours: '45.0',
  });
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
