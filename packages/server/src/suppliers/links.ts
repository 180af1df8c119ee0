import type { Actor } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import type { SupplierProject, SupplierProjects } from '@sitewright/domain/suppliers/supplier';
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { expectRow, lockId } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { supplierProjects, suppliers } from './table.ts';

/** The contracts of a supplier, and what was ordered for each. */
export async function listLinks(
  tx: Tx,
  supplierId: number,
  actor: Actor,
  approvedOrders: string,
): Promise<Page<SupplierProject>> {
  await expectRow(tx, suppliers, supplierId);
  const seesMoney = seesPrices(actor);
  const rows = await tx
    .select({
      ...getTableColumns(supplierProjects),
      projectName: projects.name,
      projectSlug: projects.slug,
      totalSpent: sql<string>`coalesce(sum(o.net), 0)::numeric(15, 2)::text`,
      orderCount: sql<number>`count(o.order_id)::int`,
    })
    .from(supplierProjects)
    .innerJoin(projects, eq(projects.id, supplierProjects.projectId))
    .leftJoin(
      sql`${sql.raw(approvedOrders)} o`,
      sql`o.contract_id = ${supplierProjects.projectId} and o.supplier_id = ${supplierProjects.supplierId}`,
    )
    .where(eq(supplierProjects.supplierId, supplierId))
    .groupBy(
      supplierProjects.organizationId,
      supplierProjects.id,
      projects.organizationId,
      projects.id,
    )
    .orderBy(supplierProjects.status, projects.name);
  return new Page(
    rows.map(({ assignedAt, totalSpent, ...row }) => ({
      ...row,
      totalSpent: seesMoney ? totalSpent : null,
      assignedAt: assignedAt.toISOString(),
    })),
  );
}

/** Sets all of them; of a contract named twice the last entry counts. */
export async function setLinks(
  tx: Tx,
  supplierId: number,
  { projects: named }: SupplierProjects,
  actor: Actor,
): Promise<void> {
  await lockId(tx, suppliers, supplierId);
  const linkByProject = new Map(named.map((link) => [link.projectId, link]));
  const isTheirs = eq(supplierProjects.supplierId, supplierId);
  await tx
    .delete(supplierProjects)
    .where(and(isTheirs, notInArray(supplierProjects.projectId, [...linkByProject.keys()])));
  for (const { projectId, status = 'active', notes } of linkByProject.values())
    await tx
      .insert(supplierProjects)
      .values({ supplierId, projectId, status, notes, ...createdBy(actor) })
      .onConflictDoUpdate({
        target: [
          supplierProjects.organizationId,
          supplierProjects.supplierId,
          supplierProjects.projectId,
        ],
        set: {
          status,
          ...(notes !== undefined && { notes }),
          ...updatedBy(actor),
          // Both the row and the one that would have been added have a version here.
          version: sql`${supplierProjects.version} + 1`,
        },
      });
}
