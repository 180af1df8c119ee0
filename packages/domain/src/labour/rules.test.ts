import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { totalsOf } from './clock.ts';
import { standingCosts } from './cost.ts';
import { aLabourSession } from './labour-session.fixture.ts';
import { type LabourSession, pauseReasons } from './labour-session.ts';
import {
  crewAlreadyPaused,
  crewAlreadyWorking,
  crewFinished,
  finishSession,
  obstacleToFinishing,
  obstacleToPausing,
  obstacleToResuming,
  pauseLabourSession,
  pauseOverrunSession,
  resumeSession,
  sessionShownTo,
  startedSession,
  stoppedAfterLongestShift,
} from './rules.ts';

const manager = anActor({ role: 'Site Manager' });
const viewer = anActor({ role: 'Viewer' });
const at = (time: string) => `2026-11-12T${time}:00.000Z`;
const seconds = (time: string, s: number) =>
  at(time).replace(':00.000', `:${String(s).padStart(2, '0')}.000`);
const running = aLabourSession();
const paused = pauseLabourSession(running, manager, { reason: 'weather' }, at('13:20'));
const finished = finishSession(running, manager, at('17:00'));

describe('a crew', () => {
  it('begins at work', () => {
    expect(startedSession(at('07:30'))).toMatchObject({
      status: 'running',
      segments: [{ kind: 'work', isPaid: true, startedAt: at('07:30'), endedAt: null }],
    });
  });

  it('has one open stretch after a pause, and one after going on', () => {
    expect(paused).toMatchObject({
      status: 'paused',
      segments: [{ endedAt: at('13:20') }, { reason: 'weather', startedAt: at('13:20') }],
    });
    const resumed = resumeSession(paused, manager, at('14:02'));
    expect(resumed.status).toBe('running');
    expect(resumed.segments.map(({ endedAt }) => endedAt)).toEqual([
      at('13:20'),
      at('14:02'),
      null,
    ]);
  });

  it('has none after the finish, also out of a pause', () => {
    const done = finishSession(paused, manager, at('17:00'));
    expect(done).toMatchObject({ status: 'finished', finishedAt: at('17:00') });
    expect(done.segments.every(({ endedAt }) => endedAt !== null)).toBe(true);
  });

  it('never finishes before it began', () => {
    const early = finishSession(paused, manager, at('06:00'));
    expect(early.finishedAt).toBe(at('13:20'));
    expect(early.segments.at(-1)).toMatchObject({ kind: 'work', endedAt: at('13:20') });
  });

  it('counts whole minutes', () => {
    const { segments } = pauseLabourSession(
      running,
      manager,
      { reason: 'break' },
      seconds('10:00', 59),
    );
    expect(segments.at(-1)).toMatchObject({ kind: 'pause', startedAt: at('10:00') });
  });

  it('goes on as before after a pause of less than a minute', () => {
    const briefly = pauseLabourSession(running, manager, { reason: 'break' }, seconds('10:00', 5));
    expect(resumeSession(briefly, manager, seconds('10:00', 50)).segments).toEqual(
      running.segments,
    );
    expect(resumeSession(briefly, manager, seconds('10:01', 1)).segments).toHaveLength(3);
    expect(finishSession(briefly, manager, seconds('10:00', 50)).segments).toEqual([
      { ...running.segments[0], endedAt: at('10:00') },
    ]);
  });
});

it.each(pauseReasons.map((reason) => [reason, reason !== 'break' && reason !== 'lunch'] as const))(
  'a pause for %s is paid by default: %s',
  (reason, isPaid) => {
    const last = (pause: object) =>
      pauseLabourSession(running, manager, { reason, ...pause }, at('10:00')).segments.at(-1);
    expect(last({})).toMatchObject({ isPaid });
    expect(last({ isPaid: !isPaid })).toMatchObject({ isPaid: !isPaid });
  },
);

describe('why not', () => {
  it.each([
    ['pausing', obstacleToPausing, [undefined, crewAlreadyPaused, crewFinished]],
    ['resuming', obstacleToResuming, [crewAlreadyWorking, undefined, crewFinished]],
    ['finishing', obstacleToFinishing, [undefined, undefined, crewFinished]],
  ] as const)('%s', (_, obstacle, expected) => {
    const states = [running, paused, finished];
    expect(states.map((session) => obstacle(session, manager))).toEqual(expected);
    expect(states.map((session) => obstacle(session, viewer)?.code)).toEqual(
      Array(3).fill('not_allowed'),
    );
  });

  it('blocks the action itself', () => {
    expect(() => pauseLabourSession(paused, manager, { reason: 'other' }, at('14:00'))).toThrow(
      crewAlreadyPaused.message,
    );
    expect(() => resumeSession(running, manager, at('14:00'))).toThrow(crewAlreadyWorking.message);
    expect(() => finishSession(finished, manager, at('18:00'))).toThrow(crewFinished.message);
  });
});

describe('a forgotten session', () => {
  const stopped = pauseOverrunSession(running);

  it('is paused at the end of the fourteenth hour, unpaid', () => {
    expect(stopped).toMatchObject({ status: 'paused', needsReview: true });
    expect(stopped.segments.at(-1)).toMatchObject({ startedAt: at('21:30'), isPaid: false });
    expect(totalsOf(stopped, '2026-11-14T07:30:00.000Z').paid).toBe(14 * 3_600_000);
  });

  it('is not resumed, and ends where it was stopped', () => {
    expect(obstacleToResuming(stopped, manager)).toBe(stoppedAfterLongestShift);
    const done = finishSession(stopped, manager, '2026-11-13T07:00:00.000Z');
    expect(done.finishedAt).toBe(at('21:30'));
  });

  it('is stopped in a paid pause as well', () => {
    expect(totalsOf(pauseOverrunSession(paused), '2026-11-14T07:30:00.000Z').paid).toBe(
      14 * 3_600_000,
    );
  });
});

describe('money', () => {
  const supervisor = anActor({ role: 'Site Supervisor' });
  const director = anActor({ role: 'Director' });
  const alone = aLabourSession({ crewKind: 'worker' });

  it('is for those who may see costs, and the pay of one for those who may see pay', () => {
    const seen = (session: LabourSession) =>
      [supervisor, manager, director].map((actor) => sessionShownTo(actor)(session).hourlyRate);
    expect(seen(running)).toEqual([null, '24.50', '24.50']);
    expect(seen(alone)).toEqual([null, null, '24.50']);
  });

  it('cannot be worked out from what the waiting of one person cost', () => {
    const waited = pauseLabourSession(alone, manager, { reason: 'weather' }, alone.startedAt);
    const costs = [manager, director].map(
      (actor) => standingCosts([sessionShownTo(actor)(waited)], '2026-11-12T20:00:00Z')[0]?.cost,
    );
    expect(costs).toEqual([null, expect.stringMatching(/^\d+\.\d\d$/)]);
  });
});

describe('fifty gangs after five hundred actions by chance', () => {
  const actions = [
    (session: LabourSession, now: string) =>
      pauseLabourSession(session, manager, { reason: 'weather' }, now),
    (session: LabourSession, now: string) => resumeSession(session, manager, now),
    (session: LabourSession, now: string) => finishSession(session, manager, now),
  ] as const;

  /** Park and Miller's: the same seed draws the same. */
  function chanceOf(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }

  function tryAction(session: LabourSession, action: (typeof actions)[number], now: string) {
    try {
      return action(session, now);
    } catch {
      return session;
    }
  }

  it.each([1, 2, 3])('have every moment in one stretch, and no more: seed %i', (seed) => {
    const chance = chanceOf(seed);
    const gangs = Array.from({ length: 50 }, (_, id) => aLabourSession({ id }));
    let clock = Date.parse(at('07:30'));
    for (let turn = 0; turn < 500; turn++) {
      // Now and then the clock is set back.
      clock += Math.round((chance() - 0.05) * 120_000);
      const i = Math.floor(chance() * gangs.length);
      const action = actions[Math.floor(chance() * 2.1)] ?? actions[0];
      const gang = gangs[i];
      if (gang) gangs[i] = tryAction(gang, action, new Date(clock).toISOString());
    }
    const later = new Date(clock + 3_600_000).toISOString();
    for (const gang of gangs) {
      const { elapsed, worked, paused: waited, paid } = totalsOf(gang, later);
      expect(worked + waited).toBe(elapsed);
      expect(paid).toBe(elapsed);
      const open = gang.segments.filter(({ endedAt }) => endedAt === null);
      expect(open).toHaveLength(gang.status === 'finished' ? 0 : 1);
      for (const [n, segment] of gang.segments.slice(1).entries()) {
        expect(segment.startedAt).toBe(gang.segments[n]?.endedAt);
      }
    }
  });
});
