import type { Facts } from '@sitewright/domain/workforce/verdict';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { isCountedSignature } from './table.ts';

/** What decides about workers, other than their own row, and where they are at work now. */
export type WorkerFacts = Facts & { atWorkOnId: number | null };

type Row = { id: number } & { [K in keyof WorkerFacts]: WorkerFacts[K] };

/** One statement for a whole page: each worker's documents, and what they still have to sign. */
export async function loadWorkerFacts(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, WorkerFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Row>(sql`
    select w.id,
      (select (select s.project_id from labour_sessions s where s.id = l.session_id)
       from labour_session_workers l
       where l.worker_id = w.id and l.finished_at is null limit 1) as "atWorkOnId",
      (select coalesce(jsonb_agg(jsonb_build_object('projectId', i.project_id,
         'hasPassed', i.has_passed, 'inductedOn', i.inducted_on, 'expiresOn', i.expires_on)), '[]')
       from worker_inductions i where i.worker_id = w.id) as inductions,
      (select coalesce(jsonb_agg(jsonb_build_object('competence', c.competence,
         'expiresOn', c.expires_on) order by c.competence), '[]')
       from worker_competences c where c.worker_id = w.id) as competences,
      ${unsigned} as unsigned,
      ${requiredOf(sql`w.job_title`)} as required
    from workers w
    where w.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Method statements of the contracts they are inducted on; a signature counts until it is void. */
const unsigned = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('projectId', r.project_id,
     'contract', p.name, 'reference', r.reference) order by r.id), '[]')
   from rams r join projects p on p.id = r.project_id
   where r.status = 'issued'
     and exists (select from worker_inductions i
       where i.worker_id = w.id and i.project_id = r.project_id and i.has_passed)
     and not exists (select from rams_signatures s
       where s.rams_id = r.id and s.worker_id = w.id
         and ${sql.raw(isCountedSignature)}))`;

/** The competences that the company requires for a trade. */
const requiredOf = (jobTitle: ReturnType<typeof sql>) => sql`
  (select coalesce(jsonb_agg(needed), '[]')
   from organizations o,
     jsonb_array_elements(o.settings -> 'requiredCompetences' -> 'trades') trade,
     jsonb_array_elements_text(trade -> 'competences') needed
   where o.id = w.organization_id and lower(trade ->> 'jobTitle') = lower(${jobTitle}))`;
