import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { percentGone } from '@sitewright/domain/projects/programme';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { sitePlans } from '../platform/demo/plans.ts';
import type { Package, SitePlan } from '../platform/demo/site-plan.ts';
import { type Demo, seededRandom, workingDayUpTo } from '../platform/demo-part.ts';
import { type Course, courses } from './demo-courses.ts';

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
  'kestrel-wharf-block-c': of(15, 26, 7.5, 38, 10.5, 1.5),
  'quarry-bank-sheltered-homes': of(11.6, 26.9, 2.7, 44.2, 9.7, 1.9),
  'hollin-lane-primary': of(12, 26.5, 3.8, 41.5, 12, 2),
  'farrier-row-unit-4': of(6.5, 37, 4.5, 43.3, 7.5, 1.2),
  'st-oswins-tower-repairs': of(43.5, 16.4, 3.5, 23.5, 10.7, 2.4),
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

/** The progress of each contract under way, as a share of the time elapsed. */
const paceOf: Record<string, number> = {
  'kestrel-wharf-block-c': 0.9,
  'quarry-bank-sheltered-homes': 0.985,
  'hollin-lane-primary': 0.97,
  'farrier-row-unit-4': 0.58,
};

type Dated = Parameters<typeof percentGone>[0];

/** How much of a contract is done by a day, in per cent. */
export const percentDone = (contract: Site & Dated, day: string): number =>
  Math.min(98, (percentGone(contract, day) ?? 0) * (paceOf[contract.slug] ?? 1));

type Cost = {
  head: CostHead;
  date: string;
  description: string;
  supplierName: string | null;
  reference: string;
  amount: string;
};

type Account = Omit<Cost, 'date' | 'amount' | 'reference'> & {
  days: readonly [number, number];
  /** The last day of the plan, where it goes on after today. */
  ends?: number;
  pounds: number;
  /** How the payments are spread over the months. */
  course: Course;
};

/** Shares of a site's running costs; skips and road sweeping are the rest. */
const runningShares = { electricity: 0.3, security: 0.2 };

/** Building control's share of the fees; the rest is for the design of temporary works. */
const controlShare = { usual: 0.35, onHold: 0.5 };

/** Costs without an order or a hire: the subcontractors' applications, and the running of the site. */
const accountsOf = (plan: SitePlan): Account[] => {
  const { packages, staff, running, fees, gangs, until, held, control } = plan;
  const { electricity = running * runningShares.electricity } = plan;
  const security = running * runningShares.security;
  const inspections = fees * (held ? controlShare.onHold : controlShare.usual);
  const from = Math.min(...gangs.map(({ days }) => days[0]));
  const days = [from, until] as const;
  const { body, fee } = control ?? usualControl;
  const account =
    (head: CostHead) =>
    (description: string, supplierName: string | null, amount: number, course: Course) => ({
      head,
      description,
      supplierName,
      days,
      pounds: amount,
      course,
    });
  const [preliminaries, other] = [account('preliminaries'), account('other')];
  return [
    ...packages.map(applicationsOf),
    preliminaries(payroll, null, staff, 'payroll'),
    preliminaries('Electricity', 'Fellside Power', electricity, 'season'),
    preliminaries(skips, 'Cragg Haulage', running - security - electricity, 'now and then'),
    preliminaries(guarding, 'Aire Site Security', security, 'payroll'),
    other(fee, body, inspections, 'stages'),
    other('Temporary works design', 'Elmet Structural Engineers', fees - inspections, 'early'),
    ...(held ? heldAccounts([until + 1, -1], held) : []),
  ];
};

const applicationsOf = ({ firm, does, pounds, days, ends }: Package): Account => ({
  head: 'subcontract',
  description: does,
  supplierName: firm,
  days,
  ends: ends ?? days[1],
  pounds,
  course: 'applications',
});

const usualControl = { body: 'Wharfe Building Control', fee: 'Building control inspections' };
const payroll = 'Site staff, payroll';
const guarding = 'CCTV towers and patrols';
const skips = 'Skips and road sweeping';

/** A site on hold is guarded, and visited by its manager. */
const heldAccounts = (days: Account['days'], held: NonNullable<SitePlan['held']>): Account[] => {
  const account = { head: 'preliminaries', days, course: 'payroll' } as const;
  return [
    { ...account, description: payroll, supplierName: null, pounds: held.staff },
    { ...account, description: guarding, supplierName: 'Aire Site Security', pounds: held.guards },
  ];
};

/** The fewest days that a first application, or any other first or last payment, covers. */
const [leastOfApplication, leastOfAccount] = [20, 5];

/** Smaller amounts are not invoiced: they are added to the next invoice, or at the end to the last. */
const leastInvoice = 250;

/** One cost a month, on its last working day, and one at the end. */
export function spendingOf(demo: Pick<Demo, 'dayFromNow' | 'workingDay'>, slug: string): Cost[] {
  const plan = sitePlans.find((site) => site.slug === slug);
  if (!plan) return [];
  const first = mostAccounts * sitePlans.indexOf(plan);
  return accountsOf(plan).flatMap((account, i) => costsOf(demo, account, first + i));
}

/** Of one site, and of all sites. */
const [mostAccounts, allAccounts] = [20, 100];
const firstInvoice = '2025-01-01';

/** The number of an application or an invoice, or the month of a payroll. */
function referenceOf({ head, supplierName }: Account, date: string, place: number) {
  if (supplierName === null) return `PAY ${date.slice(0, 7)}`;
  const initials = supplierName.replaceAll(/[^A-Z]/g, '');
  if (head === 'subcontract') return `${initials}/APP/${date.slice(2, 4)}${date.slice(5, 7)}`;
  return `${initials}-${daysBetween(firstInvoice, date) * allAccounts + place}`;
}

/** Overtime, standing charges and remeasurement: up to one and a half per cent more, to the penny. */
const exactly = (amount: number, n: number): string =>
  pounds(amount * (1 + 0.015 * seededRandom(amount * 100 + n)()));

function costsOf(
  { dayFromNow, workingDay }: Parameters<typeof spendingOf>[0],
  account: Account,
  place: number,
) {
  const { days, pounds: all, head, description, supplierName, course } = account;
  const [from, to] = [dayFromNow(days[0]), workingDay(days[1])];
  const end = account.ends ? dayFromNow(account.ends) : to;
  const least = head === 'subcontract' ? leastOfApplication : leastOfAccount;
  const ends = monthEnds(from, to).filter(
    (date) => daysBetween(from, date) > least && daysBetween(date, to) > leastOfAccount,
  );
  const shares = courses[course]({ from, end, dates: [...ends, to] });
  const total = shares.reduce((sum, share) => sum + share, 0);
  let [done, before] = [0, 0];
  return [...ends, to].flatMap((date, n) => {
    done += shares[n] ?? 0;
    const due = Math.round((all * done) / total);
    const amount = (all - due < leastInvoice ? all : due) - before;
    if (amount < leastInvoice && head !== 'subcontract' && before + amount < all) return [];
    before += amount;
    const words = head === 'subcontract' ? `${description}, application ${n + 1}` : description;
    return amount > 0
      ? [
          {
            ...{ head, date, description: words, supplierName },
            reference: referenceOf(account, date, place),
            amount: exactly(amount, n),
          },
        ]
      : [];
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
