import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { insuranceWarningDays } from '@sitewright/domain/suppliers/compliance';
import { codeIsTaken } from '@sitewright/domain/suppliers/rules';
import type {
  Supplier,
  SupplierChanges,
  SupplierDraft,
  SupplierQuery,
} from '@sitewright/domain/suppliers/supplier';
import { eq, type SQL, sql } from 'drizzle-orm';
import { createdBy } from '../platform/audit.ts';
import { escapeLike } from '../platform/prepared-statements.ts';
import { findRow, isFree, lockRow, newestPage, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Describing, describeSuppliers } from './describe.ts';
import { supplierInsurances, supplierProjects, suppliers } from './table.ts';

type Stored = typeof suppliers.$inferSelect;

export async function listSuppliers(
  tx: Tx,
  { q, status, type, projectId, insurance, ...page }: SupplierQuery,
  describing: Describing,
): Promise<Page<Supplier>> {
  const { rows, next } = await newestPage(
    tx.select().from(suppliers),
    suppliers,
    page,
    status && eq(suppliers.status, status),
    type && eq(suppliers.supplierType, type),
    projectId ? worksOn(projectId) : undefined,
    insurance && sql`${stateOn(londonDay(describing.now))} = ${insurance}`,
    q ? mentions(q) : undefined,
  );
  return new Page(await describeSuppliers(tx, rows, describing), next);
}

const mentions = (q: string): SQL =>
  sql`concat_ws(' ', ${suppliers.name}, ${suppliers.code}, ${suppliers.contactPerson}, ${suppliers.email}, ${suppliers.city}, ${suppliers.postcode}) ilike ${`%${escapeLike(q)}%`}`;

const worksOn = (projectId: number): SQL =>
  sql`exists (select from ${supplierProjects} where ${supplierProjects.supplierId} = ${suppliers.id} and ${supplierProjects.projectId} = ${projectId} and ${supplierProjects.status} = 'active')`;

/** Of each kind the policy that runs longest counts, and of those the first to end. */
const expiry = sql`coalesce((select min(longest) from (select max(${supplierInsurances.expiry}) as longest from ${supplierInsurances} where ${supplierInsurances.supplierId} = ${suppliers.id} group by ${supplierInsurances.insuranceType}) kinds), ${suppliers.insuranceExpiry})`;

/** The SQL form of `stateOf`, for filtering suppliers by state. */
const stateOn = (today: string): SQL =>
  sql`case when ${expiry} is null then 'none' when ${expiry} < ${today}::date then 'expired' when ${expiry} <= ${today}::date + ${insuranceWarningDays}::int then 'expiring' else 'valid' end`;

export const findSupplier = async (tx: Tx, id: number, describing: Describing) =>
  describeOne(tx, await findRow(tx, suppliers, id), describing);

export const lockSupplier = async (tx: Tx, id: number, describing: Describing) =>
  describeOne(tx, await lockRow(tx, suppliers, id), describing);

export async function insertSupplier(
  tx: Tx,
  draft: SupplierDraft,
  actor: Actor,
  describing: Describing,
): Promise<Supplier> {
  const values = { ...columnsOf(draft), ...createdBy(actor) };
  const [row] = await tx.insert(suppliers).values(values).onConflictDoNothing().returning();
  if (!row) throw refusedAt('code', codeIsTaken);
  return describeOne(tx, row, describing);
}

type Changes = Omit<SupplierChanges, 'version'>;

export async function saveSupplier(
  tx: Tx,
  { id }: Pick<Supplier, 'id'>,
  changes: Changes,
  actor: Actor,
  describing: Describing,
): Promise<Supplier> {
  if (!(await isCodeFree(tx, changes.code, id))) throw refusedAt('code', codeIsTaken);
  const row = await saveRow(tx, suppliers, id, columnsOf(changes), actor);
  return describeOne(tx, row, describing);
}

export async function isCodeFree(tx: Tx, code: string | null | undefined, except = 0) {
  return !code || isFree(tx, suppliers, sql`lower(${suppliers.code}) = lower(${code})`, except);
}

async function describeOne(tx: Tx, row: Stored, describing: Describing): Promise<Supplier> {
  const [supplier] = await describeSuppliers(tx, [row], describing);
  return found(supplier);
}

/** The columns of the input; omitted fields stay unchanged. */
export const columnsOf = <C extends { cisVerifiedAt?: string | null | undefined }>({
  cisVerifiedAt,
  ...fields
}: C) => ({
  ...fields,
  ...(cisVerifiedAt !== undefined && {
    cisVerifiedAt: cisVerifiedAt === null ? null : new Date(cisVerifiedAt),
  }),
});
