import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile } from '../kernel/problem.ts';
import { outsideWindow } from './date-window.ts';
import { signedOffDayLocked } from './day-status.ts';
import { aDiaryComment, aDiaryEntry, aDiaryEntryDraft, laborText } from './diary-entry.fixture.ts';
import { DiaryEntryDraft } from './diary-entry.ts';
import {
  amendableContent,
  commentNotYours,
  draftEntry,
  editEntry,
  entryAmended,
  entryStaysOnContract,
  entryStaysOnDay,
  newReaders,
  notYours,
  obstacleToDeleting,
  obstacleToDeletingComment,
  obstacleToEditing,
  tooLate,
} from './rules.ts';

const manager = anActor({ role: 'Site Manager', userId: 2 });
const supervisor = anActor({ role: 'Site Supervisor', userId: 7 });
const viewer = anActor({ role: 'Viewer' });
const clock = {
  now: '2026-03-03T12:00:00.000Z',
  today: '2026-03-03',
  day: { status: 'draft' as const },
};
const theirs = aDiaryEntry({ createdBy: 7, recordedAt: '2026-03-02T12:00:00.000Z' });

describe('editing an entry', () => {
  it('is for users who may update any entry, at any time', () => {
    expect(obstacleToEditing(theirs, manager, '2027-01-01T00:00:00.000Z')).toBeUndefined();
  });

  it('is for a supervisor who wrote it, for 24 hours since it reached us', () => {
    expect(obstacleToEditing(theirs, supervisor, '2026-03-03T12:00:00.000Z')).toBeUndefined();
    expect(obstacleToEditing(theirs, supervisor, '2026-03-03T12:00:01.000Z')).toBe(tooLate);
    const others = aDiaryEntry({ createdBy: 8 });
    expect(obstacleToEditing(others, supervisor, clock.now)).toBe(notYours);
  });

  it('goes by the server clock, whatever the device of the author says', () => {
    const dated = { ...theirs, createdAt: '2099-01-01T00:00:00.000Z' };
    expect(obstacleToEditing(dated, supervisor, '2026-03-04T12:00:00.000Z')).toBe(tooLate);
  });

  it('changes the sent fields and reads the labour again', () => {
    const labor = laborText({ finishTime: '12:00', company: 'Dunmore Civils' });
    const edited = editEntry(aDiaryEntry(), manager, { labor, weatherImpact: null }, clock);
    expect(edited).toEqual(aDiaryEntry({ labor }));
    expect(edited).toMatchObject({ hours: '4.0', company: 'Dunmore Civils' });
  });

  it('moves it to another day of the window', () => {
    expect(editEntry(aDiaryEntry(), manager, { date: '2026-03-01' }, clock).date).toBe(
      '2026-03-01T00:00:00.000Z',
    );
    expect(() => editEntry(aDiaryEntry(), manager, { date: '2024-03-01' }, clock)).toThrow(
      expect.objectContaining({ details: { fields: { date: outsideWindow.message } } }),
    );
  });

  it('does not carry it away from a day that is signed off', () => {
    const signed = { ...clock, day: { status: 'approved' as const } };
    expect(() => editEntry(aDiaryEntry(), manager, { date: '2026-03-01' }, signed)).toThrow(
      expect.objectContaining({ details: { fields: { date: entryStaysOnDay.message } } }),
    );
    const here = editEntry(aDiaryEntry(), manager, { workSummary: 'Lift 6' }, signed);
    expect(here.workSummary).toBe('Lift 6');
  });

  it('is possible long afterwards, as long as the day stays', () => {
    const old = aDiaryEntry({ date: '2020-03-02T00:00:00.000Z' });
    const changes = { date: '2020-03-02', workSummary: 'Lift 6' };
    expect(editEntry(old, manager, changes, clock).workSummary).toBe('Lift 6');
  });

  it('leaves it on its contract', () => {
    expect(() => editEntry(aDiaryEntry(), manager, { projectId: 2 }, clock)).toThrow(
      expect.objectContaining({ details: { fields: { projectId: entryStaysOnContract.message } } }),
    );
  });

  it('returns the current entry on a conflict', () => {
    const entry = aDiaryEntry({ version: 3 });
    expect(() => editEntry(entry, manager, { version: 2 }, clock)).toThrow(
      expect.objectContaining({ problem: changedMeanwhile, details: { current: entry } }),
    );
  });
});

describe('deleting', () => {
  const director = anActor({ role: 'Director', userId: 3 });
  const open = clock.day;

  it('is for directors always, and for the author within 24 hours', () => {
    const late = '2026-03-04T12:00:00.000Z';
    expect(obstacleToDeleting(theirs, director, late, open)).toBeUndefined();
    expect(obstacleToDeleting(theirs, manager, clock.now, open)).toBe(notYours);
    expect(obstacleToDeleting(theirs, supervisor, clock.now, open)).toBeUndefined();
    expect(obstacleToDeleting(theirs, supervisor, late, open)).toBe(tooLate);
    expect(obstacleToDeleting(theirs, viewer, clock.now, open)?.message).toContain('Only a');
  });

  it('is refused once an entry was amended, whatever its day now', () => {
    expect(obstacleToDeleting({ ...theirs, isAmended: true }, director, clock.now, open)).toBe(
      entryAmended,
    );
  });

  it.each([
    ['draft', undefined],
    ['submitted', undefined],
    ['approved', signedOffDayLocked],
    ['amended', signedOffDayLocked],
  ] as const)('takes nothing out of a day that is signed off: %s', (status, obstacle) => {
    const comment = aDiaryComment({ createdBy: 3 });
    expect(obstacleToDeleting(theirs, director, clock.now, { status })).toBe(obstacle);
    expect(obstacleToDeletingComment(comment, director, { status })).toBe(obstacle);
  });

  it('is not blocked by a day that is not loaded yet', () => {
    expect(obstacleToDeleting(theirs, director, clock.now, undefined)).toBeUndefined();
  });

  it('of a comment is for its author', () => {
    const comment = aDiaryComment({ createdBy: 7 });
    expect(obstacleToDeletingComment(comment, supervisor, open)).toBeUndefined();
    expect(obstacleToDeletingComment(comment, manager, open)).toBe(commentNotYours);
    expect(obstacleToDeletingComment(comment, director, open)).toBeUndefined();
  });
});

describe('a draft', () => {
  it('is kept without what has no effect, and with the time of its author', () => {
    const sent = aDiaryEntryDraft({
      userId: 99,
      organizationId: 99,
      createdAt: '2026-03-02T16:30:00+01:00',
      sharedWith: ['a@client.example', 'A@client.example', 'b@client.example'],
    });
    const saved = draftEntry(DiaryEntryDraft.parse(sent), clock);
    expect(saved).toMatchObject({
      enteredAt: '2026-03-02T15:30:00.000Z',
      sharedWith: ['A@client.example', 'b@client.example'],
      weatherImpact: null,
    });
    expect(Object.keys(saved)).not.toContain('userId');
    expect(draftEntry(DiaryEntryDraft.parse(aDiaryEntryDraft()), clock).enteredAt).toBe(clock.now);
  });

  it.each([
    [{ workSummary: ' ' }, 'workSummary', 'Work summary is required'],
    [
      { workSummary: 'x'.repeat(5001) },
      'workSummary',
      'Work summary must be less than 5000 characters',
    ],
    [{ author: 'x'.repeat(101) }, 'author', 'Author must be less than 100 characters'],
    [
      { weatherImpact: 'x'.repeat(1001) },
      'weatherImpact',
      'Weather impact must be less than 1000 characters',
    ],
    [
      { materialsDelivered: 'x'.repeat(2001) },
      'materialsDelivered',
      'Materials delivered must be less than 2000 characters',
    ],
    [{ sharedWith: ['nobody'] }, 'sharedWith.0', 'Please enter a valid email'],
    [
      { sharedWith: Array(51).fill('a@b.example') },
      'sharedWith',
      'You can share with up to 50 people',
    ],
    [
      { weather: { temperature: 61 } },
      'weather.temperature',
      'Temperature must be between -50 and 60',
    ],
    [{ weather: { humidity: 101 } }, 'weather.humidity', 'Humidity must be between 0 and 100'],
    [{ weather: { windSpeed: 201 } }, 'weather.windSpeed', 'Wind speed must be between 0 and 200'],
    [
      { weather: { precipitation: 1001 } },
      'weather.precipitation',
      'Precipitation must be between 0 and 1,000',
    ],
    [{ weather: { visibility: 51 } }, 'weather.visibility', 'Visibility must be between 0 and 50'],
    [
      { weather: { condition: 'x'.repeat(51) } },
      'weather.condition',
      'Condition must be less than 50 characters',
    ],
    [
      { createdAt: '0000-01-01T00:00:00Z' },
      'createdAt',
      'Created at must be a date and time in this century',
    ],
  ])('is judged field by field, %#', (over, field, sentence) => {
    const { error } = DiaryEntryDraft.safeParse(aDiaryEntryDraft(over));
    const faults = error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faults).toEqual([[field, sentence]]);
  });
});

it('emails only addresses that have not been emailed about an entry', () => {
  expect(newReaders(['a@x.example'], ['A@x.example', 'b@x.example'])).toEqual(['b@x.example']);
});

it('keeps of an entry what its author wrote, and not what we made of it', () => {
  expect(Object.keys(amendableContent(aDiaryEntry()))).toEqual([
    'date',
    'author',
    'workSummary',
    'weatherImpact',
    'materialsDelivered',
    'labor',
    'weather',
    'sharedWith',
  ]);
});
