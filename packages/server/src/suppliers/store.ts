import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found, refusedAt } from '@sitewright/domain/kernel/problem';
import { insuranceWarningDays } from '@sitewright/domain/suppliers/compliance';
import { codeIsTaken } from '@sitewright/domain/suppliers/rules';
import type {
  Supplier,
  SupplierChanges,
  SupplierDraft,
  SupplierQuery,
} from '@sitewright/domain/suppliers/supplier';
import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { escapeLike } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type Describing, describeSuppliers } from './describe.ts';
import { supplierInsurances, supplierProjects, suppliers } from './table.ts';

type Stored = typeof suppliers.$inferSelect;

export async function listSuppliers(
  tx: Tx,
  { limit, cursor, q, status, type, projectId, insurance }: SupplierQuery,
  describing: Describing,
): Promise<Page<Supplier>> {
  const rows = await tx
    .select()
    .from(suppliers)
    .where(
      and(
        cursor ? lt(suppliers.id, cursor) : undefined,
        status && eq(suppliers.status, status),
        type && eq(suppliers.supplierType, type),
        projectId ? worksOn(projectId) : undefined,
        insurance && sql`${stateOn(londonDay(describing.now))} = ${insurance}`,
        q ? mentions(q) : undefined,
      ),
    )
    .orderBy(desc(suppliers.id))
    .limit(limit + 1);
  return pageOf(await describeSuppliers(tx, rows, describing), limit);
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

export async function findSupplier(tx: Tx, id: number, describing: Describing): Promise<Supplier> {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id));
  return describeOne(tx, row, describing);
}

/** A supplier who does not exist is reported as missing. */
export async function expectSupplier(tx: Tx, id: number): Promise<void> {
  found((await tx.$count(suppliers, eq(suppliers.id, id))) || undefined);
}

export async function lockSupplier(tx: Tx, id: number, describing: Describing): Promise<Supplier> {
  const [row] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
  return describeOne(tx, row, describing);
}

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
  const [row] = await tx
    .update(suppliers)
    .set({ ...columnsOf(changes), ...updatedBy(actor) })
    .where(eq(suppliers.id, id))
    .returning();
  return describeOne(tx, row, describing);
}

export async function isCodeFree(tx: Tx, code: string | null | undefined, except = 0) {
  if (!code) return true;
  const isTheirs = sql`lower(${suppliers.code}) = lower(${code})`;
  return (await tx.$count(suppliers, and(isTheirs, ne(suppliers.id, except)))) === 0;
}

async function describeOne(
  tx: Tx,
  row: Stored | undefined,
  describing: Describing,
): Promise<Supplier> {
  const [supplier] = await describeSuppliers(tx, [found(row)], describing);
  return found(supplier);
}

/** What the table keeps of what was entered; what is not named stays as it is. */
export const columnsOf = <C extends { cisVerifiedAt?: string | null | undefined }>({
  cisVerifiedAt,
  ...fields
}: C) => ({
  ...fields,
  ...(cisVerifiedAt !== undefined && {
    cisVerifiedAt: cisVerifiedAt === null ? null : new Date(cisVerifiedAt),
  }),
});
