import type { Actor } from '@sitewright/domain/kernel/access';
import { fullName } from '@sitewright/domain/labour/crew';
import { retainedAfterErasure } from '@sitewright/domain/workforce/erasure';
import type { Erasure, SubjectAccess } from '@sitewright/domain/workforce/sealed';
import { revealFields, sealedFields } from '@sitewright/domain/workforce/worker-values';
import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { linkUses } from '../links/table.ts';
import { recycleBin } from '../platform/bin/recycle-bin.ts';
import { discard } from '../platform/files/discard.ts';
import { idempotencyKeys } from '../platform/idempotency.ts';
import { collectRecordTree, type Row } from '../platform/record-tree.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { topic } from '../platform/topic.ts';
import { toolboxSignatures } from '../wellbeing/table.ts';
import type { WorkerRow } from './describe.ts';
import { reveal } from './sealed.ts';
import { saveWorker } from './store.ts';
import { workerCardChecks, workerCompetences, workerDocuments, workerInductions } from './table.ts';

/** A worker is known by a number only: `name` takes the place of their own. */
export const workerErased = topic<[worker: { id: number; name: string }]>('workerErased');

/** Storage keys and internal columns, which are of no use to the person. */
const machinery = ['document', 'profile_picture', 'cscs_photo', 'national_insurance_hash', 'rates'];
const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const sealedColumns = sealedFields.map(columnOf);

const withoutStorageKeys = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => ![...machinery, ...sealedColumns].includes(column)),
  );

/** All data about one worker: their own row, unsealed, and every row that refers to it. */
export async function collectSubjectData(
  tx: Tx,
  row: WorkerRow,
  secrets: Secrets,
  now: Date,
): Promise<SubjectAccess> {
  const { workers = [], ...others } = await collectRecordTree(tx, 'workers', row.id);
  const revealed = await reveal(tx, row, { fields: [...revealFields], reason: '' }, secrets);
  const sessions = await sessionsOf(tx, row.id);
  const named = Object.entries({
    ...others,
    labour_sessions: sessions,
    roll_call_ticks: await ticksOf(tx, row.id),
    link_uses: await rowsWhere(tx, linkUses, isLinkUseOf(row)),
    toolbox_signatures: await rowsWhere(tx, toolboxSignatures, isTalkSignatureOf(row)),
  });
  return {
    id: row.id,
    madeAt: now.toISOString(),
    worker: { ...Object.assign({}, ...workers.map(withoutStorageKeys)), ...revealed },
    records: Object.fromEntries(
      named.map(([table, rows]) => [table, rows.map(withoutStorageKeys)]),
    ),
  };
}

async function sessionsOf(tx: Tx, workerId: number): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(s) as row from labour_sessions s
    join labour_session_workers l on l.session_id = s.id
    where l.worker_id = ${workerId} order by s.id`);
  return rows.map(({ row }) => row);
}

async function ticksOf(tx: Tx, workerId: number): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row from roll_call_ticks t where worker_id = ${workerId} order by id`);
  return rows.map(({ row }) => row);
}

/** Signatures by link are found by the typed name; on method statements by the worker, too. */
const isLinkUseOf = (row: WorkerRow) =>
  or(eq(linkUses.workerId, row.id), eq(linkUses.name, fullName(row)));
const isTalkSignatureOf = (row: WorkerRow) => eq(toolboxSignatures.name, fullName(row));

async function rowsWhere(
  tx: Tx,
  table: typeof linkUses | typeof toolboxSignatures,
  isOfWorker: SQL | undefined,
): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(${table}) as row from ${table} where ${isOfWorker} order by id`,
  );
  return rows.map(({ row }) => row);
}

const emptied = {
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

/** A restored worker still has an entry in the bin, with the earlier data. */
const forgetCopies = (tx: Tx, id: number) =>
  tx
    .delete(recycleBin)
    .where(and(eq(recycleBin.tableName, 'workers'), eq(recycleBin.recordId, id)));

/** Card checks are never updated, so they are inserted again without the card number. */
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

/**
 * Stored idempotent responses contain personal data, too: the worker's own and those that name
 * them.
 */
async function forgetAnswers(tx: Tx, { id, ...named }: WorkerRow): Promise<void> {
  const { answer, endpoint } = idempotencyKeys;
  const isOfWorker = or(
    sql`jsonb_path_exists(${answer}, '$.**.workerId ? (@ == $id)', jsonb_build_object('id', ${id}::int))`,
    and(like(endpoint, '%/api/workers%'), sql`${answer} ->> 'id' = ${String(id)}`),
    sql`position(${fullName(named)} in ${answer}::text) > 0`,
  );
  await tx.delete(idempotencyKeys).where(isOfWorker);
}

async function forgetByLink(tx: Tx, row: WorkerRow, name: string): Promise<void> {
  await tx.update(linkUses).set({ name, ipAddress: null, userAgent: null }).where(isLinkUseOf(row));
  await tx.update(toolboxSignatures).set({ name, drawing: null }).where(isTalkSignatureOf(row));
}

/** Removes the identity; what has to be kept stays under a number. */
export async function eraseWorker(
  tx: Tx,
  row: WorkerRow,
  actor: Actor,
  now: Date,
): Promise<Erasure> {
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
  const name = fullName(anonymous);
  await workerErased.publish(tx, { id, name });
  await forgetByLink(tx, row, name);
  await saveWorker(tx, row, { ...emptied, ...anonymous }, actor);
  return { id, kept: retainedAfterErasure };
}
