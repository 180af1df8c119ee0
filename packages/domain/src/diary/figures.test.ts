import { expect, it } from 'vitest';
import { laborText } from './diary-entry.fixture.ts';
import { type CountedCrew, type CountedEntry, figuresOf } from './figures.ts';

const anEntry = (over: Partial<CountedEntry> = {}): CountedEntry => ({
  id: 1,
  type: 'labour',
  company: 'Harkness Formwork',
  hours: '5.5',
  labor: laborText({ operatives: 9 }),
  ...over,
});

const alone = anEntry({ id: 2, company: 'Calder', hours: '4.5', labor: laborText() });
const machine = anEntry({ id: 3, type: 'plant', labor: laborText({ type: 'plant' }) });

const aCrew = (over: Partial<CountedCrew> = {}): CountedCrew => ({
  company: 'Dunmore Civils',
  diaryEntryId: null,
  operatives: 6,
  worked: 5.9,
  lost: 0,
  ...over,
});

it('is nothing on a day without anybody', () => {
  expect(figuresOf([], [])).toEqual({ peopleOnSite: 0, labourHours: '0.0', hoursLost: '0.0' });
});

it('adds up people and their hours, and leaves machines out', () => {
  // 9 x 5.5 + 1 x 4.5
  expect(figuresOf([anEntry(), alone, machine], [])).toMatchObject({
    peopleOnSite: 10,
    labourHours: '54.0',
  });
});

it('adds crews by their clock, and what they lost for each head', () => {
  // 4.5 + 6 x 5.9; nine carpenters standing for 42 minutes
  const standing = aCrew({ company: 'Harkness Formwork', operatives: 9, worked: 0, lost: 0.7 });
  expect(figuresOf([alone], [aCrew(), standing])).toEqual({
    peopleOnSite: 16,
    labourHours: '39.9',
    hoursLost: '6.3',
  });
});

it('counts a crew that became an entry once, by its clock', () => {
  // 9 x 5 + 4.5
  const finished = aCrew({ company: null, operatives: 9, worked: 5, diaryEntryId: 1 });
  expect(figuresOf([anEntry(), alone], [finished])).toMatchObject({
    peopleOnSite: 10,
    labourHours: '49.5',
  });
});

it('counts a company that wrote while its crew is at work once, as the more', () => {
  // 9 x 5.5 written, 8 x 6.5 by the clock
  const atWork = aCrew({ company: 'HARKNESS formwork ', operatives: 8, worked: 6.5 });
  expect(figuresOf([anEntry()], [atWork])).toMatchObject({
    peopleOnSite: 9,
    labourHours: '52.0',
  });
});
