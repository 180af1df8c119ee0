import { costsApi } from '@sitewright/domain/costs/api';
import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import type {
  ContractCosts,
  CostAnalysis,
  CostChanges,
  CostMovement,
  CurvePoint,
  HeadFigures,
  MovementSource,
} from '@sitewright/domain/costs/cost-figures';
import type { BudgetChange } from '@sitewright/domain/costs/cost-plan';
import type { CostRow } from '@sitewright/domain/costs/cost-row';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { answer } from '../testing/fake-api.ts';
import { aCostReport } from './cost-report.fixture.ts';

const audited = {
  createdAt: '2026-11-01T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: 1,
  version: 1,
};

const sums = {
  budget: '98000.00',
  changes: '2000.00',
  revised: '100000.00',
  actual: '60000.00',
  committed: '40000.00',
  open: '10000.00',
  toComplete: '30000.00',
  forecast: '100000.00',
  variance: '0.00',
  spent: '60.0',
  variancePercent: '0.0',
};

export const aHead = (over: Partial<HeadFigures> = {}): HeadFigures => ({
  ...sums,
  head: 'labour',
  method: 'budget_left',
  finalCost: null,
  note: null,
  why: 'Remaining budget: progress has not been assessed yet.',
  ...over,
});

const noneByHead: Record<CostHead, string> = {
  labour: '0.00',
  materials: '0.00',
  plant: '0.00',
  subcontract: '0.00',
  preliminaries: '0.00',
  other: '0.00',
};

export const contractCosts = (over: Partial<ContractCosts> = {}): ContractCosts => ({
  ...sums,
  projectId: 7,
  slug: 'kestrel-wharf',
  code: 'NC-2041',
  name: 'Kestrel Wharf, Block C',
  status: 'active',
  startDate: '2026-02-23',
  finishDate: '2027-04-23',
  contractValue: '120000.00',
  margin: '20000.00',
  marginPercent: '16.7',
  percentComplete: '58.0',
  earnedValue: '58000.00',
  cpi: '0.97',
  spi: '1.02',
  actualByHead: noneByHead,
  hours: '1200.000',
  hoursWithoutRate: '0.000',
  plantDays: '40.000',
  health: 'good',
  ...over,
});

/** Labour is over its budget, materials under theirs. */
const heads = [
  aHead({
    revised: '40000.00',
    budget: '38000.00',
    changes: '2000.00',
    actual: '30000.00',
    open: '0.00',
    toComplete: '11000.00',
    forecast: '41000.00',
    variance: '-1000.00',
    variancePercent: '-2.5',
    spent: '75.0',
    method: 'manual',
    note: 'Two more lifts',
    why: 'Final cost of £41,000.00, entered by hand.',
  }),
  aHead({
    head: 'materials',
    revised: '55000.00',
    budget: '55000.00',
    changes: '0.00',
    actual: '27000.00',
    open: '9500.00',
    toComplete: '17500.00',
    forecast: '54000.00',
    variance: '1000.00',
    variancePercent: '1.8',
    spent: '49.1',
    method: 'run_rate',
    why: 'Run rate: £500.00 a working day for 35 working days.',
  }),
  aHead({
    head: 'plant',
    revised: '5000.00',
    budget: '5000.00',
    changes: '0.00',
    actual: '3000.00',
    open: '500.00',
    toComplete: '1500.00',
    forecast: '5000.00',
  }),
];

export const anAnalysis = (over: Partial<CostAnalysis> = {}): CostAnalysis => ({
  ...contractCosts(),
  asOf: '2026-11-12T14:02:00.000Z',
  heads,
  unallocated: { budget: '0.00', toComplete: '0.00' },
  standing: [{ reason: 'weather', hours: '61.500', days: '0.000', cost: '3151.88' }],
  alerts: [],
  progressOn: '2026-11-06',
  ...over,
});

export const aCurvePoint = (over: Partial<CurvePoint> = {}): CurvePoint => ({
  day: '2026-11-08',
  byHead: noneByHead,
  hours: '0.000',
  actual: null,
  plan: null,
  forecast: null,
  ...over,
});

export const aCostRow = (over: Partial<CostRow> = {}): CostRow => ({
  id: 1,
  measure: 'actual',
  head: 'labour',
  day: '2026-11-10',
  source: 'labour',
  sourceId: 3,
  part: 'work',
  words: 'Core wall lift 5',
  party: 'Stanside Masonry',
  quantity: '8.000',
  unit: 'h',
  rate: '24.0000',
  amount: '192.00',
  reason: null,
  postedAt: '2026-11-10T17:00:00.000Z',
  ...over,
});

export const aMovement = (over: Partial<CostMovement> = {}): CostMovement => ({
  cause: 'cost',
  head: 'plant',
  effect: '8600.00',
  sources: [aMovementSource()],
  otherSources: 0,
  ...over,
});

export const aMovementSource = (over: Partial<MovementSource> = {}): MovementSource => ({
  source: 'plant',
  sourceId: 4,
  words: 'Tower crane',
  party: 'Tarn Plant Hire',
  amount: '8600.00',
  day: '2026-11-10',
  isPay: false,
  ...over,
});

export const costChanges = (movements: CostMovement[], effect: string): CostChanges => ({
  since: '2026-10-29',
  forecastThen: '100000.00',
  forecastNow: '100000.00',
  effect,
  movements,
});

export const aBudgetChange = (over: Partial<BudgetChange> = {}): BudgetChange => ({
  ...audited,
  id: 5,
  organizationId: 1,
  projectId: 7,
  head: 'labour',
  description: 'Night shift for the crane',
  budgetAmount: '2000.00',
  valueAmount: '2500.00',
  probability: 80,
  status: 'proposed',
  statusReason: null,
  decidedAt: null,
  decidedBy: null,
  ...over,
});

export const aCostEntry = (over: Partial<CostEntry> = {}): CostEntry => ({
  ...audited,
  id: 9,
  organizationId: 1,
  projectId: 7,
  head: 'preliminaries',
  date: '2026-11-05',
  description: 'Welfare cabins',
  supplierName: 'Cabin Hire Ltd',
  reference: 'INV-77',
  amount: '640.00',
  ...over,
});

/** What a contract's page requests in addition to the subject of a test. */
export const costAnswers = [
  answer(costsApi.read, () => anAnalysis()),
  answer(costsApi.curve, () => ({
    points: [aCurvePoint({ actual: '60000.00', byHead: { ...noneByHead, labour: '500.00' } })],
  })),
  answer(costsApi.changesSince, () => costChanges([aMovement()], '8600.00')),
  answer(costsApi.rows, () => [aCostRow()]),
  answer(costsApi.listBudgetChanges, () => [aBudgetChange()]),
  answer(costsApi.listEntries, () => [aCostEntry()]),
  answer(costsApi.listProgress, () => []),
  answer(costsApi.listReports, () => [aCostReport()]),
];
