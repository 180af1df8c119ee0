import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type {
  Rams,
  RamsContent,
  RamsDraft,
  RamsHead,
  RamsQuery,
} from '@sitewright/domain/risk/rams';
import { highestResidual } from '@sitewright/domain/risk/rams-rules';
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { revokeLinks } from '../links/public.ts';
import { findUserName, updatedBy } from '../platform/audit.ts';
import { expectRow, insertRow, lockId, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockContract } from '../projects/of-project.ts';
import { projects } from '../projects/table.ts';
import { isCountedSignature } from '../workforce/table.ts';
import { withLapses } from './live-controls.ts';
import { ramsSignatures, rams as statements } from './table.ts';

export async function listRams(
  tx: Tx,
  { projectId, status, ...page }: RamsQuery,
  today: string,
): Promise<Page<RamsHead>> {
  const { rows, next } = await newestPage(
    asShown(tx),
    statements,
    page,
    projectId ? eq(statements.projectId, projectId) : undefined,
    status ? eq(statements.status, status) : undefined,
  );
  const all = await withLapses(tx, rows.map(toRams), today);
  return new Page(all.map(headOf), next);
}

/** The newest first. */
export async function listVersions(
  tx: Tx,
  { familyId }: RamsHead,
  today: string,
): Promise<Page<RamsHead>> {
  const rows = await asShown(tx)
    .where(eq(statements.familyId, familyId))
    .orderBy(desc(statements.revision));
  const all = await withLapses(tx, rows.map(toRams), today);
  return new Page(all.map(headOf));
}

/** In its state on that day. */
export async function findRams(tx: Tx, id: number, today: string): Promise<Rams> {
  const [row] = await asShown(tx).where(eq(statements.id, id));
  const [rams] = await withLapses(tx, [toRams(found(row))], today);
  return found(rams);
}

/** Others' statements are not there. */
export const expectRams = (tx: Tx, id: number): Promise<void> => expectRow(tx, statements, id);

export async function lockRams(tx: Tx, id: number, today: string): Promise<Rams> {
  await lockId(tx, statements, id);
  return findRams(tx, id, today);
}

/** The first version of a document of its own. */
export async function insertRams(
  tx: Tx,
  draft: RamsDraft,
  actor: Actor,
  today: string,
): Promise<Rams> {
  const reference = await nextReference(tx, draft.projectId);
  const id = await insert(tx, { ...draft, reference, revision: 1 }, actor);
  await tx.update(statements).set({ familyId: id }).where(eq(statements.id, id));
  return findRams(tx, id, today);
}

/** The next version of the same document, to be written. */
export async function insertVersion(
  tx: Tx,
  before: Rams,
  actor: Actor,
  today: string,
): Promise<Rams> {
  const { reference, familyId } = before;
  const draft = { ...draftOf(before), reference, familyId, revision: before.revision + 1 };
  return findRams(tx, await insert(tx, draft, actor), today);
}

/** The written content, without status fields. */
export const draftOf = (rams: Rams): RamsDraft => {
  const { projectId, activity, location, startDate, finishDate, reviewDate, content } = rams;
  return { projectId, activity, location, startDate, finishDate, reviewDate, content };
};

type Numbered = RamsDraft & { reference: string; revision: number; familyId?: number };

async function insert(tx: Tx, draft: Numbered, actor: Actor): Promise<number> {
  const authorName = await findUserName(tx, actor);
  return (await insertRow(tx, statements, { ...draft, authorName }, actor)).id;
}

export async function saveRams(tx: Tx, rams: Rams, actor: Actor, today: string): Promise<Rams> {
  const { activity, location, startDate, finishDate, reviewDate, content } = rams;
  const { status, statusReason, approvedBy, approvedByName } = rams;
  const changes = {
    ...{ activity, location, startDate, finishDate, reviewDate, content },
    ...{ status, statusReason, approvedBy, approvedByName },
    submittedAt: instant(rams.submittedAt),
    approvedAt: instant(rams.approvedAt),
    issuedAt: instant(rams.issuedAt),
  };
  await saveRow(tx, statements, rams.id, changes, actor);
  return findRams(tx, rams.id, today);
}

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/**
 * The previous version is superseded and its links revoked; those who signed it must sign again.
 */
export async function supersedeOthers(
  tx: Tx,
  { id, familyId }: Rams,
  actor: Actor,
  now: Date,
): Promise<void> {
  const isBefore = and(
    eq(statements.familyId, familyId),
    eq(statements.status, 'issued'),
    ne(statements.id, id),
  );
  const before = await tx
    .update(statements)
    .set({ status: 'superseded', ...updatedBy(actor) })
    .where(isBefore)
    .returning({ id: statements.id });
  for (const { id: ramsId } of before) {
    await tx
      .update(ramsSignatures)
      .set({ voidedAt: now, ...updatedBy(actor) })
      .where(eq(ramsSignatures.ramsId, ramsId));
    await revokeLinks(tx, ramsLinkTarget(ramsId), { actor, now });
  }
}

/** What the links to a statement open. */
export const ramsLinkTarget = (id: number) => ({ purpose: 'rams', targetId: id }) as const;

/** `RAMS-004`: counted on its contract, which is held until the commit. */
export async function nextReference(tx: Tx, projectId: number): Promise<string> {
  await lockContract(tx, projectId, 'no key update');
  const highest = sql<number>`coalesce(max(substring(${statements.reference} from '^RAMS-(\\d{1,9})$')::int), 0)`;
  const [row] = await tx
    .select({ highest })
    .from(statements)
    .where(eq(statements.projectId, projectId));
  return `RAMS-${String((row?.highest ?? 0) + 1).padStart(3, '0')}`;
}

const lastRevision = sql<number>`(select max(v.revision) from rams v where v.family_id = ${statements.familyId})`;

const hasSigned = sql`s.rams_id = ${statements.id} and ${sql.raw(isCountedSignature)}`;

const signed = sql<number>`(select count(*)::int from rams_signatures s where ${hasSigned})`;

const toConfirm = sql<number>`(
  select count(*)::int from rams_signatures s
  where s.rams_id = ${statements.id} and s.method = 'by_link' and s.signed_at is not null
    and s.voided_at is null and s.withdrawn_at is null and s.confirmed_at is null)`;

/**
 * Who is inducted on the contract is to be briefed. As arrays, each is looked up once: right after
 * an import the planner would go through all of them for every worker.
 */
const unsigned = sql<number>`(
  select count(*)::int from workers w
  where w.employment_status = 'active'
    and w.id = any(array(select i.worker_id from worker_inductions i
      where i.project_id = ${statements.projectId} and i.has_passed))
    and w.id <> all(array(select s.worker_id from rams_signatures s
      where ${hasSigned} and s.worker_id is not null)))`;

const asShown = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(statements),
      projectName: projects.name,
      projectSlug: projects.slug,
      ...{ lastRevision, signed, unsigned, toConfirm },
    })
    .from(statements)
    .innerJoin(projects, eq(projects.id, statements.projectId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof asShown>>[number];

function toRams(row: Row): Omit<Rams, 'lapses'> {
  const content = row.content as RamsContent;
  return {
    ...row,
    content,
    familyId: row.familyId ?? row.id,
    lastRevision: row.lastRevision ?? row.revision,
    hazards: content.hazards.length,
    highestResidual: highestResidual(content.hazards),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    issuedAt: row.issuedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const headOf = ({ content, ...head }: Rams): RamsHead => head;
