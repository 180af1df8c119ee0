import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { sitePlans } from '../platform/demo/plans.ts';
import type { SitePlan } from '../platform/demo/site-plan.ts';
import { type Demo, workingDayUpTo } from '../platform/demo-part.ts';

type Shares = Record<CostHead, number>;

const of = (
  labour: number,
  materials: number,
  plant: number,
  subcontract: number,
  preliminaries: number,
  other: number,
): Shares => ({ labour, materials, plant, subcontract, preliminaries, other });

/** Per cent of a contract's budget by head; the rest is not allocated. */
const budgetShares: Record<string, Shares> = {
  'kestrel-wharf-block-c': of(19, 31, 7.5, 30, 9.5, 1.5),
  'quarry-bank-sheltered-homes': of(11.5, 31, 2.6, 41.5, 9.4, 2),
  'hollin-lane-primary': of(15.5, 27.5, 3.6, 38.5, 11.5, 2),
  'farrier-row-unit-4': of(7, 37, 4.5, 40, 7.5, 2),
  'st-oswins-tower-repairs': of(44, 15.5, 3.2, 24.5, 10.5, 2.3),
  'ashby-beck-footbridge': of(13, 42, 9, 18, 14, 3),
};

type Site = { slug: string; budget: string | null };

const pounds = (amount: number): string => amount.toFixed(2);

export function budgetsOf({ budget, slug }: Site) {
  const shares = budgetShares[slug];
  const shareOf = (head: CostHead) => (Number(budget ?? 0) * (shares?.[head] ?? 0)) / 100;
  const tens = costHeads.map((head) => Math.round(shareOf(head) / 10) * 10);
  const total = costHeads.reduce((sum, head) => sum + shareOf(head), 0);
  // The largest head takes what rounding to ten pounds leaves.
  const rest = Math.round(total) - tens.reduce((sum, ten) => sum + ten, 0);
  const largest = tens.indexOf(Math.max(...tens));
  return costHeads.map((head, i) => ({
    head,
    budget: pounds((tens[i] ?? 0) + (i === largest ? rest : 0)),
  }));
}

/** How far each contract is, as a share of the time that has gone; what is completed has none. */
export const paceOf: Record<string, number> = {
  'kestrel-wharf-block-c': 0.93,
  'quarry-bank-sheltered-homes': 0.96,
  'hollin-lane-primary': 1.04,
  'farrier-row-unit-4': 0.58,
};

type Cost = {
  head: CostHead;
  date: string;
  description: string;
  supplierName: string | null;
  amount: string;
};

type Account = Omit<Cost, 'date' | 'amount'> & {
  days: readonly [number, number];
  /** The last day of the plan, where it goes on after today. */
  ends?: number;
  pounds: number;
};

/** Applications of the subcontractors, and what has neither an order nor a hire. */
const accountsOf = (plan: SitePlan): Account[] => {
  const { packages, staff, running, fees, gangs, until, held, control } = plan;
  const from = Math.min(...gangs.map(({ days }) => days[0]));
  const days = [from, until] as const;
  const account = (head: CostHead, description: string, supplierName: string | null) => ({
    ...{ head, description, supplierName, days },
  });
  return [
    ...packages.map(({ firm, does, pounds: amount, days: worked, ends }) => ({
      ...account('subcontract', does, firm),
      ...{ days: worked, ends: ends ?? worked[1] },
      pounds: amount,
    })),
    { ...account('preliminaries', 'Site staff, payroll', null), pounds: staff },
    { ...account('preliminaries', 'Electricity', 'Fellside Power'), pounds: running * 0.3 },
    {
      ...account('preliminaries', 'Skips and road sweeping', 'Cragg Haulage'),
      pounds: running * 0.5,
    },
    {
      ...account('preliminaries', 'Guards and cameras', 'Aire Site Security'),
      pounds: running * 0.2,
    },
    {
      ...account(
        'other',
        control?.fee ?? 'Inspections',
        control?.body ?? 'Wharfe Building Control',
      ),
      pounds: fees * 0.35,
    },
    {
      ...account('other', 'Temporary works design', 'Elmet Structural Engineers'),
      pounds: fees * 0.65,
    },
    ...(held ? heldAccounts([until + 1, -1], held) : []),
  ];
};

/** A site on hold is guarded, and visited by its manager. */
const heldAccounts = (days: Account['days'], held: NonNullable<SitePlan['held']>): Account[] => [
  {
    ...{ head: 'preliminaries', description: 'Site staff, payroll', supplierName: null, days },
    pounds: held.staff,
  },
  {
    ...{ head: 'preliminaries', description: 'Guards and cameras', days },
    supplierName: 'Aire Site Security',
    pounds: held.guards,
  },
];

/** What is paid by time is level; a package is a little slower at its start and its end. */
const doneAfter = (share: number, head: CostHead): number =>
  head === 'subcontract' ? share * 0.6 + share ** 2 * (3 - 2 * share) * 0.4 : share;

/** Days of the first application, and of any other account. */
const [leastOfApplication, leastOfAccount] = [20, 5];

/** One cost a month, on its last working day, and one at the end. */
export function spendingOf(demo: Pick<Demo, 'dayFromNow' | 'workingDay'>, slug: string): Cost[] {
  const plan = sitePlans.find((site) => site.slug === slug);
  return plan ? accountsOf(plan).flatMap((account) => costsOf(demo, account)) : [];
}

function costsOf({ dayFromNow, workingDay }: Parameters<typeof spendingOf>[0], account: Account) {
  const { days, pounds: all, head, description, supplierName } = account;
  const [from, to] = [dayFromNow(days[0]), workingDay(days[1])];
  const span = Math.max(1, daysBetween(from, account.ends ? dayFromNow(account.ends) : to));
  const doneOn = (date: string) => doneAfter(Math.min(1, daysBetween(from, date) / span), head);
  const least = head === 'subcontract' ? leastOfApplication : leastOfAccount;
  const ends = monthEnds(from, to).filter(
    (date) => daysBetween(from, date) > least && daysBetween(date, to) > leastOfAccount,
  );
  let before = 0;
  return [...ends, to].map((date, n) => {
    const done = Math.round((all * doneOn(date)) / doneOn(to));
    const amount = pounds(done - before);
    before = done;
    const words = head === 'subcontract' ? `${description}, application ${n + 1}` : description;
    return { head, date, description: words, supplierName, amount };
  });
}

/** The last working days of the months from one day to another. */
function monthEnds(from: string, to: string): string[] {
  const ends: string[] = [];
  const [year = 0, month = 0] = from.split('-').map(Number);
  for (let n = 0; ; n += 1) {
    const end = workingDayUpTo(new Date(Date.UTC(year, month + n, 0)).toISOString().slice(0, 10));
    if (end > to) return ends;
    ends.push(end);
  }
}
