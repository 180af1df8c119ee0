import type {
  CostEntry,
  CostEntryDraft,
  OfProjectQuery,
} from '@sitewright/domain/costs/cost-entry';
import type { BudgetChange, CostPlan, ProgressReport } from '@sitewright/domain/costs/cost-plan';
import type { Plan } from '@sitewright/domain/costs/forecast';
import type { draftBudgetChange, draftProgress } from '@sitewright/domain/costs/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import type { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  columnsOf,
  listNewest,
  listNewestPage,
  param,
  queryRows,
} from '../platform/prepared-statements.ts';
import { insertRow, saveRow } from '../platform/rows.ts';
import type { Tx } from '../platform/tenancy.ts';
import { lockContract } from '../projects/of-project.ts';
import { budgetChanges, costEntries, costPlans, progressReports } from './table.ts';

const listOf =
  <Row extends { id: number }>(table: PgTable) =>
  (tx: Tx, { projectId, ...page }: OfProjectQuery): Promise<Page<Row>> =>
    listNewestPage<Row>(tx, table, { 'project_id = ?': param(projectId) }, page);

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
  const { id } = await insertRow(tx, costEntries, draft, actor);
  return lockEntry(tx, id);
}

export async function saveEntry(tx: Tx, entry: CostEntry, actor: Actor): Promise<CostEntry> {
  const { id, createdAt, createdBy, ...fields } = entry;
  await saveRow(tx, costEntries, id, fields, actor);
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
  const { id } = await insertRow(tx, budgetChanges, draft, actor);
  return lockBudgetChange(tx, id);
}

/** Only the decision of a budget change ever changes. */
export async function saveDecision(
  tx: Tx,
  { id, status, statusReason, decidedBy, ...change }: BudgetChange,
  actor: Actor,
): Promise<BudgetChange> {
  const decidedAt = change.decidedAt === null ? null : new Date(change.decidedAt);
  const decision = { status, statusReason, decidedBy, decidedAt };
  await saveRow(tx, budgetChanges, id, decision, actor);
  return lockBudgetChange(tx, id);
}

export async function insertProgress(
  tx: Tx,
  draft: ReturnType<typeof draftProgress>,
  actor: Actor,
): Promise<ProgressReport> {
  const { id } = await insertRow(tx, progressReports, draft, actor);
  const [report] = await listNewest<ProgressReport>(
    tx,
    progressReports,
    { 'id = ?': param(id) },
    1,
  );
  return found(report);
}

/** Changes to the plan of a head run one after the other; posting costs does not wait for them. */
export async function lockPlan(tx: Tx, projectId: number, head: CostHead): Promise<Plan> {
  await lockContract(tx, projectId, 'no key update');
  const filters = { 'project_id = ?': param(projectId), 'head = ?': param(head) };
  const [plan] = await listNewest<CostPlan>(tx, costPlans, filters, 1);
  return plan ?? { head, budget: '0.00', method: 'budget_left', finalCost: null, note: null };
}

export async function insertPlan(
  tx: Tx,
  projectId: number,
  { head, budget, method, finalCost, note }: Plan,
  actor: Actor,
): Promise<CostPlan> {
  const values = { projectId, head, budget, method, finalCost, note };
  await insertRow(tx, costPlans, values, actor);
  const filters = { 'project_id = ?': param(projectId), 'head = ?': param(head) };
  const [plan] = await listNewest<CostPlan>(tx, costPlans, filters, 1);
  return found(plan);
}
