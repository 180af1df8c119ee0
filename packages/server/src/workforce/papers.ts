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
import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { discard } from '../platform/files/discard.ts';
import type { StoredFile as Upload } from '../platform/files/uploads.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { expectContract } from './store.ts';
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
  const rows = await tx
    .select()
    .from(workerCompetences)
    .where(eq(workerCompetences.workerId, workerId))
    .orderBy(asc(workerCompetences.competence));
  return new Page(rows.map(withIsoDates));
}

/** A competence is stored once, in any spelling. */
async function refuseIfHeld(tx: Tx, workerId: number, competence: string, except = 0) {
  const t = workerCompetences;
  const isIt = sql`lower(${t.competence}) = lower(${competence})`;
  const others = and(eq(t.workerId, workerId), isIt, ne(t.id, except));
  if ((await tx.$count(t, others)) > 0) throw refusedAt('competence', competenceIsThere);
}

export async function insertCompetence(
  tx: Tx,
  workerId: number,
  draft: CompetenceDraft,
  { actor, now }: Writing,
): Promise<WorkerCompetence> {
  refuseCompetence(draft, londonDay(now));
  await refuseIfHeld(tx, workerId, draft.competence);
  const values = { ...draft, workerId, ...createdBy(actor) };
  const [row] = await tx.insert(workerCompetences).values(values).returning();
  return withIsoDates(found(row));
}

export async function changeCompetence(
  tx: Tx,
  id: number,
  { version, ...changes }: CompetenceChanges,
  { actor, now }: Writing,
): Promise<WorkerCompetence> {
  const isIt = eq(workerCompetences.id, id);
  const [before] = await tx.select().from(workerCompetences).where(isIt).for('update');
  const { workerId, ...held } = found(before);
  refuseIfChanged(WorkerCompetence, withIsoDates({ workerId, ...held }), version);
  refuseCompetence({ ...held, ...definedOnly(changes) }, londonDay(now));
  await refuseIfHeld(tx, workerId, changes.competence ?? held.competence, id);
  const [row] = await tx
    .update(workerCompetences)
    .set({ ...changes, ...updatedBy(actor) })
    .where(isIt)
    .returning();
  return withIsoDates(found(row));
}

export async function deleteCompetence(tx: Tx, id: number): Promise<void> {
  const isIt = eq(workerCompetences.id, id);
  found((await tx.delete(workerCompetences).where(isIt).returning())[0]);
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
  await expectContract(tx, draft.projectId);
  const values = { ...draft, workerId, ...createdBy(actor) };
  const [row] = await tx.insert(workerInductions).values(values).returning();
  const { rows } = await listInductions(tx, workerId);
  return found(rows.find(({ id }) => id === row?.id));
}

export async function deleteInduction(tx: Tx, id: number): Promise<void> {
  const isIt = eq(workerInductions.id, id);
  found((await tx.delete(workerInductions).where(isIt).returning())[0]);
}

export async function listDocuments(tx: Tx, workerId: number): Promise<Page<WorkerDocument>> {
  const rows = await tx
    .select()
    .from(workerDocuments)
    .where(eq(workerDocuments.workerId, workerId))
    .orderBy(desc(workerDocuments.id));
  return new Page(rows.map(withIsoDates));
}

export async function insertDocument(
  tx: Tx,
  workerId: number,
  { key: document, filename: name, type: mimetype, size }: Upload,
  actor: Actor,
): Promise<WorkerDocument> {
  const values = { workerId, document, name, mimetype, size, ...createdBy(actor) };
  const [row] = await tx.insert(workerDocuments).values(values).returning();
  return withIsoDates(found(row));
}

/** The storage key, for users who may read the document. */
export async function findDocument(tx: Tx, id: number) {
  const [row] = await tx.select().from(workerDocuments).where(eq(workerDocuments.id, id));
  return found(row);
}

export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  const isIt = eq(workerDocuments.id, id);
  const [gone] = await tx.delete(workerDocuments).where(isIt).returning();
  await discard(tx, found(gone).document);
}
