import { type CostedSession, dayOf } from '@sitewright/domain/costs/lines-of-session';
import type { CrewMember } from '@sitewright/domain/costs/rate-of';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findRatesOn } from '../workforce/public.ts';
import { londonDaySql, type WithId } from './sourced-line.ts';

/** A person in a crew, as the register has them. */
type NamedMember = CrewMember & { workerId: number; name: string };

/** A session with the people who are known by name. */
type CrewSession = WithId<CostedSession> & {
  gangId: number | null;
  members: readonly NamedMember[];
};

/** SQL: the time of those segments, in milliseconds. */
const timeOf = (condition: string) =>
  `coalesce(round(sum(extract(epoch from g.ended_at - g.started_at) * 1000)
    filter (where ${condition})), 0)`;

/**
 * The workers of a session with the time already paid to each on that day; of two sessions that began
 * together the older counts first.
 */
const members = `
  select w.worker_id as "workerId", p.first_name || ' ' || p.last_name as name, p.job_title as trade,
    p.hourly_rate::text as "registerRate", ${timeOf('true')} as "paidBefore",
    ${timeOf(`o.crew_kind <> 'plant' and o.hourly_rate is null`)} as "dayRateBefore"
  from labour_session_workers w
  join workers p on p.id = w.worker_id
  left join (labour_session_workers v join labour_sessions o on o.id = v.session_id
      join labour_segments g on g.session_id = o.id and g.is_paid and g.ended_at is not null)
    on v.worker_id = w.worker_id and (o.started_at, o.id) < (s.started_at, s.id)
      and ${londonDaySql('o.started_at')} = ${londonDaySql('s.started_at')}
  where w.session_id = s.id group by 1, 2, 3, 4 order by 1`;

/** With their segments. */
const sessions = `
  select id, project_id as "projectId", crew_kind as "crewKind", name, company, job_role as "jobRole",
    gang_id as "gangId", operatives, hourly_rate as "hourlyRate", started_at as "startedAt",
    (select coalesce(json_agg(json_build_object('kind', g.kind, 'reason', g.reason,
      'isPaid', g.is_paid, 'startedAt', g.started_at, 'endedAt', g.ended_at) order by g.id), '[]')
     from labour_segments g where g.session_id = s.id) as segments,
    (select coalesce(json_agg(m), '[]') from (${members}) m) as members
  from labour_sessions s`;

type Unrated = Omit<CrewSession, 'members'> & { members: Omit<NamedMember, 'rates'>[] };

export const listCostedSessions = async (
  tx: Tx,
  ids: readonly number[],
  secrets: Secrets,
): Promise<CrewSession[]> =>
  withRates(tx, await queryRows<Unrated>(tx, `${sessions} where id = any($1)`, [ids]), secrets);

/** The crews at work, on one contract or on all. */
export async function listOpenSessions(
  tx: Tx,
  projectId: number | undefined,
  secrets: Secrets,
): Promise<CrewSession[]> {
  const open = `${sessions} where finished_at is null`;
  const found =
    projectId === undefined
      ? await queryRows<Unrated>(tx, open, [])
      : await queryRows<Unrated>(tx, `${open} and project_id = $1`, [projectId]);
  return withRates(tx, found, secrets);
}

/** Each member with the pay rates of the day; an agreed rate needs none. */
async function withRates(
  tx: Tx,
  found: readonly Unrated[],
  secrets: Secrets,
): Promise<CrewSession[]> {
  const days = found
    .filter(({ crewKind, hourlyRate }) => crewKind !== 'plant' && hourlyRate === null)
    .flatMap((session) =>
      session.members.map(({ workerId }) => ({ workerId, day: dayOf(session) })),
    );
  const rates = days.length > 0 ? await findRatesOn(tx, days, secrets) : [];
  const nameOf = (workerId: number, day: string) => `${workerId} ${day}`;
  const ratesBy = new Map(days.map(({ workerId, day }, i) => [nameOf(workerId, day), rates[i]]));
  return found.map((session) => ({
    ...session,
    members: session.members.map((member) => ({
      ...member,
      rates: ratesBy.get(nameOf(member.workerId, dayOf(session))) ?? null,
    })),
  }));
}
