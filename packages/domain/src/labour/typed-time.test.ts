import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { Refused } from '../kernel/problem.ts';
import { aLabourSession } from './labour-session.fixture.ts';
import { pauseLabourSession, pauseOverrunSession } from './rules.ts';
import { finishOnClock, finishSessionAt, startTimeOf } from './typed-time.ts';

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const manager = anActor({ role: 'Site Manager' });
const supervisor = anActor({ role: 'Site Supervisor' });
const now = '2026-11-12T09:00:40.000Z';
const fieldOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return Object.keys(error.details.fields ?? {})[0];
    throw error;
  }
};

describe('a typed start', () => {
  it.each([
    ['now, without one', undefined, undefined, at('09:00')],
    ['15 minutes ago', at('08:45'), undefined, at('08:45')],
    ['earlier with a reason', at('07:30'), 'No signal', at('07:30')],
    ['this minute', '2026-11-12T09:00:59.000Z', undefined, at('09:00')],
  ])('is %s', (_, startedAt, reason, expected) =>
    expect(startTimeOf({ startedAt, reason }, supervisor, { now })).toBe(expected),
  );

  it.each([
    ['in the future', at('09:01'), 'Early', [], 'startedAt'],
    ['16 minutes ago without a reason', at('08:44'), undefined, [], 'reason'],
    ['8 days ago', '2026-11-04T09:00:00.000Z', 'Late', [], 'startedAt'],
    ['on a signed-off day', '2026-11-11T09:00:00.000Z', 'Late', ['2026-11-11'], 'startedAt'],
  ])('is refused to a supervisor %s', (_, startedAt, reason, signedOff, field) =>
    expect(fieldOf(() => startTimeOf({ startedAt, reason }, supervisor, { now, signedOff }))).toBe(
      field,
    ),
  );

  it('is open to those who sign off, with a reason', () => {
    const facts = { now: '2026-11-12T00:10:00.000Z', signedOff: ['2026-11-12'] };
    const startedAt = '2026-11-12T00:05:00.000Z';
    expect(fieldOf(() => startTimeOf({ startedAt }, manager, facts))).toBe('reason');
    expect(startTimeOf({ startedAt, reason: 'Late' }, manager, facts)).toBe(startedAt);
    expect(
      startTimeOf({ startedAt: '2026-11-01T09:00:00.000Z', reason: 'Late' }, manager, facts),
    ).toBe('2026-11-01T09:00:00.000Z');
  });
});

describe('a typed finish', () => {
  const facts = { now: at('16:45') };
  const finish = (finishedAt: string, reason?: string, session = aLabourSession()) =>
    finishSessionAt(session, supervisor, { finishedAt, reason }, facts);

  it('ends the crew at that minute', () => {
    expect(finish(at('16:30'))).toMatchObject({
      status: 'finished',
      finishedAt: at('16:30'),
      segments: [{ endedAt: at('16:30') }],
    });
    expect(finish(at('12:00'), 'No signal').finishedAt).toBe(at('12:00'));
  });

  it('is refused in the future, unexplained, or before the crew last changed', () => {
    const resting = pauseLabourSession(aLabourSession(), manager, { reason: 'lunch' }, at('12:00'));
    expect(fieldOf(() => finish(at('16:46')))).toBe('finishedAt');
    expect(fieldOf(() => finish(at('16:29')))).toBe('reason');
    expect(fieldOf(() => finish(at('11:59'), 'Late', resting))).toBe('finishedAt');
    expect(finish(at('12:00'), 'Late', resting).segments).toHaveLength(1);
  });

  it('is refused beyond 14 hours', () => {
    const stopped = pauseOverrunSession(aLabourSession());
    const next = { now: '2026-11-13T08:00:00.000Z' };
    const typed = { finishedAt: at('22:00'), reason: 'Late' };
    expect(fieldOf(() => finishSessionAt(stopped, supervisor, typed, next))).toBe('finishedAt');
  });
});

describe('a finish on the clock', () => {
  const night = { ...aLabourSession(), startedAt: at('22:00'), segments: [] };
  it.each([
    ['on the day of the start', aLabourSession(), '17:00', at('17:00')],
    ['on the day after it', night, '05:30', '2026-11-13T05:30:00.000Z'],
  ])('is %s', (_, session, time, expected) =>
    expect(finishOnClock(session, time, '2026-11-14T09:00:00.000Z')).toEqual({
      at: expected,
      obstacle: undefined,
    }),
  );

  it.each([
    ['before the start', '07:00', 'labour.finish_before_start'],
    ['in the future', '16:46', 'labour.finish_in_future'],
  ])('is refused %s', (_, time, code) =>
    expect(finishOnClock(aLabourSession(), time, at('16:45')).obstacle).toMatchObject({ code }),
  );
});
