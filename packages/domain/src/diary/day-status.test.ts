import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import type { DayStatus, Gap, StoredDay } from './day.ts';
import {
  alreadySignedOff,
  amendReasonNeeded,
  dayHasCrews,
  dayHasEntries,
  dayInFuture,
  hasGaps,
  isSettled,
  obstacleToSigningOff,
  setNoWork,
  signOffDay,
  submitDay,
  undoNoWork,
  writeOnDay,
} from './day-status.ts';

const aKeptDay = (over: Partial<StoredDay> = {}): StoredDay => ({
  projectId: 1,
  date: '2026-03-02',
  status: 'draft',
  isNoWork: false,
  noWorkReason: null,
  submittedAt: null,
  submittedBy: null,
  submittedByName: null,
  signedOffAt: null,
  signedOffBy: null,
  signedOffByName: null,
  acceptedGaps: [],
  ...over,
});

const by = { userId: 2, name: 'Joy Okafor', at: '2026-03-02T17:30:00.000Z', today: '2026-03-02' };
const blocking: Gap = { code: 'no-entry', sentence: 'Nobody wrote.', blocks: true };
const open: Gap = { code: 'no-weather', sentence: 'No weather.', blocks: false };
const sealed: DayStatus[] = ['approved', 'amended'];
const idle = { entries: 0, openCrews: [] };
const refusal = (problem: object) => expect.objectContaining({ problem });

describe('a draft', () => {
  it('is submitted, and submitted again', () => {
    const submitted = submitDay(aKeptDay(), [open], by);
    expect(submitted).toMatchObject({ status: 'submitted', submittedByName: 'Joy Okafor' });
    const later = { ...by, at: '2026-03-02T18:00:00.000Z' };
    expect(submitDay(submitted, [], later).submittedAt).toBe(later.at);
  });

  it('is signed off without being submitted first', () => {
    expect(signOffDay(aKeptDay(), [], { despiteGaps: false }, by)).toEqual(
      aKeptDay({
        status: 'approved',
        submittedAt: by.at,
        submittedBy: 2,
        submittedByName: 'Joy Okafor',
        signedOffAt: by.at,
        signedOffBy: 2,
        signedOffByName: 'Joy Okafor',
      }),
    );
  });

  it('is neither while something blocks it, or before its day has come', () => {
    expect(() => submitDay(aKeptDay(), [blocking], by)).toThrow(refusal(hasGaps([blocking])));
    expect(() => signOffDay(aKeptDay(), [blocking, open], { despiteGaps: true }, by)).toThrow(
      refusal(hasGaps([blocking])),
    );
    const tomorrow = aKeptDay({ date: '2026-03-03' });
    expect(() => submitDay(tomorrow, [], by)).toThrow(refusal(dayInFuture));
    expect(() => signOffDay(tomorrow, [], { despiteGaps: true }, by)).toThrow(refusal(dayInFuture));
  });
});

describe('a submitted day', () => {
  const submitted = submitDay(aKeptDay(), [], { ...by, name: 'Sam Whitlow', userId: 7 });

  it('keeps who submitted it when another signs it off', () => {
    expect(signOffDay(submitted, [], { despiteGaps: false }, by)).toMatchObject({
      submittedByName: 'Sam Whitlow',
      signedOffByName: 'Joy Okafor',
    });
  });

  it('is signed off with gaps only if they are accepted, and they are stored', () => {
    expect(() => signOffDay(submitted, [open], { despiteGaps: false }, by)).toThrow(
      expect.objectContaining({ details: { fields: { despiteGaps: 'No weather.' } } }),
    );
    const signed = signOffDay(submitted, [open], { despiteGaps: true }, by);
    expect(signed).toMatchObject({ status: 'approved', acceptedGaps: ['No weather.'] });
  });
});

describe.each(sealed)('a day that is %s', (status) => {
  const day = aKeptDay({ status });

  it('changes with a reason only, and is amended then', () => {
    for (const nothing of [undefined, null, '']) {
      expect(() => writeOnDay(day, nothing)).toThrow(refusal(amendReasonNeeded));
    }
    expect(writeOnDay(day, 'Wrong grid').status).toBe('amended');
  });

  it('is signed off, submitted or without work no more', () => {
    const already = refusal(alreadySignedOff);
    expect(() => signOffDay(day, [], { despiteGaps: true }, by)).toThrow(already);
    expect(() => submitDay(day, [], by)).toThrow(already);
    expect(() => setNoWork(day, idle, 'Closed')).toThrow(already);
    expect(() => undoNoWork(day)).toThrow(already);
  });
});

describe('a day without work', () => {
  it('has no entries', () => {
    expect(setNoWork(aKeptDay(), idle, 'Closed')).toMatchObject({ isNoWork: true });
    const written = { ...idle, entries: 1 };
    expect(() => setNoWork(aKeptDay(), written, 'Closed')).toThrow(refusal(dayHasEntries));
  });

  it.each([
    [['Tarn'], 'Tarn is at work. Stop this crew before marking the day as no work.'],
    [
      ['Tarn', 'Harkness', 'Dunmore'],
      'Tarn, Harkness and Dunmore are at work. Stop these crews before marking the day as no work.',
    ],
  ])('has nobody at work: %j', (names, message) => {
    const openCrews = names.map((name, place) => ({ id: place + 1, name }));
    const busy = { ...idle, openCrews };
    expect(() => setNoWork(aKeptDay(), busy, 'Rain')).toThrow(
      refusal({ ...dayHasCrews(names), message }),
    );
  });

  it('is a working day again once it is reset or an entry is written', () => {
    const idle = aKeptDay({ isNoWork: true, noWorkReason: 'Closed' });
    expect(undoNoWork(idle)).toEqual(aKeptDay());
    expect(writeOnDay(idle, undefined)).toEqual(aKeptDay());
  });
});

const whoMaySign =
  'Only a Managing Director, a Director, a Contracts Manager, a Site Manager or an administrator can sign a day off.';

it.each([
  ['Site Manager', undefined],
  ['Contracts Manager', undefined],
  ['Site Supervisor', whoMaySign],
  ['Buyer', whoMaySign],
  ['Viewer', whoMaySign],
] as const)('lets a %s sign days off, or names who may', (role, sentence) => {
  expect(obstacleToSigningOff(anActor({ role }))?.message).toBe(sentence);
});

it.each([
  ['draft', '2026-03-02', false],
  ['submitted', '2026-03-02', false],
  ['approved', '2026-03-02', true],
  ['amended', '2026-03-01', true],
  ['draft', '2026-03-03', true],
] as const)('asks for nothing more of what is %s on %s: %s', (status, date, isOver) => {
  expect(isSettled({ status, date }, '2026-03-02')).toBe(isOver);
});
