import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { definedOnly } from '@sitewright/domain/kernel/defined-only';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { refuseIfChanged } from '@sitewright/domain/kernel/version';
import { refuseCompetence, refuseInduction } from '@sitewright/domain/workforce/paper-rules';
import {
  type CompetenceChanges,
  type CompetenceDraft,
  type InductionDraft,
  WorkerCompetence,
  type WorkerDocument,
  type WorkerInduction,
} from '@sitewright/domain/workforce/papers';
import { competenceIsThere } from '@sitewright/domain/workforce/rules';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile as Upload } from '../platform/files/uploads.ts';
import {
  childrenOf,
  deleteRow,
  findRow,
  insertRow,
  isFree,
  lockRow,
  saveRow,
} from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { workerCompetences, workerDocuments, workerInductions } from './table.ts';

type Dated = { createdAt: Date; updatedAt: Date };
/** Who recorded it, and when. */
type Writing = { actor: Actor; now: Date };

export const withIsoDates = <Row extends Dated>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function listCompetences(tx: Tx, workerId: number): Promise<Page<WorkerCompetence>> {
  const { workerId: parent, competence } = workerCompetences;
  const rows = await childrenOf(tx, workerCompetences, parent, workerId, competence);
  return new Page(rows.map(withIsoDates));
}

/** A competence is stored once, in any spelling. */
async function refuseIfHeld(tx: Tx, workerId: number, competence: string, except = 0) {
  const t = workerCompetences;
  const isHeld = sql`${t.workerId} = ${workerId} and lower(${t.competence}) = lower(${competence})`;
  if (!(await isFree(tx, t, isHeld, except))) throw refusedAt('competence', competenceIsThere);
}

export async function insertCompetence(
  tx: Tx,
  workerId: number,
  draft: CompetenceDraft,
  { actor, now }: Writing,
): Promise<WorkerCompetence> {
  refuseCompetence(draft, londonDay(now));
  await refuseIfHeld(tx, workerId, draft.competence);
  return withIsoDates(await insertRow(tx, workerCompetences, { ...draft, workerId }, actor));
}

export async function changeCompetence(
  tx: Tx,
  id: number,
  { version, ...changes }: CompetenceChanges,
  { actor, now }: Writing,
): Promise<WorkerCompetence> {
  const { workerId, ...held } = await lockRow(tx, workerCompetences, id);
  refuseIfChanged(WorkerCompetence, withIsoDates({ workerId, ...held }), version);
  refuseCompetence({ ...held, ...definedOnly(changes) }, londonDay(now));
  await refuseIfHeld(tx, workerId, changes.competence ?? held.competence, id);
  return withIsoDates(await saveRow(tx, workerCompetences, id, changes, actor));
}

export async function deleteCompetence(tx: Tx, id: number): Promise<void> {
  await deleteRow(tx, workerCompetences, id);
}

export async function listInductions(tx: Tx, workerId: number): Promise<Page<WorkerInduction>> {
  const rows = await tx
    .select({ ...getTableColumns(workerInductions), projectName: projects.name })
    .from(workerInductions)
    .innerJoin(projects, eq(projects.id, workerInductions.projectId))
    .where(eq(workerInductions.workerId, workerId))
    .orderBy(desc(workerInductions.id));
  return new Page(rows.map(withIsoDates));
}

export async function insertInduction(
  tx: Tx,
  workerId: number,
  draft: InductionDraft,
  { actor, now }: Writing,
): Promise<WorkerInduction> {
  refuseInduction(draft, londonDay(now));
  await refuseIfNoContract(tx, draft.projectId);
  const inserted = await insertRow(tx, workerInductions, { ...draft, workerId }, actor);
  const { rows } = await listInductions(tx, workerId);
  return found(rows.find(({ id }) => id === inserted.id));
}

export async function deleteInduction(tx: Tx, id: number): Promise<void> {
  await deleteRow(tx, workerInductions, id);
}

export async function listDocuments(tx: Tx, workerId: number): Promise<Page<WorkerDocument>> {
  const { workerId: parent, id } = workerDocuments;
  const rows = await childrenOf(tx, workerDocuments, parent, workerId, desc(id));
  return new Page(rows.map(withIsoDates));
}

export async function insertDocument(
  tx: Tx,
  workerId: number,
  { key: document, filename: name, type: mimetype, size }: Upload,
  actor: Actor,
): Promise<WorkerDocument> {
  const values = { workerId, document, name, mimetype, size };
  return withIsoDates(await insertRow(tx, workerDocuments, values, actor));
}

/** The storage key, for users who may read the document. */
export const findDocument = (tx: Tx, id: number) => findRow(tx, workerDocuments, id);

export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  const { document } = await deleteRow(tx, workerDocuments, id);
  await discard(tx, document);
}
