import type { costsApi } from '@sitewright/domain/costs/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof costsApi> = {
  list: () => ({ query: {} }),
  read: ({ slug }) => ({ params: { slug } }),
  rows: ({ slug }) => ({ params: { slug }, query: { measure: 'actual', source: 'cost' } }),
  changesSince: ({ slug }) => ({ params: { slug }, query: { since: '2026-10-29' } }),
  curve: ({ slug }) => ({ params: { slug } }),
  unratedHours: ({ projectId }) => ({ query: { projectId } }),
  setWorkerRates: ({ workerId }) => ({ body: { rates: [{ workerId, hourlyRate: '21.5' }] } }),
  setCrewRates: ({ gangId }) => ({
    body: { rates: [{ gangId, name: 'Harkness Formwork', hourlyRate: '24.5' }] },
  }),
  setTradeRates: () => ({ body: { rates: [{ name: 'Carpenter', hourlyRate: '23' }] } }),
  pdf: ({ slug }) => ({ params: { slug } }),
  setPlan: ({ slug }) => ({ params: { slug, head: 'plant' }, body: { budget: '486000' } }),
  listEntries: ({ projectId }) => ({ query: { projectId } }),
  addEntry: ({ projectId }) => ({
    body: {
      projectId,
      head: 'preliminaries',
      date: '2026-10-30',
      description: 'Road closure fee',
      amount: '1250',
    },
  }),
  editEntry: ({ costEntryId }) => ({ params: { costEntryId }, body: { amount: '1300' } }),
  removeEntry: ({ costEntryId }) => ({ params: { costEntryId } }),
  listBudgetChanges: ({ projectId }) => ({ query: { projectId } }),
  proposeBudgetChange: ({ projectId }) => ({
    body: { projectId, head: 'labour', description: 'Extra night shift', budgetAmount: '8000' },
  }),
  approveBudgetChange: ({ budgetChangeId }) => ({ params: { budgetChangeId }, body: {} }),
  rejectBudgetChange: ({ budgetChangeId }) => ({
    params: { budgetChangeId },
    body: { reason: 'Already included in the rates' },
  }),
  listProgress: ({ projectId }) => ({ query: { projectId } }),
  reportProgress: ({ projectId }) => ({ body: { projectId, percent: '42.5' } }),
  listReports: ({ projectId }) => ({ query: { projectId } }),
  openReport: ({ spareProjectId }) => ({ body: { projectId: spareProjectId, month: '2026-10' } }),
  reportPdf: ({ costReportId }) => ({ params: { costReportId } }),
  editReport: ({ costReportId }) => ({ params: { costReportId }, body: { certified: '120000' } }),
  reviewReport: ({ costReportId }) => ({ params: { costReportId }, body: {} }),
  reopenReport: ({ reviewedReportId }) => ({ params: { costReportId: reviewedReportId } }),
  freezeReport: ({ reviewedReportId }) => ({
    params: { costReportId: reviewedReportId },
    body: {},
  }),
};
