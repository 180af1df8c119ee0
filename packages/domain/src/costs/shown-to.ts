import { can, type HasRole } from '../kernel/access.ts';
import type { ContractCosts, CostAnalysis, CostChanges, CostCurve } from './cost-figures.ts';
import { isPay } from './cost-line.ts';
import type { CostRow } from './cost-row.ts';
import { withoutPay } from './movements.ts';

export const seesCosts = (actor: HasRole): boolean => can(actor, 'costAnalysis', 'R');

const noSums = {
  budget: null,
  changes: null,
  revised: null,
  actual: null,
  committed: null,
  open: null,
  toComplete: null,
  forecast: null,
  variance: null,
  spent: null,
  variancePercent: null,
};

const noPounds = {
  ...noSums,
  contractValue: null,
  margin: null,
  marginPercent: null,
  earnedValue: null,
  cpi: null,
  health: null,
};

const noneByHead = {
  labour: null,
  materials: null,
  plant: null,
  subcontract: null,
  preliminaries: null,
  other: null,
};

/** Users without permission see hours and quantities, but no amounts. */
export const contractShownTo =
  (actor: HasRole) =>
  (costs: ContractCosts): ContractCosts =>
    seesCosts(actor) ? costs : { ...costs, ...noPounds, actualByHead: noneByHead };

export const analysisShownTo =
  (actor: HasRole) =>
  (analysis: CostAnalysis): CostAnalysis =>
    seesCosts(actor)
      ? analysis
      : {
          ...analysis,
          ...contractShownTo(actor)(analysis),
          heads: analysis.heads.map((head) => ({
            ...head,
            ...noSums,
            finalCost: null,
            note: null,
            why: null,
          })),
          unallocated: { budget: null, toComplete: null },
          standing: analysis.standing.map((item) => ({ ...item, cost: null })),
          alerts: [],
        };

/** Personal earnings need the permission to see pay; others see them only in sums. */
export const rowShownTo =
  (actor: HasRole) =>
  (row: CostRow): CostRow =>
    seesCosts(actor) && (!isPay(row) || can(actor, 'worker.pay', 'R'))
      ? row
      : { ...row, rate: null, amount: null };

export const changesShownTo =
  (actor: HasRole) =>
  (found: CostChanges): CostChanges => {
    if (seesCosts(actor))
      return can(actor, 'worker.pay', 'R')
        ? found
        : { ...found, movements: found.movements.map(withoutPay) };
    return { ...found, forecastThen: null, forecastNow: null, effect: null, movements: [] };
  };

export const curveShownTo =
  (actor: HasRole) =>
  (curve: CostCurve): CostCurve =>
    seesCosts(actor)
      ? curve
      : {
          points: curve.points.map(({ day, hours }) => ({
            day,
            hours,
            byHead: noneByHead,
            actual: null,
            plan: null,
            forecast: null,
          })),
        };
