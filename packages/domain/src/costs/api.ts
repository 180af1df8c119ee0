import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath, Slug } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { siteDateOf } from '../kernel/period.ts';
import { CostEntry, CostEntryChanges, CostEntryDraft, Head, OfProjectQuery } from './cost-entry.ts';
import { ContractCosts, CostAnalysis, CostChanges, CostCurve } from './cost-figures.ts';
import {
  BudgetChange,
  BudgetChangeDraft,
  BudgetDecision,
  BudgetRejection,
  CostPlan,
  CostPlanChanges,
  ProgressDraft,
  ProgressReport,
} from './cost-plan.ts';
import { CostReport, CostReportChanges, CostReportDraft, ReportAction } from './cost-report.ts';
import { CostRow, CostRowQuery } from './cost-row.ts';

const bySlug = z.object({ slug: Slug });
const oneEntry = z.object({ costEntryId: IdInPath });
const oneChange = z.object({ budgetChangeId: IdInPath });
const oneReport = z.object({ costReportId: IdInPath });

/** Writing costs needs the permission to change them; readers are notified. */
const changes = { needs: ['project.money', 'U'], concerns: 'costAnalysis' } as const;

/** One snapshot, so that the figures of a reply agree with each other and with their rows. */
const ofOneMoment = { repeatableRead: true } as const;
const figures = {
  needs: ['project', 'R'],
  reads: ['costAnalysis', 'diary', 'labour', 'organization', 'plant', 'purchaseOrder'],
  ...ofOneMoment,
} as const;
const prints = { needs: ['costAnalysis', 'X'], sends: 'file', ...ofOneMoment } as const;
const changesMonth = { ...changes, ...ofOneMoment } as const;

export const costsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/cost-analysis',
    summary: 'Read the costs of every contract',
    ...figures,
    query: PageQuery.extend({
      limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
    }),
    reply: z.array(ContractCosts),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/cost-analysis/:slug',
    summary: 'Read the cost analysis of a contract',
    ...figures,
    params: bySlug,
    reply: CostAnalysis,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/cost-analysis/:slug/rows',
    summary: 'List the rows that a figure is the sum of',
    ...figures,
    params: bySlug,
    query: CostRowQuery,
    reply: z.array(CostRow),
  }),
  changesSince: endpoint({
    method: 'GET',
    path: '/api/cost-analysis/:slug/changes',
    summary: 'Read what moved the forecast since a day',
    ...figures,
    params: bySlug,
    query: z.object({ since: siteDateOf('Date') }),
    reply: CostChanges,
  }),
  curve: endpoint({
    method: 'GET',
    path: '/api/cost-analysis/:slug/curve',
    summary: 'Read the cumulative cost of a contract week by week',
    ...figures,
    params: bySlug,
    reply: CostCurve,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/cost-analysis/:slug/pdf',
    summary: 'Print the cost analysis of a contract',
    ...prints,
    params: bySlug,
    reply: z.unknown(),
  }),
  setPlan: endpoint({
    method: 'PUT',
    path: '/api/cost-analysis/:slug/plans/:head',
    summary: 'Set the budget of a cost head and how its end is foretold',
    ...changes,
    params: bySlug.extend({ head: Head }),
    body: CostPlanChanges,
    reply: CostPlan,
  }),
  listEntries: endpoint({
    method: 'GET',
    path: '/api/cost-entries',
    summary: 'List the costs that were entered by hand',
    needs: ['costAnalysis', 'R'],
    query: OfProjectQuery,
    reply: z.array(CostEntry),
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/api/cost-entries',
    summary: 'Add a cost to a contract',
    ...changes,
    body: CostEntryDraft,
    reply: CostEntry,
    status: 201,
  }),
  editEntry: endpoint({
    method: 'PATCH',
    path: '/api/cost-entries/:costEntryId',
    summary: 'Edit a cost that was entered by hand',
    ...changes,
    params: oneEntry,
    body: CostEntryChanges,
    reply: CostEntry,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/api/cost-entries/:costEntryId',
    summary: 'Delete a cost entry to the recycle bin',
    ...changes,
    params: oneEntry,
    reply: z.undefined(),
    status: 204,
  }),
  listBudgetChanges: endpoint({
    method: 'GET',
    path: '/api/budget-changes',
    summary: 'List the changes of budgets',
    needs: ['costAnalysis', 'R'],
    query: OfProjectQuery,
    reply: z.array(BudgetChange),
  }),
  proposeBudgetChange: endpoint({
    method: 'POST',
    path: '/api/budget-changes',
    summary: 'Propose a change of a budget',
    ...changes,
    body: BudgetChangeDraft,
    reply: BudgetChange,
    status: 201,
  }),
  approveBudgetChange: endpoint({
    method: 'PUT',
    path: '/api/budget-changes/:budgetChangeId/approval',
    summary: 'Approve a change of a budget',
    ...changes,
    params: oneChange,
    body: BudgetDecision,
    reply: BudgetChange,
  }),
  rejectBudgetChange: endpoint({
    method: 'PUT',
    path: '/api/budget-changes/:budgetChangeId/rejection',
    summary: 'Reject a change of a budget',
    ...changes,
    params: oneChange,
    body: BudgetRejection,
    reply: BudgetChange,
  }),
  listProgress: endpoint({
    method: 'GET',
    path: '/api/progress-reports',
    summary: 'List how much of the work was done',
    needs: ['project', 'R'],
    reads: ['costAnalysis'],
    query: OfProjectQuery,
    reply: z.array(ProgressReport),
  }),
  reportProgress: endpoint({
    method: 'POST',
    path: '/api/progress-reports',
    summary: 'Report how much of the work is done',
    ...changes,
    body: ProgressDraft,
    reply: ProgressReport,
    status: 201,
  }),
  listReports: endpoint({
    method: 'GET',
    path: '/api/cost-reports',
    summary: 'List the cost value reconciliations of a contract',
    ...ofOneMoment,
    needs: ['costAnalysis', 'R'],
    query: PageQuery.extend({ projectId: IdInPath }),
    reply: z.array(CostReport),
  }),
  openReport: endpoint({
    method: 'POST',
    path: '/api/cost-reports',
    summary: 'Open the cost value reconciliation of a month',
    ...changesMonth,
    body: CostReportDraft,
    reply: CostReport,
    status: 201,
  }),
  reportPdf: endpoint({
    method: 'GET',
    path: '/api/cost-reports/:costReportId/pdf',
    summary: 'Print a cost value reconciliation',
    ...prints,
    params: oneReport,
    reply: z.unknown(),
  }),
  editReport: endpoint({
    method: 'PATCH',
    path: '/api/cost-reports/:costReportId',
    summary: 'Edit a cost value reconciliation',
    ...changesMonth,
    params: oneReport,
    body: CostReportChanges,
    reply: CostReport,
  }),
  reviewReport: endpoint({
    method: 'PUT',
    path: '/api/cost-reports/:costReportId/review',
    summary: 'Hand a cost value reconciliation to review',
    ...changesMonth,
    params: oneReport,
    body: ReportAction,
    reply: CostReport,
  }),
  reopenReport: endpoint({
    method: 'DELETE',
    path: '/api/cost-reports/:costReportId/review',
    summary: 'Take a cost value reconciliation back from review',
    ...changesMonth,
    params: oneReport,
    reply: CostReport,
  }),
  freezeReport: endpoint({
    method: 'PUT',
    path: '/api/cost-reports/:costReportId/freeze',
    summary: 'Freeze a cost value reconciliation',
    ...changesMonth,
    params: oneReport,
    body: ReportAction,
    reply: CostReport,
  }),
};
