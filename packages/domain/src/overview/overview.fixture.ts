import type { ContractOverview } from './overview.ts';

/** A contract without any figures. */
export const anOverview = (over: Partial<ContractOverview> = {}): ContractOverview => ({
  projectId: 1,
  openIssues: 0,
  overdueIssues: 0,
  spent: '0.00',
  revisedBudget: null,
  revisedValue: null,
  carbon: null,
  lastDiary: null,
  isDiaryMissing: false,
  isCrewOnly: false,
  ...over,
});
