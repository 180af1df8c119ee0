import { describe, expect, it } from 'vitest';
import { type DayFacts, gapsOf } from './gaps.ts';
import { type DayContent, sectionsOf } from './sections.ts';

const complete: DayFacts = {
  isNoWork: false,
  entries: 2,
  companies: ['Harkness Formwork', 'Dunmore Civils'],
  companiesBefore: ['harkness formwork ', 'Dunmore Civils'],
  openCrews: [],
  crewsToCheck: [],
  loggedAhead: [],
  rain: 0.4,
  hasWeatherImpact: false,
};

const sentences = (over: Partial<DayFacts>) =>
  gapsOf({ ...complete, ...over }).map(({ sentence }) => sentence);

describe('what is missing from a day', () => {
  it('is empty if all companies have entries and the weather is known', () => {
    expect(gapsOf(complete)).toEqual([]);
  });

  it('is an entry, before anything else, and that blocks', () => {
    const none = { entries: 0, companies: [], rain: 12 };
    expect(gapsOf({ ...complete, ...none })).toEqual([
      { code: 'no-entry', sentence: 'No entry has been logged for this day.', blocks: true },
    ]);
  });

  it('is each company that was here on the last working day, once', () => {
    expect(sentences({ companies: ['Dunmore Civils'], companiesBefore: ['B', 'A', 'a'] })).toEqual([
      'B was on site on the last working day but has no entry.',
      'a was on site on the last working day but has no entry.',
    ]);
  });

  it('is a finish time that has not come yet, once for entries that are alike', () => {
    const bower = { who: 'Bower', finishTime: '17:00' };
    expect(sentences({ loggedAhead: [bower, bower] })).toEqual([
      'Bower is logged until 17:00, which is in the future.',
    ]);
  });

  it('is the check of the times of a crew, once for crews that are alike', () => {
    const crewsToCheck = ['Harkness Formwork', 'Harkness Formwork', 'Night gang'];
    const toCheck = ['Times to check: Harkness Formwork.', 'Times to check: Night gang.'];
    expect(sentences({ crewsToCheck })).toEqual(toCheck);
    expect(sentences({ crewsToCheck, isNoWork: true })).toEqual(toCheck);
  });

  it('is a word on what the rain did, from a millimetre on', () => {
    expect(sentences({ rain: 0.9 })).toEqual([]);
    expect(sentences({ rain: 1 })).toEqual(['1 mm of rain fell, but no entry records its impact.']);
    expect(sentences({ rain: 6.2, hasWeatherImpact: true })).toEqual([]);
  });

  it('is the weather itself', () => {
    expect(sentences({ rain: null })).toEqual(['No weather has been recorded for this day.']);
  });

  it('is the end of a crew that is still at work, also on a day without work', () => {
    const openCrews = [{ id: 7, name: 'Night gang' }];
    const [gap] = gapsOf({ ...complete, isNoWork: true, entries: 0, openCrews });
    expect(gap).toEqual({
      code: 'open-crew',
      sentence: 'Night gang is still on the clock. Stop this crew first.',
      blocks: true,
      labourSessionId: 7,
    });
  });
});

describe('the sections of a day', () => {
  const whole: DayContent = {
    ...complete,
    status: 'approved',
    peopleOnSite: 9,
    plantEntries: 1,
    plantOnHire: 6,
    photos: 3,
  };

  it('are all there on a day that is whole', () => {
    expect(sectionsOf(whole)).toEqual({ sections: 10, sectionsDone: 10, sectionsMissing: [] });
  });

  it('counts nothing as done on a day on which nothing is written', () => {
    const empty = { entries: 0, peopleOnSite: 0, plantEntries: 0, photos: 0, rain: null };
    const day: DayContent = { ...whole, ...empty, plantOnHire: 0, status: 'draft' };
    expect(sectionsOf(day)).toMatchObject({ sectionsDone: 0, sections: 9 });
  });

  it('count an entry that says neither who nor how many as an entry alone', () => {
    const day = { ...whole, companies: [], companiesBefore: [], peopleOnSite: 0 };
    expect(sectionsOf(day).sectionsMissing).toEqual(['labour', 'companies', 'crews']);
  });

  it('have none for plant where none is on hire', () => {
    const day = { ...whole, plantOnHire: 0, plantEntries: 0 };
    expect(sectionsOf(day)).toEqual({ sections: 9, sectionsDone: 9, sectionsMissing: [] });
  });

  it('are named where they are missing', () => {
    const day = { ...whole, status: 'draft', plantEntries: 0, photos: 0, rain: 5 } as const;
    expect(sectionsOf(day)).toEqual({
      sections: 10,
      sectionsDone: 5,
      sectionsMissing: ['plant', 'weather impact', 'photos', 'submission', 'sign-off'],
    });
  });

  it('ask for the weather and the signatures alone on a day without work', () => {
    const day = { ...whole, status: 'draft', isNoWork: true, entries: 0, rain: null } as const;
    expect(sectionsOf(day).sectionsMissing).toEqual(['weather', 'submission', 'sign-off']);
  });
});
