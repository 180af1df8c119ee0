import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Page } from '@sitewright/domain/kernel/page';
import type {
  RequiredCompetences,
  TrainingQuery,
  WorkerTraining,
} from '@sitewright/domain/workforce/papers';
import { missingCompetences } from '@sitewright/domain/workforce/training';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import { organizations } from '../platform/global-tables.ts';
import { newestPage } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { loadWorkerFacts } from './facts.ts';
import { matchesSearch } from './store.ts';
import { workerCompetences, workers } from './table.ts';

/** Every worker who has not left, with the competences held and missing. */
export async function listTraining(
  tx: Tx,
  { q, missing, ...page }: TrainingQuery,
  now: Date,
): Promise<Page<WorkerTraining>> {
  const workersPage = await newestPage(
    tx.select().from(workers),
    workers,
    page,
    ne(workers.employmentStatus, 'left'),
    q ? matchesSearch(q) : undefined,
    missing ? lacks(missing, londonDay(now)) : undefined,
  );
  const ids = workersPage.rows.map(({ id }) => id);
  const held = await tx
    .select()
    .from(workerCompetences)
    .where(inArray(workerCompetences.workerId, ids));
  const facts = await loadWorkerFacts(tx, ids);
  return workersPage.map((row) => {
    const competences = held.filter(({ workerId }) => workerId === row.id);
    const required = facts.get(row.id)?.required ?? [];
    return {
      ...row,
      competences,
      missing: missingCompetences(required, competences, londonDay(now)),
    };
  });
}

const lacks = (competence: string, today: string) =>
  sql`not exists (select from worker_competences c where c.worker_id = ${workers.id} and lower(c.competence) = lower(${competence}) and (c.expires_on is null or c.expires_on >= ${today}))`;

export async function findRequired(
  tx: Tx,
  { organizationId }: Pick<Actor, 'organizationId'>,
): Promise<RequiredCompetences> {
  const required = sql<RequiredCompetences | null>`${organizations.settings} -> 'requiredCompetences'`;
  const [row] = await tx
    .select({ required })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.required ?? { trades: [] };
}

export async function saveRequired(
  tx: Tx,
  requiredCompetences: RequiredCompetences,
  { organizationId }: Actor,
): Promise<RequiredCompetences> {
  await tx
    .update(organizations)
    .set({
      settings: sql`${organizations.settings} || ${JSON.stringify({ requiredCompetences })}::jsonb`,
    })
    .where(eq(organizations.id, organizationId));
  return requiredCompetences;
}
