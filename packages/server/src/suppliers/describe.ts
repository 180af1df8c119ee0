import { londonDay } from '@sitewright/domain/kernel/calendar';
import { groupBy } from '@sitewright/domain/kernel/group-by';
import { found } from '@sitewright/domain/kernel/problem';
import { firstExpiry, policiesInForce, stateOf } from '@sitewright/domain/suppliers/compliance';
import type { Policy } from '@sitewright/domain/suppliers/insurance';
import type { ratingsOf } from '@sitewright/domain/suppliers/ratings';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/tenancy.ts';
import { supplierInsurances, supplierProjects, type suppliers } from './table.ts';

type Stored = typeof suppliers.$inferSelect;

/** Orders to each of these suppliers, and how they delivered. */
export type FiguresOf = (
  tx: Tx,
  ids: readonly number[],
  today: string,
) => Promise<Map<number, SupplierFigures>>;

type SupplierFigures = Pick<
  Supplier,
  | 'totalSpend'
  | 'spentThisYear'
  | 'orderCount'
  | 'deliveryCount'
  | 'judgedLines'
  | 'linesOnTimeInFull'
> &
  ReturnType<typeof ratingsOf>;

/** The figures come from the orders: `app.ts` hands their query over. */
export type Describing = { now: Date; figuresOf: FiguresOf };

/** Suppliers with what their policies, contracts, orders and deliveries say of them. */
export async function describeSuppliers(
  tx: Tx,
  rows: readonly Stored[],
  { now, figuresOf }: Describing,
): Promise<Supplier[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const today = londonDay(now);
  const figures = await figuresOf(tx, ids, today);
  const projectIds = await projectsOf(tx, ids);
  const insured = await withPolicies(tx, rows);
  return insured.map((row) => {
    const { performanceRating, ...counted } = found(figures.get(row.id));
    return {
      ...row,
      ...counted,
      performanceRating: row.performanceOverride ?? performanceRating,
      insuranceState: stateOf(row.insuranceExpiry, today),
      projectIds: projectIds(row),
      cisVerifiedAt: row.cisVerifiedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

/** How they are insured, which is all that an order asks. */
export async function withPolicies<S extends Pick<Stored, 'id' | 'insuranceExpiry'>>(
  tx: Tx,
  rows: readonly S[],
) {
  const all = await tx
    .select({
      supplierId: supplierInsurances.supplierId,
      insuranceType: supplierInsurances.insuranceType,
      cover: supplierInsurances.cover,
      expiry: supplierInsurances.expiry,
    })
    .from(supplierInsurances)
    .where(
      inArray(
        supplierInsurances.supplierId,
        rows.map(({ id }) => id),
      ),
    );
  const bySupplier = groupBy(all, ({ supplierId }) => supplierId);
  return rows.map((row) => {
    const own = bySupplier.get(row.id) ?? [];
    const policies: Policy[] = policiesInForce(own.map(({ supplierId, ...policy }) => policy));
    return { ...row, policies, insuranceExpiry: firstExpiry(policies, row.insuranceExpiry) };
  });
}

async function projectsOf(tx: Tx, ids: number[]) {
  const links = await tx
    .select({ supplierId: supplierProjects.supplierId, projectId: supplierProjects.projectId })
    .from(supplierProjects)
    .where(and(inArray(supplierProjects.supplierId, ids), eq(supplierProjects.status, 'active')))
    .orderBy(supplierProjects.id);
  const bySupplier = groupBy(links, ({ supplierId }) => supplierId);
  return ({ id }: { id: number }): number[] =>
    (bySupplier.get(id) ?? []).map(({ projectId }) => projectId);
}
