import { minutesOf, peopleIn, readLabor } from '../diary/labor.ts';
import { type Actor, obstacleOfRole } from '../kernel/access.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Problem } from '../kernel/problem.ts';
import { tradeKey } from '../organizations/cost-settings.ts';
import { type CostedEntry, linesOfEntry, tradeOfEntry } from './lines-of-entry.ts';
import { type CostedSession, dayOf, everybodyIn, hoursOf, paidTimeOf } from './lines-of-session.ts';
import { type CrewMember, rateOf } from './rate-of.ts';
import { rateSourceOf } from './rate-source.ts';
import type { CostSettings } from './settings.ts';
import type { UnratedHours } from './unrated-hours.ts';

/** A session with the people who are known by name. */
type CrewSession = CostedSession & {
  id: number;
  gangId: number | null;
  members: readonly (CrewMember & { workerId: number; name: string })[];
};

type DiaryEntry = CostedEntry & { id: number };

/** Time without a rate, of one person in one record. */
type UnratedTime = Pick<UnratedHours, 'kind' | 'workerId' | 'gangId' | 'name'> & {
  record: string;
  /** The session whose rate is to be agreed. */
  sessionId: number | null;
  day: string;
  time: number;
};

/** With the sessions whose rate is to be agreed. */
export type UnratedGroup = UnratedHours & { sessionIds: number[] };

type Records = { sessions: readonly CrewSession[]; entries: readonly DiaryEntry[] };

/** The hours without a rate by who worked them, the most hours first. */
export function findUnrated(
  { sessions, entries }: Records,
  settings: CostSettings,
  now: string,
): UnratedGroup[] {
  const times = [
    ...sessions.flatMap((session) => timesOfSession(session, settings, now)),
    ...entries.flatMap((entry) => timesOfEntry(entry, settings)),
  ];
  return [...groupBy(times, keyOf).values()]
    .map((group) => ({ group, time: group.reduce((sum, { time }) => sum + time, 0) }))
    .toSorted((a, b) => b.time - a.time)
    .flatMap(({ group, time }) => group.slice(0, 1).map((first) => groupOf(first, group, time)));
}

const keyOf = ({ kind, workerId, gangId, name }: UnratedTime): string =>
  JSON.stringify([kind, workerId ?? gangId ?? tradeKey(name)]);

const groupOf = (
  { kind, workerId, gangId, name }: UnratedTime,
  group: readonly UnratedTime[],
  time: number,
): UnratedGroup => ({
  kind,
  workerId,
  gangId,
  name,
  hours: hoursOf(time, 1),
  records: new Set(group.map(({ record }) => record)).size,
  from: group.map(({ day }) => day).reduce((first, day) => (day < first ? day : first)),
  sessionIds: [...new Set(group.flatMap(({ sessionId }) => sessionId ?? []))],
});

function timesOfSession(session: CrewSession, settings: CostSettings, now: string): UnratedTime[] {
  const time = session.crewKind === 'plant' ? 0 : paidTimeOf(session, now);
  if (time === 0) return [];
  const of = { record: `session ${session.id}`, day: dayOf(session), time };
  return everybodyIn(session)
    .filter((member) => rateOf(session, member, settings.tradeRates).source === 'none')
    .map((member) =>
      'workerId' in member
        ? { ...of, ...nobody, kind: 'worker', workerId: member.workerId, name: member.name }
        : { ...of, ...unnamedIn(session) },
    );
}

const nobody = { workerId: null, gangId: null, sessionId: null };

/** An agreed rate would replace the rates of those with a name, so that others cost their trade. */
function unnamedIn({ id, gangId, name, jobRole, members }: CrewSession) {
  return members.length > 0 && jobRole
    ? { ...nobody, kind: 'trade' as const, name: jobRole }
    : { ...nobody, kind: 'crew' as const, gangId, name, sessionId: id };
}

function timesOfEntry(entry: DiaryEntry, settings: CostSettings): UnratedTime[] {
  const isUnrated = linesOfEntry(entry, settings).some(
    (line) => rateSourceOf({ ...line, source: 'entry' }) === 'none',
  );
  if (!isUnrated) return [];
  const labor = readLabor(entry.labor);
  const time = minutesOf(labor, entry.date) * peopleIn(entry.labor) * 60_000;
  const of = { record: `entry ${entry.id}`, day: entry.date, time };
  return time === 0 ? [] : [{ ...of, ...nobody, kind: 'trade', name: tradeOfEntry(labor) }];
}

/** Why `actor` may not set the rate of one of these. */
export function obstacleToRate(kind: UnratedHours['kind'], actor: Actor): Problem | undefined {
  if (kind === 'worker') return obstacleOfRole(actor, 'worker.pay', 'U', 'set the pay of a worker');
  if (kind === 'trade')
    return obstacleOfRole(actor, 'organization', 'M', 'set the standard rate of a trade');
  return (
    obstacleOfRole(actor, 'project.money', 'U', 'agree the rate of a crew') ??
    obstacleOfRole(actor, 'labour', 'U', 'agree the rate of a crew')
  );
}
