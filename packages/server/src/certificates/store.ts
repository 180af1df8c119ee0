import type {
  CertificateDraft,
  CertificateQuery,
  HseCertificate,
} from '@sitewright/domain/certificates/certificate';
import type { CertificateType } from '@sitewright/domain/certificates/certificate-values';
import {
  draftCertificate,
  renewCertificate,
  statusWithoutRenewal,
} from '@sitewright/domain/certificates/rules';
import { stateOf } from '@sitewright/domain/certificates/state';
import { expiryOf } from '@sitewright/domain/certificates/type-library';
import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { StoredFile } from '../platform/files/uploads.ts';
import { users } from '../platform/global-tables.ts';
import { childrenOf, findRow, insertRow, lockId, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { hseCertificates } from './table.ts';

export async function listCertificates(
  tx: Tx,
  { projectId, ...page }: CertificateQuery,
  now: Date,
): Promise<Page<HseCertificate>> {
  const isOfContract = projectId ? eq(hseCertificates.projectId, projectId) : undefined;
  const rows = await newestPage(asShown(tx), hseCertificates, page, isOfContract);
  return rows.map((row) => toCertificate(row, now));
}

export async function findCertificate(tx: Tx, id: number, now: Date): Promise<HseCertificate> {
  const [row] = await asShown(tx).where(eq(hseCertificates.id, id));
  return toCertificate(found(row), now);
}

export async function lockCertificate(tx: Tx, id: number, now: Date): Promise<HseCertificate> {
  await lockId(tx, hseCertificates, id);
  return findCertificate(tx, id, now);
}

/** A renewal is drafted with the renewed certificate locked. */
export async function prepareDraft(tx: Tx, draft: CertificateDraft, actor: Actor, now: Date) {
  const { plantHireEntryId: machine } = draft;
  if (machine) found((await isHire(tx, machine)) || undefined);
  if (!draft.renewsId) return draftCertificate(draft);
  return renewCertificate(await lockCertificate(tx, draft.renewsId, now), actor, draft);
}

export async function isHire(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from plant_hires where id = ${id}`);
  return rows.length > 0;
}

export async function insertCertificate(
  tx: Tx,
  draft: CertificateDraft,
  stored: StoredFile,
  actor: Actor,
  now: Date,
): Promise<HseCertificate> {
  const file = {
    fileName: stored.filename,
    originalFileName: stored.originalName,
    filePath: stored.key,
    fileSize: stored.size,
    mimeType: stored.type,
    uploadedBy: actor.userId,
  };
  const { id } = await insertRow(tx, hseCertificates, { ...draft, ...file }, actor);
  if (draft.renewsId) await supersedeCertificate(tx, draft.renewsId);
  return findCertificate(tx, id, now);
}

export async function saveCertificate(
  tx: Tx,
  certificate: HseCertificate,
  actor: Actor,
  now: Date,
): Promise<HseCertificate> {
  const { id, createdAt, revokedAt, ...fields } = certificate;
  const changes = {
    ...fields,
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
    // A new expiry date gets new reminders.
    remindedAt: sql`case when expiry_date is distinct from ${fields.expiryDate} then null else reminded_at end`,
  };
  await saveRow(tx, hseCertificates, id, changes, actor);
  return findCertificate(tx, id, now);
}

export async function supersedeCertificate(tx: Tx, id: number): Promise<void> {
  await tx
    .update(hseCertificates)
    .set({ status: 'superseded', updatedAt: sql`now()`, version: sql`version + 1` })
    .where(eq(hseCertificates.id, id));
}

/** Without its renewal the old certificate gets its former status, unless a later one is valid. */
export async function reinstateRenewed(tx: Tx, { renewsId, status }: HseCertificate, actor: Actor) {
  if (status === 'superseded') return;
  const isOld = and(
    eq(hseCertificates.id, renewsId ?? 0),
    eq(hseCertificates.status, 'superseded'),
  );
  const [old] = await tx.select().from(hseCertificates).where(isOld).for('update');
  if (old) await saveRow(tx, hseCertificates, old.id, { status: statusWithoutRenewal(old) }, actor);
}

/** The storage key, for download. */
export async function findContent(tx: Tx, id: number) {
  const { filePath: key, mimeType, fileName: name } = await findRow(tx, hseCertificates, id);
  return { key, type: mimeType ?? 'application/octet-stream', name };
}

/** With the names of its contract, its plant and the user who added it. */
const asShown = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(hseCertificates),
      projectName: projects.name,
      plantName: sql<
        string | null
      >`(select name from plant_hires where id = ${hseCertificates.plantHireEntryId})`,
      uploadedByName: users.name,
    })
    .from(hseCertificates)
    .leftJoin(projects, eq(projects.id, hseCertificates.projectId))
    .leftJoin(users, eq(users.id, hseCertificates.uploadedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof asShown>>[number];

function toCertificate({ filePath, remindedAt, ...row }: Row, now: Date): HseCertificate {
  const certificateType = row.certificateType as CertificateType;
  const expiryDate = expiryOf({ ...row, certificateType }, londonDay(row.createdAt));
  return {
    ...row,
    certificateType,
    expiryDate,
    url: `/api/hse-certificates/${row.id}/content`,
    state: stateOf({ ...row, expiryDate }, londonDay(now)),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const toProof = (row: typeof hseCertificates.$inferSelect) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The certificates of a hire; an empty list without a hire. */
export async function certificatesOfHire(tx: Tx, hireId: number | null) {
  if (hireId === null) return [];
  const rows = await childrenOf(tx, hseCertificates, hseCertificates.plantHireEntryId, hireId);
  return rows.map(toProof);
}
