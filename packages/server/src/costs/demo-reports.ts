import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { endOfMonth, retentionOf } from '@sitewright/domain/costs/report';
import { editReport, freezeReport, reviewReport } from '@sitewright/domain/costs/report-rules';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDaysAfter } from '@sitewright/domain/kernel/working-days';
import { planOf } from '../platform/demo/plans.ts';
import { type Demo, demoActor, workingDayUpTo } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import {
  atNine,
  byContractsManager,
  type Contract,
  finalAccountAddition,
} from './demo-contract.ts';
import { type DemoForecasts, demoForecasts } from './demo-forecasts.ts';
import { budgetsOf, percentDone } from './demo-spending.ts';
import type { CostReader } from './live-lines.ts';
import { insertReport, lockMonths, saveReport } from './reports.ts';
import { costPlans, progressReports } from './table.ts';

type Forecasts = DemoForecasts['now'];

/** Manual forecasts of a day, as per cent of the budget, rounded to £100. */
async function enterForecasts(demo: Demo, contract: Contract, day: string, forecasts: Forecasts) {
  const budgets = budgetsOf(contract);
  const createdAt = atNine(day);
  const plans = forecasts.map(([head, percent, note]) => {
    const { budget } = found(budgets.find((one) => one.head === head));
    const hundreds = Math.round((Number(budget) * percent) / 100 / 100);
    const finalCost = String(hundreds * 100);
    const plan = { head, budget, method: 'manual' as const, finalCost, note };
    return { ...plan, projectId: contract.id, createdAt, ...byContractsManager(demo) };
  });
  await demo.tx.insert(costPlans).values(plans);
}

/** The last months are frozen, and this one is open. */
export async function makeReports(demo: Demo, contract: Contract): Promise<void> {
  const plan = demoForecasts[contract.slug];
  if (!plan) return;
  const thisMonth = `${demo.dayFromNow(0).slice(0, 7)}-01`;
  const months = [monthBefore(monthBefore(thisMonth)), monthBefore(thisMonth)];
  for (const [i, closed] of plan.closed.entries())
    await freeze(demo, contract, {
      ...closed,
      month: found(months.at(i - plan.closed.length)),
    });
  const { tx, now, secrets, workingDay } = demo;
  await enterForecasts(demo, contract, workingDay(-2), plan.now);
  if (plan.closed.length === 0) return;
  const actor = demoActor(demo, 'Director', contract.organizationId);
  const reader = { actor, now, secrets };
  const open = await insertReport(tx, { projectId: contract.id, month: thisMonth }, reader);
  const worth = await worthOf(demo, contract, demo.dayFromNow(0));
  await saveReport(tx, editReport(open, { ...worth, ...plan.open }), reader);
}

const monthBefore = (month: string): string => `${daysAfter(month, -1).slice(0, 7)}-01`;

const spentBy = `
  select (sum(amount) filter (where day <= $2) / sum(amount))::float as share
  from cost_rows where project_id = $1 and measure = 'actual' and day <= $3`;

/** Per cent done on a day: the work follows what was spent, until the site was put on hold. */
async function doneOn(demo: Demo, contract: Contract, day: string): Promise<number> {
  const { tx, dayFromNow, workingDay } = demo;
  const { held, until } = planOf(contract.slug);
  const last = held ? workingDay(until) : dayFromNow(0);
  const [spent] = await queryRows<{ share: number }>(tx, spentBy, [contract.id, day, last]);
  return percentDone(contract, dayFromNow(0)) * (spent?.share ?? 0);
}

/** The share of the work done that has been applied for. */
const applied = 0.995;

/** The share of an application that the client's QS does not certify. */
const cutByQs = 0.013;

const retentionRate = '3.00';

/** Certified to the end of the month before, and applied for since. */
async function worthOf(demo: Demo, contract: Contract, day: string) {
  const worthOn = async (date: string) => {
    const done = await doneOn(demo, contract, date);
    return Math.round((Number(contract.contractValue) * done * applied) / 100);
  };
  const claimed = await worthOn(daysAfter(`${day.slice(0, 7)}-01`, -1));
  const certified = Math.round(claimed * (1 - cutByQs));
  return {
    certified: certified.toFixed(2),
    applied: ((await worthOn(day)) - certified).toFixed(2),
    retentionRate,
  };
}

type Assessment = { date: string; percent: string };

/** Made on the day that it is of. */
export async function insertProgress(
  demo: Demo,
  { id: projectId }: Contract,
  assessment: Assessment,
): Promise<void> {
  await demo.tx.insert(progressReports).values({
    ...assessment,
    projectId,
    createdAt: atNine(assessment.date),
    ...byContractsManager(demo),
  });
}

/** The last month of the completed contract: all is certified, and half of the retention released. */
export async function closeAccount(demo: Demo, contract: Contract): Promise<void> {
  const { tx, secrets, workingDay } = demo;
  const month = `${found(contract.finishDate ?? undefined).slice(0, 7)}-01`;
  const [agreed, closed] = [workingDay(-80), workingDaysAfter(endOfMonth(month), 3)];
  const at = atNine(closed < agreed ? agreed : closed);
  const actor = demoActor(demo, 'Director', contract.organizationId);
  const reader = { actor, now: at, secrets };
  const certified = sumOf([contract.contractValue ?? '0', finalAccountAddition]);
  const report = await insertReport(tx, { projectId: contract.id, month }, reader);
  const retention = penceOf(retentionOf({ certified, retentionRate }));
  const entered = {
    certified,
    retentionRate,
    retentionReleased: poundsOf(retention / 2n),
    note: 'Final account agreed; the other half of the retention is due a year after completion',
  };
  await reviewAndFreeze(tx, editReport(report, entered), reader);
}

type Month = { month: string; forecasts: Forecasts; accruals: string };

async function freeze(demo: Demo, contract: Contract, { month, forecasts, accruals }: Month) {
  const { tx, secrets } = demo;
  const actor = demoActor(demo, 'Director', contract.organizationId);
  const closed = workingDaysAfter(endOfMonth(month), 3);
  const today = demo.dayFromNow(0);
  const at = atNine(closed < today ? closed : today);
  const reader = { actor, now: at, secrets };
  const last = workingDayUpTo(endOfMonth(month));
  await enterForecasts(demo, contract, last, forecasts);
  const reasons = Object.fromEntries(forecasts.map(([head, , note]) => [head, note]));
  const percent = (await doneOn(demo, contract, last)).toFixed(1);
  await insertProgress(demo, contract, { date: last, percent });
  const report = await insertReport(tx, { projectId: contract.id, month }, reader);
  const worth = await worthOf(demo, contract, endOfMonth(month));
  await reviewAndFreeze(tx, editReport(report, { ...worth, accruals, reasons }), reader);
}

async function reviewAndFreeze(tx: Tx, edited: CostReport, reader: CostReader): Promise<void> {
  const { actor, now } = reader;
  const saved = await saveReport(tx, edited, reader);
  const reviewed = await saveReport(tx, reviewReport(saved, actor, {}), reader);
  const months = await lockMonths(tx, edited.projectId);
  await saveReport(tx, freezeReport(reviewed, actor, months, {}, now.toISOString()), reader);
}
