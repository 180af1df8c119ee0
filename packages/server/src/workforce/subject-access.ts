import type { Actor } from '@sitewright/domain/kernel/access';
import { fullName } from '@sitewright/domain/labour/crew';
import { retainedAfterErasure } from '@sitewright/domain/workforce/erasure';
import type { Erasure, SubjectAccess } from '@sitewright/domain/workforce/sealed';
import { revealFields, sealedFields } from '@sitewright/domain/workforce/worker-values';
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { linkUses } from '../links/table.ts';
import { collectRecordTree, type Row } from '../platform/bundle.ts';
import { discard } from '../platform/discard.ts';
import { idempotencyKeys } from '../platform/idempotency.ts';
import { recycleBin } from '../platform/recycle-bin.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { ramsSignatures } from '../risk/table.ts';
import { toolboxSignatures } from '../wellbeing/table.ts';
import type { Stored } from './describe.ts';
import { reveal } from './sealed.ts';
import { saveWorker } from './store.ts';
import { workerCardChecks, workerCompetences, workerDocuments, workerInductions } from './table.ts';

/** Where bytes are kept, and what only the machine reads: of no use to anybody. */
const machinery = ['document', 'profile_picture', 'cscs_photo', 'national_insurance_hash', 'rates'];
const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sealedColumns = sealedFields.map(columnOf);

const told = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => ![...machinery, ...sealedColumns].includes(column)),
  );

/** All that is held about one worker: their own row, opened, and every row that hangs on it. */
export async function allAbout(
  tx: Tx,
  row: Stored,
  secrets: Secrets,
  now: Date,
): Promise<SubjectAccess> {
  const { workers = [], ...others } = await collectRecordTree(tx, 'workers', row.id);
  const revealed = await reveal(tx, row, { fields: [...revealFields], reason: '' }, secrets);
  const sessions = await sessionsOf(tx, row.id);
  const named = Object.entries({
    ...others,
    labour_sessions: sessions,
    link_uses: await rowsWhere(tx, linkUses, isLinkUseOf(row)),
    toolbox_signatures: await rowsWhere(tx, toolboxSignatures, isTalkSignatureOf(row)),
  });
  return {
    id: row.id,
    madeAt: now.toISOString(),
    worker: { ...Object.assign({}, ...workers.map(told)), ...revealed },
    records: Object.fromEntries(named.map(([table, rows]) => [table, rows.map(told)])),
  };
}

async function sessionsOf(tx: Tx, workerId: number): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(s) as row from labour_sessions s
    join labour_session_workers l on l.session_id = s.id
    where l.worker_id = ${workerId} order by s.id`);
  return rows.map(({ row }) => row);
}

/** What was done by link is known by the name that was typed; of method statements by the worker, too. */
const isLinkUseOf = (row: Stored) =>
  or(eq(linkUses.workerId, row.id), eq(linkUses.name, fullName(row)));
const isTalkSignatureOf = (row: Stored) => eq(toolboxSignatures.name, fullName(row));

async function rowsWhere(
  tx: Tx,
  table: typeof linkUses | typeof toolboxSignatures,
  isTheirs: SQL | undefined,
): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${isTheirs} order by id`,
  );
  return rows.map(({ row }) => row);
}

const nothing = {
  ...(Object.fromEntries(sealedFields.map((field) => [field, null])) as Record<
    (typeof sealedFields)[number],
    null
  >),
  nationalInsuranceHash: null,
  email: null,
  phoneNumber: null,
  mobilePhone: null,
  address: null,
  city: null,
  postcode: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  emergencyContactRelation: null,
  nextOfKin: null,
  vehicleRegistration: null,
  notes: null,
  statusReason: null,
  cscsCardNumber: null,
  cscsCustomerName: null,
  cscsSerial: null,
  cscsRegistrationNumber: null,
  cscsQualificationType: null,
  cscsQualificationDetails: null,
  cscsPhoto: null,
  profilePicture: null,
  skillsTraining: null,
  badge: null,
  certifications: [],
  qualifications: [],
  scoreOverrides: {},
};

/** Whoever came back from the bin is still in it, as they were. */
const forgetCopies = (tx: Tx, id: number) =>
  tx
    .delete(recycleBin)
    .where(and(eq(recycleBin.tableName, 'workers'), eq(recycleBin.recordId, id)));

/** That a card was looked at is never changed, so it is written down anew without its number. */
async function forgetCards(tx: Tx, id: number): Promise<void> {
  const checks = await tx
    .delete(workerCardChecks)
    .where(eq(workerCardChecks.workerId, id))
    .returning();
  const nameless = checks.map(({ id: _, ...check }) => ({
    ...check,
    cardNumber: null,
    note: null,
  }));
  if (nameless.length > 0) await tx.insert(workerCardChecks).values(nameless);
}

/** Answers kept for a second sending tell who they were, too: theirs, and those that name them. */
async function forgetAnswers(tx: Tx, { id, ...named }: Stored): Promise<void> {
  const { answer, endpoint } = idempotencyKeys;
  const isTheirs = or(
    sql`jsonb_path_exists(${answer}, '$.**.workerId ? (@ == $id)', jsonb_build_object('id', ${id}::int))`,
    and(like(endpoint, '%/api/workers%'), sql`${answer} ->> 'id' = ${String(id)}`),
    sql`position(${fullName(named)} in ${answer}::text) > 0`,
  );
  await tx.delete(idempotencyKeys).where(isTheirs);
}

async function forgetByLink(tx: Tx, row: Stored, name: string): Promise<void> {
  await tx.update(linkUses).set({ name, ipAddress: null, userAgent: null }).where(isLinkUseOf(row));
  await tx.update(toolboxSignatures).set({ name, drawing: null }).where(isTalkSignatureOf(row));
}

/** Takes away who they were; what has to be kept stays under a number. */
export async function erase(tx: Tx, row: Stored, actor: Actor, now: Date): Promise<Erasure> {
  const { id, profilePicture, cscsPhoto } = row;
  const gone = await tx.delete(workerDocuments).where(eq(workerDocuments.workerId, id)).returning();
  const files = [profilePicture, cscsPhoto, ...gone.map(({ document }) => document)];
  for (const key of files) await discard(tx, key);
  await forgetCopies(tx, id);
  await forgetAnswers(tx, row);
  await tx.delete(workerCompetences).where(eq(workerCompetences.workerId, id));
  await tx
    .update(workerInductions)
    .set({ signature: null })
    .where(eq(workerInductions.workerId, id));
  await forgetCards(tx, id);
  const anonymous = { firstName: 'Erased', lastName: `worker ${id}`, erasedAt: now };
  await tx
    .update(ramsSignatures)
    .set({ name: fullName(anonymous), drawing: null })
    .where(eq(ramsSignatures.workerId, id));
  await forgetByLink(tx, row, fullName(anonymous));
  await saveWorker(tx, row, { ...nothing, ...anonymous }, actor);
  return { id, kept: retainedAfterErasure };
}
