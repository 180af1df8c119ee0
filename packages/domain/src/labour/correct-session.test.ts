import { describe, expect, it } from 'vitest';
import { aDiaryEntry } from '../diary/diary-entry.fixture.ts';
import { columnsFrom } from '../diary/labor.ts';
import { instantOf } from '../diary/rules.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { Refused } from '../kernel/problem.ts';
import { isForgotten, totalsOf } from './clock.ts';
import {
  type CorrectionFacts,
  correctSession,
  finishInFuture,
  obstacleOfHire,
  obstacleToCorrecting,
  obstacleToRate,
} from './correct-session.ts';
import { LabourCorrectionDraft } from './correction.ts';
import { correctedEntry, diaryEntryOfCrew } from './diary-entry.ts';
import { aLabourSession, aSegment } from './labour-session.fixture.ts';
import type { LabourSession } from './labour-session.ts';
import { obstacleOfOverlap } from './overlap.ts';
import { pauseOverrunSession } from './rules.ts';
import { correctionShownTo, timesOf } from './session-times.ts';

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const manager = anActor({ role: 'Site Manager' });
const supervisor = anActor({ role: 'Site Supervisor', userId: 1 });
const facts: CorrectionFacts = { now: '2026-11-13T08:05:00.000Z' };
/** Nine people from 07:30, forgotten and stopped at 21:30. */
const forgotten = pauseOverrunSession(aLabourSession());
const finished = aLabourSession({
  status: 'finished',
  finishedAt: at('16:30'),
  segments: [aSegment({ endedAt: at('16:30') })],
});

const draftOf = (over: Partial<LabourCorrectionDraft> = {}): LabourCorrectionDraft => ({
  startedAt: at('07:30'),
  finishedAt: at('16:30'),
  pauses: [],
  reason: 'Forgot to clock out',
  ...over,
});
const correct = (
  over: Partial<LabourCorrectionDraft> = {},
  session: LabourSession = forgotten,
  actor = manager,
  known = facts,
) => correctSession(session, draftOf(over), actor, known);
const fieldsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.details.fields ?? error.problem.message;
    throw error;
  }
};
const pause = (from: string, to: string | null, isPaid?: boolean) => ({
  reason: 'lunch' as const,
  startedAt: at(from),
  endedAt: to && at(to),
  ...(isPaid !== undefined && { isPaid }),
});

describe('a corrected session', () => {
  it('finishes a forgotten crew and is checked', () => {
    const corrected = correct({ pauses: [pause('12:00', '12:30')] });
    expect(corrected).toMatchObject({
      status: 'finished',
      finishedAt: at('16:30'),
      needsReview: false,
      operatives: 9,
      hourlyRate: '24.50',
      segments: [
        { id: 0, kind: 'work', startedAt: at('07:30'), endedAt: at('12:00') },
        { kind: 'pause', reason: 'lunch', isPaid: false, endedAt: at('12:30') },
        { kind: 'work', startedAt: at('12:30'), endedAt: at('16:30') },
      ],
    });
    expect(totalsOf(corrected, facts.now).worked / 3_600_000).toBe(8.5);
  });

  it.each([
    ['in summer time', '2026-07-01T06:30:00.000Z', '2026-07-01T15:30:00.000Z', 9],
    ['over midnight', '2026-11-11T22:00:00.000Z', '2026-11-12T06:00:00.000Z', 8],
    // 23:00 to 06:00 on the clock, an hour less.
    ['when summer time begins', '2026-03-28T23:00:00.000Z', '2026-03-29T05:00:00.000Z', 6],
    // 23:00 to 06:00 on the clock, an hour more.
    ['when it ends', '2026-10-24T22:00:00.000Z', '2026-10-25T06:00:00.000Z', 8],
    ['of no time at all', at('07:30'), at('07:30'), 0],
    ['of the longest shift', at('07:30'), at('21:30'), 14],
  ])('counts the hours that passed %s', (_, startedAt, finishedAt, hours) => {
    const corrected = correct({ startedAt, finishedAt });
    expect(totalsOf(corrected, facts.now).worked / 3_600_000).toBe(hours);
  });

  it('is in whole minutes, and pauses of less than one are not kept', () => {
    const seconds = (time: string) => at(time).replace(':00.', ':59.');
    const corrected = correct({
      startedAt: seconds('07:30'),
      finishedAt: seconds('16:30'),
      pauses: [{ reason: 'weather', startedAt: at('10:00'), endedAt: seconds('10:00') }],
    });
    expect(timesOf(corrected)).toMatchObject({
      startedAt: at('07:30'),
      finishedAt: at('16:30'),
      pauses: [],
    });
  });

  it('keeps a crew at work that is not forgotten', () => {
    const open = { startedAt: at('07:00'), finishedAt: null, pauses: [pause('12:00', null)] };
    const now = { now: at('12:10') };
    const corrected = correct(open, aLabourSession(), manager, now);
    expect(corrected).toMatchObject({ status: 'paused', finishedAt: null });
    expect(correct({ ...open, pauses: [] }, aLabourSession(), manager, now)).toMatchObject({
      status: 'running',
      segments: [{ startedAt: at('07:00'), endedAt: null }],
    });
  });

  it.each([
    ['a start to come', { startedAt: '2026-11-13T08:06:00.000Z' }, 'startedAt'],
    ['a finish to come', { finishedAt: '2026-11-13T08:06:00.000Z' }, 'finishedAt'],
    ['a finish before the start', { finishedAt: at('07:29') }, 'finishedAt'],
    ['no finish', { finishedAt: null }, 'finishedAt'],
    ['more than 14 hours', { finishedAt: at('21:31') }, 'finishedAt'],
    ['a pause before the start', { pauses: [pause('07:00', '08:00')] }, 'pauses.0.startedAt'],
    ['a pause beyond the finish', { pauses: [pause('16:00', '17:00')] }, 'pauses.0.endedAt'],
    ['a pause that ends first', { pauses: [pause('12:30', '12:00')] }, 'pauses.0.endedAt'],
    ['a pause without an end', { pauses: [pause('12:30', null)] }, 'pauses.0.endedAt'],
    [
      'two pauses at once',
      { pauses: [pause('12:15', '12:45'), pause('12:00', '12:30')] },
      'pauses.0.startedAt',
    ],
  ])('refuses %s', (_, over, field) => {
    expect(Object.keys(Object(fieldsOf(() => correct(over))))).toEqual([field]);
  });

  // A form takes a finish earlier than the start as one of the next day.
  it.each([
    ['13:13', '12:00', 'Finish is before the start, 13:13. Check both times.'],
    ['07:30', '20:30', finishInFuture.message],
  ])('says what is wrong with a crew of %s that finished at %s', (start, finish, message) => {
    const day = finish < start ? '2026-11-13' : '2026-11-12';
    const over = { startedAt: at(start), finishedAt: `${day}T${finish}:00.000Z` };
    const now = { now: at('19:55') };
    expect(fieldsOf(() => correct(over, finished, manager, now))).toEqual({ finishedAt: message });
  });

  it('takes a finish to come as that in a shift over midnight', () => {
    const over = { startedAt: at('22:00'), finishedAt: '2026-11-13T06:00:00.000Z' };
    const now = { now: '2026-11-13T05:00:00.000Z' };
    expect(fieldsOf(() => correct(over, finished, manager, now))).toEqual({
      finishedAt: finishInFuture.message,
    });
  });

  it('refuses to stay open for more than 14 hours', () => {
    const open = aLabourSession();
    const over = { startedAt: '2026-11-12T18:04:00.000Z', finishedAt: null };
    expect(Object.keys(Object(fieldsOf(() => correct(over, open))))).toEqual(['startedAt']);
    expect(correct({ ...over, startedAt: '2026-11-12T18:05:00.000Z' }, open).status).toBe(
      'running',
    );
  });

  it.each([{ reason: '' }, { operatives: 0 }, { workerIds: [] }])(
    'needs a reason and people: %o',
    (over) => expect(LabourCorrectionDraft.safeParse(draftOf(over)).success).toBe(false),
  );
});

describe('the people of a corrected session', () => {
  const gang = aLabourSession({ ...finished, operatives: 5, workerIds: [1, 2, 3] });

  it('are those of a gang, and its number follows', () => {
    expect(correct({ workerIds: [3, 1] }, gang)).toMatchObject({
      workerIds: [1, 3],
      operatives: 4,
    });
    expect(correct({ workerIds: [1, 2, 3, 4] }, gang).operatives).toBe(6);
    expect(fieldsOf(() => correct({ operatives: 2 }, gang))).toEqual({
      operatives: 'Operatives must be at least the 3 people named',
    });
  });

  it('are a number of a company, and one of a worker or a machine', () => {
    const ofKind = (crewKind: LabourSession['crewKind']) => ({
      ...finished,
      crewKind,
      operatives: 1,
    });
    expect(correct({ operatives: 7 }, ofKind('company')).operatives).toBe(7);
    for (const kind of ['worker', 'plant'] as const) {
      expect(Object(fieldsOf(() => correct({ operatives: 2 }, ofKind(kind))))).toHaveProperty(
        'operatives',
      );
      expect(Object(fieldsOf(() => correct({ workerIds: [4] }, ofKind(kind))))).toHaveProperty(
        'workerIds',
      );
    }
  });

  it('must be free at that time', () => {
    const startedAt = new Date(at('07:30'));
    const overlap = { name: 'Dan Price', contract: 'Quay Street', startedAt };
    expect(obstacleOfOverlap([])).toBeUndefined();
    expect(obstacleOfOverlap([{ ...overlap, finishedAt: new Date(at('12:00')) }])?.message).toBe(
      'Already at work then: Dan Price on Quay Street, 12/11/2026 07:30 to 12:00.',
    );
    expect(obstacleOfOverlap(Array(7).fill({ ...overlap, finishedAt: null }))?.message).toMatch(
      /07:30 until now and 2 more\.$/,
    );
  });

  it('use a machine while it is on hire', () => {
    const machine = { name: 'Excavator', onHireAt: new Date(at('09:00')), collectedAt: null };
    expect(obstacleOfHire(machine, at('07:30'))).toBeUndefined();
    expect(obstacleOfHire(machine, '2026-11-11T23:59:00.000Z')?.message).toBe(
      'Excavator was not on hire on 11/11/2026.',
    );
    const gone = { ...machine, collectedAt: new Date(at('16:00')) };
    expect(obstacleOfHire(gone, at('23:59'))).toBeUndefined();
    expect(obstacleOfHire(gone, '2026-11-13T07:30:00.000Z')).toBeDefined();
    expect(obstacleOfHire({ ...machine, onHireAt: null }, at('07:30'))).toBeDefined();
  });
});

describe('the right to correct', () => {
  const late = { now: '2026-11-19T23:59:00.000Z' };
  const tooLate = { now: '2026-11-20T00:00:00.000Z' };

  it.each([
    ['a Site Manager', manager, tooLate, true],
    ['a supervisor of their own crew, 7 days later', supervisor, late, true],
    ['a supervisor after 8 days', supervisor, tooLate, false],
    ['a supervisor of another crew', { ...supervisor, userId: 2 }, facts, false],
    ['a Buyer', anActor({ role: 'Buyer' }), facts, false],
    [
      'a supervisor on a signed-off day',
      supervisor,
      { ...facts, signedOff: ['2026-11-12'] },
      false,
    ],
    ['a manager on a signed-off day', manager, { ...facts, signedOff: ['2026-11-12'] }, true],
  ])('belongs to %s', (_, actor, known, may) => {
    expect(obstacleToCorrecting(forgotten, actor, known) === undefined).toBe(may);
  });

  it('does not move a crew out of a signed-off day, nor a supervisor’s too far back', () => {
    const moved = { startedAt: '2026-11-11T07:30:00.000Z', finishedAt: '2026-11-11T16:30:00.000Z' };
    const signedOff = ['2026-11-12'];
    expect(fieldsOf(() => correct(moved, forgotten, manager, { ...facts, signedOff }))).toEqual({
      startedAt: 'This day is signed off, so the crew cannot move to another day.',
    });
    expect(Object(fieldsOf(() => correct(moved, finished, supervisor, late)))).toHaveProperty(
      'startedAt',
    );
    expect(correct(moved).startedAt).toBe(moved.startedAt);
  });

  it('includes the rate of a crew for those who see costs, and of a worker for those who set pay', () => {
    const director = anActor({ role: 'Director' });
    const contracts = anActor({ role: 'Contracts Manager' });
    const worker = aLabourSession({ ...finished, crewKind: 'worker', operatives: 1 });
    expect(correct({ hourlyRate: '30.00' }, finished).hourlyRate).toBe('30.00');
    expect(correct({ hourlyRate: '30.00' }, worker, director).hourlyRate).toBe('30.00');
    expect(correct({}, worker, contracts).hourlyRate).toBe('24.50');
    for (const hourlyRate of ['30.00', '24.50', null])
      expect(Object(fieldsOf(() => correct({ hourlyRate }, worker, contracts)))).toHaveProperty(
        'hourlyRate',
      );
    expect(obstacleToRate(finished, supervisor)).toBeDefined();
  });

  it('shows the rates of a correction as its session shows its own', () => {
    const times = timesOf(finished);
    const correction = { id: 1, sessionId: 1, reason: 'Late', before: times, after: times };
    const known = { ...correction, correctedAt: facts.now, correctedByName: 'Ann Ray' };
    expect(correctionShownTo(manager, finished)(known).before.hourlyRate).toBe('24.50');
    expect(correctionShownTo(supervisor, finished)(known).after.hourlyRate).toBeNull();
    expect(correctionShownTo(manager, { crewKind: 'worker' })(known).after.hourlyRate).toBeNull();
  });
});

describe('a forgotten crew', () => {
  it.each([
    ['was stopped', forgotten, true],
    ['was stopped and finished', { ...finished, needsReview: true }, true],
    ['is open since yesterday', aLabourSession({ startedAt: at('18:00') }), true],
    ['works at night', aLabourSession({ startedAt: at('23:00') }), false],
    ['finished', finished, false],
  ])('%s', (_, session, is) => expect(isForgotten(session, facts.now)).toBe(is));
});

describe('the entry of a corrected session', () => {
  const named = (session: LabourSession) => ({ session, names: ['Dan Price'] });
  const written = (summary?: string) => {
    const { labor, date, ...entry } = diaryEntryOfCrew(finished, ['Dan Price'], summary);
    const text = JSON.stringify(labor);
    return aDiaryEntry({
      ...entry,
      date: instantOf(date),
      labor: text,
      ...columnsFrom(text, date),
    });
  };
  const shorter = correct({ finishedAt: at('12:00'), operatives: 8 }, { ...finished, task: null });

  it('follows the clock', () => {
    const auto = { ...finished, task: null };
    const entry = { ...written(), workSummary: diaryEntryOfCrew(auto, []).workSummary };
    const changed = correctedEntry(entry, named(auto), named(shorter));
    expect(changed).toMatchObject({
      finishTime: '12:00',
      hours: '4.5',
      workSummary: 'Harkness Formwork: 4.5 h elapsed, 4.5 h worked',
    });
    expect(JSON.parse(changed.labor)).toMatchObject({
      hours: 4.5,
      operatives: 8,
      labour: '8 operatives: Dan Price',
      notes: '4.5 h elapsed, 4.5 h worked',
    });
  });

  it('keeps what was written by hand', () => {
    const entry = { ...written('Poured to grid D'), weatherImpact: 'Wet' };
    expect(correctedEntry(entry, named(finished), named(shorter))).toMatchObject({
      workSummary: 'Poured to grid D',
      weatherImpact: 'Wet',
      finishTime: '12:00',
    });
  });

  it('moves with its crew to another day', () => {
    const moved = correct(
      { startedAt: '2026-11-11T07:30:00.000Z', finishedAt: '2026-11-11T16:30:00.000Z' },
      finished,
    );
    const entry = correctedEntry(written(), named(finished), named(moved));
    expect(entry.date).toBe(instantOf('2026-11-11'));
  });
});
