import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
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
import {
  RatesOfCrews,
  RatesOfTrades,
  RatesOfWorkers,
  UnratedHours,
  UnratedHoursQuery,
} from './unrated-hours.ts';

const bySlug = z.object({ slug: Slug });
/** Writing costs needs the permission to change them; readers are notified. */
const changes = { concerns: 'costAnalysis' } as const;

/** One snapshot, so that the figures of a reply agree with each other and with their rows. */
const ofOneMoment = { repeatableRead: true } as const;
const figures = {
  reads: ['costAnalysis', 'diary', 'labour', 'organization', 'plant', 'purchaseOrder'],
  ...ofOneMoment,
} as const;
const prints = { sends: 'file', isExport: true, ...ofOneMoment } as const;
const changesMonth = { ...changes, ...ofOneMoment } as const;

export const costsApi = {
  list: get('/api/cost-analysis', ['project', 'R'], {
    summary: 'Read the costs of every contract',
    ...figures,
    query: PageQuery.extend({
      limit: z.coerce.number<number | string>().int().min(1).max(1000).default(1000),
    }),
    reply: z.array(ContractCosts),
  }),
  read: get('/api/cost-analysis/:slug', ['project', 'R'], {
    summary: 'Read the cost analysis of a contract',
    ...figures,
    reply: CostAnalysis,
  }),
  rows: get('/api/cost-analysis/:slug/rows', ['project', 'R'], {
    summary: 'List the transactions behind a figure',
    ...figures,
    query: CostRowQuery,
    reply: z.array(CostRow),
  }),
  changesSince: get('/api/cost-analysis/:slug/changes', ['project', 'R'], {
    summary: 'Read what moved the forecast since a date',
    ...figures,
    query: z.object({ since: siteDateOf('Date') }),
    reply: CostChanges,
  }),
  curve: get('/api/cost-analysis/:slug/curve', ['project', 'R'], {
    summary: 'Read the cumulative cost of a contract week by week',
    ...figures,
    reply: CostCurve,
  }),
  unratedHours: get('/api/unrated-hours', ['costAnalysis', 'R'], {
    summary: 'List hours without a rate, grouped by who worked them',
    ...figures,
    query: UnratedHoursQuery,
    reply: z.array(UnratedHours),
  }),
  setWorkerRates: put('/api/unrated-hours/workers', ['worker.pay', 'U'], {
    summary: 'Set the pay of workers whose hours have no rate',
    ...changes,
    body: RatesOfWorkers,
    reply: z.array(UnratedHours),
  }),
  setCrewRates: put('/api/unrated-hours/crews', ['project.money', 'U'], {
    summary: 'Agree the rates of crews without one',
    ...changes,
    body: RatesOfCrews,
    reply: z.array(UnratedHours),
  }),
  setTradeRates: put('/api/unrated-hours/trades', ['organization', 'M'], {
    summary: 'Set the standard rates of trades whose hours have no rate',
    ...changes,
    body: RatesOfTrades,
    reply: z.array(UnratedHours),
  }),
  pdf: get('/api/cost-analysis/:slug/pdf', ['costAnalysis', 'X'], {
    summary: 'Print the cost analysis of a contract',
    ...prints,
    reply: z.unknown(),
  }),
  setPlan: put('/api/cost-analysis/:slug/plans/:head', ['project.money', 'U'], {
    summary: 'Set the budget and forecast method of a cost head',
    ...changes,
    params: bySlug.extend({ head: Head }),
    body: CostPlanChanges,
    reply: CostPlan,
  }),
  listEntries: get('/api/cost-entries', ['costAnalysis', 'R'], {
    summary: 'List costs entered by hand',
    query: OfProjectQuery,
    reply: z.array(CostEntry),
  }),
  addEntry: post('/api/cost-entries', ['project.money', 'U'], {
    summary: 'Add a cost to a contract',
    ...changes,
    body: CostEntryDraft,
    reply: CostEntry,
    status: 201,
  }),
  editEntry: patch('/api/cost-entries/:costEntryId', ['project.money', 'U'], {
    summary: 'Edit a cost entered by hand',
    ...changes,
    body: CostEntryChanges,
    reply: CostEntry,
  }),
  removeEntry: del('/api/cost-entries/:costEntryId', ['project.money', 'U'], {
    summary: 'Delete a cost entry to the recycle bin',
    ...changes,
    reply: z.undefined(),
    status: 204,
  }),
  listBudgetChanges: get('/api/budget-changes', ['costAnalysis', 'R'], {
    summary: 'List budget changes',
    query: OfProjectQuery,
    reply: z.array(BudgetChange),
  }),
  proposeBudgetChange: post('/api/budget-changes', ['project.money', 'U'], {
    summary: 'Propose a budget change',
    ...changes,
    body: BudgetChangeDraft,
    reply: BudgetChange,
    status: 201,
  }),
  approveBudgetChange: put('/api/budget-changes/:budgetChangeId/approval', ['project.money', 'U'], {
    summary: 'Approve a budget change',
    ...changes,
    body: BudgetDecision,
    reply: BudgetChange,
  }),
  rejectBudgetChange: put('/api/budget-changes/:budgetChangeId/rejection', ['project.money', 'U'], {
    summary: 'Reject a budget change',
    ...changes,
    body: BudgetRejection,
    reply: BudgetChange,
  }),
  listProgress: get('/api/progress-reports', ['project', 'R'], {
    summary: 'List progress reports',
    reads: ['costAnalysis'],
    query: OfProjectQuery,
    reply: z.array(ProgressReport),
  }),
  reportProgress: post('/api/progress-reports', ['project.money', 'U'], {
    summary: 'Report progress',
    ...changes,
    body: ProgressDraft,
    reply: ProgressReport,
    status: 201,
  }),
  listReports: get('/api/cost-reports', ['costAnalysis', 'R'], {
    summary: 'List the cost value reconciliations of a contract',
    ...ofOneMoment,
    query: PageQuery.extend({ projectId: IdInPath }),
    reply: z.array(CostReport),
  }),
  openReport: post('/api/cost-reports', ['project.money', 'U'], {
    summary: 'Open the cost value reconciliation of a month',
    ...changesMonth,
    body: CostReportDraft,
    reply: CostReport,
    status: 201,
  }),
  reportPdf: get('/api/cost-reports/:costReportId/pdf', ['costAnalysis', 'X'], {
    summary: 'Print a cost value reconciliation',
    ...prints,
    reply: z.unknown(),
  }),
  editReport: patch('/api/cost-reports/:costReportId', ['project.money', 'U'], {
    summary: 'Edit a cost value reconciliation',
    ...changesMonth,
    body: CostReportChanges,
    reply: CostReport,
  }),
  reviewReport: put('/api/cost-reports/:costReportId/review', ['project.money', 'U'], {
    summary: 'Send a cost value reconciliation for review',
    ...changesMonth,
    body: ReportAction,
    reply: CostReport,
  }),
  reopenReport: del('/api/cost-reports/:costReportId/review', ['project.money', 'U'], {
    summary: 'Reopen a cost value reconciliation in review',
    ...changesMonth,
    reply: CostReport,
  }),
  freezeReport: put('/api/cost-reports/:costReportId/freeze', ['project.money', 'U'], {
    summary: 'Freeze a cost value reconciliation',
    ...changesMonth,
    body: ReportAction,
    reply: CostReport,
  }),
};
