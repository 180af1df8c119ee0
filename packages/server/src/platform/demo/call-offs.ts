import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';
import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { type Demo, dayWithoutDiary, siteDayBefore, workingDayUpTo } from '../demo-part.ts';
import type { DemoOrder } from './demo-order.ts';
import { orderedOn } from './lead-times.ts';
import { pourSizes, sized } from './load-sizes.ts';
import { openDay } from './open-day.ts';
import { demoOrders } from './orders.ts';
import { sitePlans } from './plans.ts';
import type { PlantOrder, Supply } from './site-plan.ts';

/** A delivery: the quantity received of each line, and how much of the first was sent back, and why. */
export type DemoLoad = {
  date: string;
  received: readonly string[];
  rejected?: string;
  why?: RejectionReason;
};

export type PlannedOrder = Omit<DemoOrder, 'raised' | 'due'> & {
  raisedOn: string;
  dueOn: string;
  loads: readonly DemoLoad[];
};

export type Days = Pick<Demo, 'workingDay' | 'dayFromNow'>;

/** Those that have been raised, the oldest first. */
export const raisedBy = (orders: readonly PlannedOrder[], today: string): PlannedOrder[] =>
  orders
    .filter(({ raisedOn }) => raisedOn <= today)
    .toSorted((one, other) => one.raisedOn.localeCompare(other.raisedOn));

/** Call-offs of the sites, and orders in all states; also those that are still to be raised. */
export function allOrders(demo: Days): PlannedOrder[] {
  const taken = new Set<string>();
  return [
    ...sitePlans.flatMap(({ slug, starts, supplies, plantOrders }) => [
      ...supplies.flatMap((supply) =>
        callOffs(demo, { slug, start: demo.workingDay(starts) }, supply, taken),
      ),
      ...plantOrders.flatMap((order) => hireOrders(demo, slug, order)),
    ]),
    ...writtenOut(demo),
  ];
}

/** Concrete that has been, or is to be, poured on a site. */
export type Pour = { place: string; date: string };
/** Concrete that is still to come. */
export type NextPour = { place: string; amount: string };

const forPour = 'Call-off for the pour of ';

const pourOrders = (orders: readonly PlannedOrder[], slug: string) =>
  orders.flatMap(({ site, notes, ...order }) =>
    site === slug && notes?.startsWith(forPour)
      ? [{ ...order, place: notes.slice(forPour.length) }]
      : [],
  );

export const poursOf = (demo: Days, slug: string): Pour[] =>
  pourOrders(allOrders(demo), slug).flatMap(({ place, loads, dueOn }) =>
    (loads.length > 0 ? loads : [{ date: dueOn }]).map(({ date }) => ({ date, place })),
  );

/** What is due today, or the next after it. */
export function nextPour(demo: Days, slug: string): NextPour {
  const raised = raisedBy(allOrders(demo), demo.dayFromNow(0));
  const due = pourOrders(raised, slug).filter(({ loads }) => loads.length === 0);
  const sorted = due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const { place, lines } = found(sorted[0]);
  return { place, amount: lines[0]?.[1] ?? '' };
}

/** The loads of one order, unless each load is a pour with its own. */
const loadsInOrder = 8;

const inLots = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

const amountOf = (quantity: number): string =>
  Number.isInteger(quantity) ? String(quantity) : quantity.toFixed(2);

/** A contract and its first day. */
type Site = { slug: string; start: string };

function callOffs(demo: Days, site: Site, supply: Supply, taken: Set<string>): PlannedOrder[] {
  const { loads, lines, pours } = supply;
  const [from, to] = supply.days;
  const step = (to - from) / Math.max(1, loads - 1);
  const sizeOf = pours ? pourSizes(supply, taken) : sized;
  const today = demo.dayFromNow(0);
  // A delivery is in the diary, so none comes on the day without one.
  const written = (day: string) => (day === dayWithoutDiary(today) ? siteDayBefore(day) : day);
  const all = Array.from({ length: loads }, (_, n) => ({
    date: written(openDay(demo, Math.round(from + step * n))),
    received: lines.map(([, usual]) => sizeOf(usual, n)),
  }));
  return ordersFor(demo, site, supply, all);
}

type PlannedLoad = { date: string; received: readonly number[] };

/** The orders for the loads of a supply. */
export function ordersFor(
  { dayFromNow }: Days,
  { slug: site, start }: Site,
  supply: Supply,
  all: readonly PlannedLoad[],
): PlannedOrder[] {
  const { loads, lines, use, pours } = supply;
  const today = dayFromNow(0);
  return inLots(all, pours ? 1 : loadsInOrder).map((lot, n) => {
    const first = lot[0]?.date ?? today;
    const last = lot.at(-1)?.date ?? today;
    const come = lot.filter(({ date }) => date < today);
    const raised = orderedOn(
      lines.map(([sku]) => sku),
      first,
      n,
    );
    // About every seventh order is three days late.
    const isLate = (loads + n) % 7 === 3;
    return {
      site,
      ...(supply.supplier && { supplier: supply.supplier }),
      ...(lines[0]?.[0].startsWith('WIN') && constructionTax(site)),
      status: statusOf(come.length, lot.length, last, today),
      raisedOn: raised > start ? raised : start,
      dueOn: isLate ? workingDayUpTo(daysAfter(last, -3)) : last,
      lines: lines.map(
        ([sku], i) =>
          [sku, amountOf(lot.reduce((sum, load) => sum + (load.received[i] ?? 0), 0))] as const,
      ),
      notes: `Call-off for ${pours ? `the pour of ${pours[n]}` : use}`,
      loads: come.map(({ date, received }) => ({ date, received: received.map(amountOf) })),
    };
  });
}

/** Days after its last load. */
const closedAfter = 45;

function statusOf(come: number, all: number, last: string, today: string): OrderStatus {
  if (come === 0) return 'acknowledged';
  if (come < all) return 'part_received';
  return daysBetween(last, today) > closedAfter ? 'closed' : 'received';
}

const fourWeeks = 28;
const newHomes = ['kestrel-wharf-block-c', 'quarry-bank-sheltered-homes'];

/** Construction work, such as fixed windows or a machine with an operator: zero-rated on new homes, otherwise reverse charge. */
const constructionTax = (site: string) => ({
  vatTreatment: newHomes.includes(site) ? ('zero' as const) : ('reverse_charge20' as const),
  cisApplies: true,
});

/** A standing order is renewed after so many days, at higher rates. */
const renewedAfter = 7 * fourWeeks;
const rise = 1.035;

const raisedPrice = (price: string): string =>
  Number(price) < 10 ? (Number(price) * rise).toFixed(4) : `${Math.round(Number(price) * rise)}.00`;

function hireOrders(demo: Days, site: string, order: PlantOrder): PlannedOrder[] {
  const [from, to] = order.days;
  const renewed = from + renewedAfter;
  if (renewed + fourWeeks >= to) return [hireOrder(demo, site, order)];
  const later = { ...order, days: [renewed, to] as const, unitPrice: raisedPrice(order.unitPrice) };
  return [
    hireOrder(demo, site, { ...order, days: [from, renewed] }),
    ...hireOrders(demo, site, later),
  ];
}

/** A standing order, with a delivery that confirms the hire every four weeks and on its last day. */
function hireOrder({ workingDay }: Days, site: string, order: PlantOrder): PlannedOrder {
  const [from, to] = order.days;
  const periods = Array.from({ length: Math.ceil((to - from) / fourWeeks) }, (_, n) => {
    const end = Math.min(to, from + (n + 1) * fourWeeks);
    const share = (end - from - n * fourWeeks) / fourWeeks;
    return { end, quantity: Math.max(1, Math.round(order.quantity * share)) };
  });
  const past = periods.filter(({ end }) => end < 0);
  const quantity = periods.reduce((sum, period) => sum + period.quantity, 0);
  const isOver = past.length === periods.length;
  return {
    site,
    supplier: order.supplier,
    costHead: 'plant',
    ...(order.what.includes('with operator') && constructionTax(site)),
    status: isOver ? 'closed' : past.length > 0 ? 'part_received' : 'acknowledged',
    raisedOn: workingDay(from - 10),
    dueOn: workingDay(to),
    lines: [[order.what, String(quantity), order.unit, order.unitPrice]],
    loads: past.map((period) => ({
      date: workingDay(period.end),
      received: [String(period.quantity)],
    })),
  };
}

/** The orders that are written out, with their loads. */
function writtenOut({ workingDay, dayFromNow }: Days): PlannedOrder[] {
  return demoOrders.map(({ raised, due, arrivals = [], ...order }) => {
    const loads = arrivals.map(({ late, ...load }) => ({
      date: workingDay(due + late),
      ...load,
    }));
    return {
      ...order,
      raisedOn: raised === 0 ? dayFromNow(0) : workingDay(raised),
      dueOn: workingDay(due),
      loads,
    };
  });
}
