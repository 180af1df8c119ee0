import { found } from '@sitewright/domain/kernel/problem';
import { insertMany } from '../platform/demo/insert-many.ts';
import type { Demo, DemoPart } from '../platform/demo-part.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { RunInOrganization } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import {
  atNine,
  byContractsManager,
  type Contract,
  finalAccountAddition,
} from './demo-contract.ts';
import { payForMuck } from './demo-muck.ts';
import { closeAccount, insertProgress, makeReports } from './demo-reports.ts';
import { budgetsOf, percentDone, spendingOf } from './demo-spending.ts';
import { postDueCosts } from './post-due-costs.ts';
import { budgetChanges, costEntries, costPlans } from './table.ts';

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
    for (const contract of contracts) {
      await makeReports(demo, contract);
      await assessNow(demo, contract);
    }
    await closeAccount(demo, completed(contracts));
  },
};

async function makeBudgets(demo: Demo, contracts: readonly Contract[]): Promise<void> {
  const { tx } = demo;
  const all = contracts.map((contract) => ({
    projectId: contract.id,
    contract,
    ...byContractsManager(demo),
  }));
  const plans = all.flatMap(({ contract, ...row }) =>
    budgetsOf(contract).map((plan) => ({
      ...plan,
      ...row,
      createdAt: atNine(enteredOn(contract, demo)),
    })),
  );
  await tx.insert(costPlans).values(plans);
  const costs = all.flatMap(({ contract: { slug }, ...row }) =>
    spendingOf(demo, slug).map((cost) => ({ ...cost, ...row })),
  );
  await insertMany(tx, costEntries, costs);
}

/** After the months are frozen: they were assessed on their own days. */
async function assessNow(demo: Demo, contract: Contract): Promise<void> {
  const done = percentDone(contract, demo.dayFromNow(0));
  if (done === 0) return;
  const isDone = contract.status === 'completed';
  const percent = isDone ? '100' : done.toFixed(1);
  // Not before the last costs: what is earned and what is spent are of one day.
  const date = (isDone && contract.finishDate) || demo.workingDay(-1);
  await insertProgress(demo, contract, { date, percent });
}

/** A budget is there before its contract starts. */
function enteredOn({ startDate }: Contract, { dayFromNow, workingDay }: Demo): string {
  return startDate && startDate < dayFromNow(-30) ? startDate : workingDay(-30);
}

const completed = (contracts: readonly Contract[]): Contract =>
  found(contracts.find(({ status }) => status === 'completed'));

/** Of the completed contract. */
async function agreeFinalAccount(demo: Demo, contracts: readonly Contract[]): Promise<void> {
  const { id: projectId } = completed(contracts);
  await demo.tx.insert(budgetChanges).values({
    projectId,
    head: 'labour',
    description: 'Final account: fourteen more indents to the north face',
    budgetAmount: '11800',
    valueAmount: finalAccountAddition,
    status: 'approved',
    decidedAt: atNine(demo.workingDay(-84)),
    decidedBy: demo.people.Director,
    createdAt: atNine(demo.workingDay(-92)),
    ...byContractsManager(demo),
  });
}

/** One approved, one proposed and one rejected. */
async function makeChanges(demo: Demo, { id: projectId }: Contract): Promise<void> {
  const decided = { decidedAt: atNine(demo.workingDay(-64)), decidedBy: demo.people.Director };
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
  const createdAt = atNine(demo.workingDay(-70));
  await demo.tx
    .insert(budgetChanges)
    .values(
      all.map((change) => ({ ...change, projectId, createdAt, ...byContractsManager(demo) })),
    );
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
