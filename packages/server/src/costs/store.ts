import type {
  CostEntry,
  CostEntryDraft,
  OfProjectQuery,
} from '@sitewright/domain/costs/cost-entry';
import type { BudgetChange, CostPlan, ProgressReport } from '@sitewright/domain/costs/cost-plan';
import type { Plan } from '@sitewright/domain/costs/forecast';
import type { draftBudgetChange, draftProgress } from '@sitewright/domain/costs/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { type Page, pageOf } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { createdBy, updatedBy } from '../platform/audit.ts';
import { columnsOf, listNewest, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { budgetChanges, costEntries, costPlans, progressReports } from './table.ts';

const listOf =
  <Row extends { id: number }>(table: PgTable) =>
  async (tx: Tx, { projectId, limit, cursor }: OfProjectQuery): Promise<Page<Row>> => {
    const filters = { 'project_id =': projectId, 'id <': cursor };
    return pageOf(await listNewest<Row>(tx, table, filters, limit + 1), limit);
  };

export const listEntries = listOf<CostEntry>(costEntries);
export const listBudgetChanges = listOf<BudgetChange>(budgetChanges);
export const listProgress = listOf<ProgressReport>(progressReports);

/** SQL: one row, locked for a change. */
const selectForUpdate = (table: PgTable, name: string) =>
  `select ${columnsOf(table)} from ${name} where id = $1 for update`;

const selectEntry = selectForUpdate(costEntries, 'cost_entries');
const selectChange = selectForUpdate(budgetChanges, 'budget_changes');

export async function lockEntry(tx: Tx, id: number): Promise<CostEntry> {
  const [row] = await queryRows<CostEntry>(tx, selectEntry, [id]);
  return found(row);
}

export async function insertEntry(tx: Tx, draft: CostEntryDraft, actor: Actor): Promise<CostEntry> {
  const [row] = await tx
    .insert(costEntries)
    .values({ ...draft, ...createdBy(actor) })
    .returning({ id: costEntries.id });
  return lockEntry(tx, found(row).id);
}

export async function saveEntry(tx: Tx, entry: CostEntry, actor: Actor): Promise<CostEntry> {
  const { id, createdAt, createdBy: _author, ...fields } = entry;
  await tx
    .update(costEntries)
    .set({ ...fields, ...updatedBy(actor) })
    .where(eq(costEntries.id, id));
  return lockEntry(tx, id);
}

export async function lockBudgetChange(tx: Tx, id: number): Promise<BudgetChange> {
  const [row] = await queryRows<BudgetChange>(tx, selectChange, [id]);
  return found(row);
}

export async function insertBudgetChange(
  tx: Tx,
  draft: ReturnType<typeof draftBudgetChange>,
  actor: Actor,
): Promise<BudgetChange> {
  const [row] = await tx
    .insert(budgetChanges)
    .values({ ...draft, ...createdBy(actor) })
    .returning({ id: budgetChanges.id });
  return lockBudgetChange(tx, found(row).id);
}

/** Only the decision of a budget change ever changes. */
export async function saveDecision(
  tx: Tx,
  { id, status, statusReason, decidedAt, decidedBy }: BudgetChange,
  actor: Actor,
): Promise<BudgetChange> {
  const at = decidedAt === null ? null : new Date(decidedAt);
  await tx
    .update(budgetChanges)
    .set({ status, statusReason, decidedBy, decidedAt: at, ...updatedBy(actor) })
    .where(eq(budgetChanges.id, id));
  return lockBudgetChange(tx, id);
}

export async function insertProgress(
  tx: Tx,
  draft: ReturnType<typeof draftProgress>,
  actor: Actor,
): Promise<ProgressReport> {
  const [row] = await tx
    .insert(progressReports)
    .values({ ...draft, ...createdBy(actor) })
    .returning({ id: progressReports.id });
  const [report] = await listNewest<ProgressReport>(
    tx,
    progressReports,
    { 'id =': found(row).id },
    1,
  );
  return found(report);
}

/** Changes to the plan of a head run one after the other; posting costs does not wait for them. */
export async function lockPlan(tx: Tx, projectId: number, head: CostHead): Promise<Plan> {
  await queryRows(tx, 'select id from projects where id = $1 for no key update', [projectId]);
  const filters = { 'project_id =': projectId, 'head =': head };
  const [plan] = await listNewest<CostPlan>(tx, costPlans, filters, 1);
  return plan ?? { head, budget: '0.00', method: 'budget_left', toComplete: null, note: null };
}

export async function insertPlan(
  tx: Tx,
  projectId: number,
  { head, budget, method, toComplete, note }: Plan,
  actor: Actor,
): Promise<CostPlan> {
  await tx
    .insert(costPlans)
    .values({ projectId, head, budget, method, toComplete, note, ...createdBy(actor) });
  const filters = { 'project_id =': projectId, 'head =': head };
  const [plan] = await listNewest<CostPlan>(tx, costPlans, filters, 1);
  return found(plan);
}
