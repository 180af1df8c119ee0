import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { isForgotten } from './clock.ts';
import { aLabourSession, aSegment } from './labour-session.fixture.ts';
import {
  finishAtReportedTime,
  hadStartedBy,
  pauseAtReportedTime,
  resumeAtReportedTime,
} from './reported-actions.ts';
import { obstacleToResuming, pauseLabourSession, pauseOverrunSession } from './rules.ts';

const manager = anActor({ role: 'Site Manager' });
const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const nextDay = '2026-11-13T08:00:00.000Z';
const fromPhone = aLabourSession({ segments: [aSegment({ deviceAt: at('10:30') })] });
const reported = (time: string) => ({ deviceAt: at(time), offset: 0, offsetNow: 0 });
const lunch = { reason: 'lunch' } as const;

it('keeps what the phone said beside the time that counts', () => {
  const clock = { ...reported('15:00'), offset: -180 * 60_000, offsetNow: -180 * 60_000 };
  const paused = pauseAtReportedTime(fromPhone, manager, { ...lunch, reported: clock }, nextDay);
  expect(paused.segments.at(-1)).toMatchObject({ startedAt: at('12:00'), deviceAt: at('15:00') });
  expect(paused.segments[0]).toMatchObject({ endedAt: at('12:00'), deviceAt: at('10:30') });
});

it('goes on and finishes normally while its times are to be checked', () => {
  const clock = { ...reported('12:00'), offsetNow: 180 * 60_000 };
  const paused = pauseAtReportedTime(fromPhone, manager, { ...lunch, reported: clock }, nextDay);
  expect(paused.reviewReason).toMatch(/changed by 3 h 00 min/);
  expect([paused.needsReview, isForgotten(paused, at('12:30'))]).toEqual([true, false]);
  expect(obstacleToResuming(paused, manager)).toBeUndefined();
  const resumed = resumeAtReportedTime(paused, manager, {}, at('12:30'));
  const finished = finishAtReportedTime(resumed, manager, {}, { now: at('16:00') });
  expect(finished).toMatchObject({ finishedAt: at('16:00'), needsReview: true });
});

it('replaces an automatic stop by what the phone recorded before it, step by step', () => {
  const stopped = pauseOverrunSession(fromPhone);
  const pause = { ...lunch, reported: reported('12:00') };
  const paused = pauseAtReportedTime(stopped, manager, pause, nextDay);
  expect(paused).toMatchObject({ status: 'paused', needsReview: false });
  const again = pauseOverrunSession(paused);
  const resumed = resumeAtReportedTime(again, manager, { reported: reported('12:30') }, nextDay);
  const finish = { reported: reported('17:00') };
  const finished = finishAtReportedTime(resumed, manager, finish, { now: nextDay });
  expect(finished).toMatchObject({ finishedAt: at('17:00'), needsReview: false });
  expect(finished.segments.map(({ kind, endedAt }) => [kind, endedAt])).toEqual([
    ['work', at('12:00')],
    ['pause', at('12:30')],
    ['work', at('17:00')],
  ]);
});

it('leaves a stop where the phone recorded nothing before it, or did not start the crew', () => {
  const late = { reported: reported('22:00') };
  const early = { reported: reported('17:00') };
  for (const [session, finish] of [
    [fromPhone, late],
    [fromPhone, {}],
    [aLabourSession(), early],
  ] as const) {
    const stopped = pauseOverrunSession(session);
    const finished = finishAtReportedTime(stopped, manager, finish, { now: nextDay });
    expect(finished).toMatchObject({ finishedAt: at('21:30'), needsReview: true });
  }
});

it('takes a typed time as it was when the phone recorded it', () => {
  const finish = { finishedAt: at('16:50'), reported: reported('17:00') };
  const finished = finishAtReportedTime(fromPhone, manager, finish, { now: nextDay });
  expect(finished.finishedAt).toBe(at('16:50'));
  const paused = pauseLabourSession(fromPhone, manager, lunch, at('12:00'));
  const tooEarly = { reported: reported('11:00') };
  expect(finishAtReportedTime(paused, manager, tooEarly, { now: nextDay }).finishedAt).toBe(
    at('12:00'),
  );
});

it('concerns only the crews that were there', () => {
  expect(hadStartedBy(fromPhone, { reported: reported('07:30') }, nextDay)).toBe(true);
  expect(hadStartedBy(fromPhone, { reported: reported('07:29') }, nextDay)).toBe(false);
});
