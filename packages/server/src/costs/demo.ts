import { endOfMonth } from '@sitewright/domain/costs/report';
import { editReport, freezeReport, reviewReport } from '@sitewright/domain/costs/report-rules';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { workingDaysAfter } from '@sitewright/domain/kernel/working-days';
import { percentGone } from '@sitewright/domain/projects/programme';
import { insertMany } from '../platform/demo/insert-many.ts';
import { type Demo, type DemoPart, demoActor, workingDayUpTo } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { type DemoForecasts, demoForecasts } from './demo-forecasts.ts';
import { payForMuck } from './demo-muck.ts';
import { budgetsOf, paceOf, spendingOf } from './demo-spending.ts';
import { postDueCosts } from './post-due-costs.ts';
import { insertReport, lockMonths, saveReport } from './reports.ts';
import { budgetChanges, costEntries, costPlans, progressReports } from './table.ts';

type Contract = typeof projects.$inferSelect;

/** Budgets, earlier costs, forecasts and monthly reports. */
export const demoCosts: DemoPart = {
  what: 'costs',
  make: async (demo) => {
    const contracts = await demo.tx.select().from(projects);
    await makeBudgets(demo, contracts);
    await agreeFinalAccount(demo, contracts);
    const kestrel = found(contracts.find(({ slug }) => slug === 'kestrel-wharf-block-c'));
    await makeChanges(demo, kestrel);
    await payForMuck(demo);
    await postAll(demo, kestrel);
    for (const contract of contracts) await makeReports(demo, contract);
  },
};

const by = ({ people }: Demo) => ({
  createdBy: people['Contracts Manager'],
  updatedBy: people['Contracts Manager'],
});

const on = (date: string): Date => new Date(`${date}T09:00:00Z`);

async function makeBudgets(demo: Demo, contracts: readonly Contract[]): Promise<void> {
  const { tx, dayFromNow, workingDay } = demo;
  const all = contracts.map((contract) => ({ projectId: contract.id, contract, ...by(demo) }));
  const plans = all.flatMap(({ contract, ...row }) =>
    budgetsOf(contract).map((plan) => ({
      ...plan,
      ...row,
      createdAt: on(enteredOn(contract, demo)),
    })),
  );
  await tx.insert(costPlans).values(plans);
  const costs = all.flatMap(({ contract: { slug }, ...row }) =>
    spendingOf(demo, slug).map((cost) => ({ ...cost, ...row })),
  );
  await insertMany(tx, costEntries, costs);
  const reports = all.flatMap(({ contract, ...row }) => {
    const done = percentDone(contract, dayFromNow(0));
    const isDone = contract.status === 'completed';
    const percent = isDone ? '100' : done.toFixed(1);
    // Not before the last costs: what is earned and what is spent are of one day.
    const date = (isDone && contract.finishDate) || workingDay(-1);
    return done > 0 ? [{ ...row, date, percent }] : [];
  });
  await tx.insert(progressReports).values(reports);
}

/** A budget is there before its contract starts. */
function enteredOn({ startDate }: Contract, { dayFromNow, workingDay }: Demo): string {
  return startDate && startDate < dayFromNow(-30) ? startDate : workingDay(-30);
}

const percentDone = (contract: Contract, day: string): number =>
  Math.min(98, (percentGone(contract, day) ?? 0) * (paceOf[contract.slug] ?? 1));

/** Of the completed contract. */
async function agreeFinalAccount(demo: Demo, contracts: readonly Contract[]): Promise<void> {
  const { id: projectId } = found(contracts.find(({ status }) => status === 'completed'));
  await demo.tx.insert(budgetChanges).values({
    projectId,
    head: 'labour',
    description: 'Final account: fourteen more indents to the north face',
    budgetAmount: '11800',
    valueAmount: '16450',
    status: 'approved',
    decidedAt: on(demo.workingDay(-84)),
    decidedBy: demo.people.Director,
    createdAt: on(demo.workingDay(-92)),
    ...by(demo),
  });
}

/** One approved, one proposed and one rejected. */
async function makeChanges(demo: Demo, { id: projectId }: Contract): Promise<void> {
  const decided = { decidedAt: on(demo.workingDay(-64)), decidedBy: demo.people.Director };
  const all = [
    {
      head: 'subcontract' as const,
      description: 'Balcony railings in steel, levels 3 to 5',
      budgetAmount: '38400',
      valueAmount: '46200',
      status: 'approved' as const,
      ...decided,
    },
    {
      head: 'materials' as const,
      description: 'Recycled brick to the canal side',
      budgetAmount: '21500',
      valueAmount: '30000',
      probability: 60,
    },
    {
      head: 'preliminaries' as const,
      description: 'Second hoist for the fit-out',
      budgetAmount: '17250',
      status: 'rejected' as const,
      statusReason: 'The first hoist has enough capacity',
      ...decided,
    },
  ];
  const createdAt = on(demo.workingDay(-70));
  await demo.tx
    .insert(budgetChanges)
    .values(all.map((change) => ({ ...change, projectId, createdAt, ...by(demo) })));
}

type Forecasts = DemoForecasts['now'];

/** Manual forecasts, entered at the end of a day. */
async function enterForecasts(demo: Demo, contract: Contract, day: string, forecasts: Forecasts) {
  const budgets = budgetsOf(contract);
  const createdAt = on(day);
  const plans = forecasts.map(([head, percent, note]) => {
    const { budget } = found(budgets.find((one) => one.head === head));
    const finalCost = `${Math.round((Number(budget) * percent) / 10_000)}00`;
    const plan = { head, budget, method: 'manual' as const, finalCost, note };
    return { ...plan, projectId: contract.id, createdAt, ...by(demo) };
  });
  await demo.tx.insert(costPlans).values(plans);
}

/** Has no cost of its own, or is posted with its order. */
const postedWithOthers = [
  `delete from cost_due where source = 'delivery'`,
  `delete from cost_due d using diary_entries e
  where d.source = 'entry' and e.id = d.source_id and e.type <> 'labour'`,
];

/** Backdated, so that each cost counts as known on its own day. */
async function postAll({ tx, now, secrets }: Demo, { organizationId }: Contract): Promise<void> {
  await queryRows(tx, 'update cost_due set is_backdated = true', []);
  for (const statement of postedWithOthers) await queryRows(tx, statement, []);
  const within: RunInOrganization = (_organization, work) => work(tx);
  await postDueCosts(within, organizationId, { now, secrets });
}

/** The last months are frozen, and this one is open. */
async function makeReports(demo: Demo, contract: Contract): Promise<void> {
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
  from cost_rows where project_id = $1 and measure = 'actual'`;

/** Per cent done on a day: the work follows what was spent. */
async function doneOn({ tx, dayFromNow }: Demo, contract: Contract, day: string): Promise<number> {
  const [spent] = await queryRows<{ share: number }>(tx, spentBy, [contract.id, day]);
  return percentDone(contract, dayFromNow(0)) * (spent?.share ?? 0);
}

/** A little of what is done is not applied for yet. */
const applied = 0.995;

/** Of what was applied for the month before. */
const cutByQs = 0.013;

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
    retentionRate: '3.00',
  };
}

async function reportProgress(demo: Demo, contract: Contract, date: string): Promise<void> {
  const percent = (await doneOn(demo, contract, date)).toFixed(1);
  await demo.tx
    .insert(progressReports)
    .values({ ...by(demo), projectId: contract.id, date, percent });
}

type Month = { month: string; forecasts: Forecasts; accruals: string };

async function freeze(demo: Demo, contract: Contract, { month, forecasts, accruals }: Month) {
  const { tx, secrets } = demo;
  const actor = demoActor(demo, 'Director', contract.organizationId);
  const closed = workingDaysAfter(endOfMonth(month), 3);
  const today = demo.dayFromNow(0);
  const at = on(closed < today ? closed : today);
  const reader = { actor, now: at, secrets };
  await enterForecasts(demo, contract, endOfMonth(month), forecasts);
  const reasons = Object.fromEntries(forecasts.map(([head, , note]) => [head, note]));
  await reportProgress(demo, contract, workingDayUpTo(endOfMonth(month)));
  const openReport = await insertReport(tx, { projectId: contract.id, month }, reader);
  const worth = await worthOf(demo, contract, endOfMonth(month));
  const edited = editReport(openReport, { ...worth, accruals, reasons });
  const reviewed = reviewReport(await saveReport(tx, edited, reader), actor, {});
  const report = await saveReport(tx, reviewed, reader);
  const months = await lockMonths(tx, contract.id);
  await saveReport(tx, freezeReport(report, actor, months, {}, at.toISOString()), reader);
}
