import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import type { OrderStatus } from '@sitewright/domain/purchase-orders/order-status';
import { type Demo, workingDayUpTo } from '../demo-part.ts';
import { type DemoOrder, demoOrders } from './orders.ts';
import { sitePlans } from './plans.ts';
import type { PlantOrder, Supply } from './site-plan.ts';

/** What came on one day: of each line how much, and how much of the first was sent back. */
export type DemoLoad = { date: string; received: readonly string[]; rejected?: string };

export type PlannedOrder = Omit<DemoOrder, 'raised' | 'due'> & {
  raisedOn: string;
  dueOn: string;
  loads: readonly DemoLoad[];
};

type Days = Pick<Demo, 'workingDay' | 'dayFromNow'>;

/** Every order of the company, the oldest first: call-offs of the sites, and those in all states. */
export function plannedOrders(demo: Days): PlannedOrder[] {
  const all = [
    ...sitePlans.flatMap(({ slug, supplies, plantOrders }) => [
      ...supplies.flatMap((supply) => callOffs(demo, slug, supply)),
      ...plantOrders.flatMap((order) => hireOrders(demo, slug, order)),
    ]),
    ...written(demo),
  ];
  return all.toSorted((one, other) => one.raisedOn.localeCompare(other.raisedOn));
}

const loadsInOrder = 6;

const inLots = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

/** A load is a little more or less than the usual one. */
const sizes = [1, 0.96, 1.04, 0.98, 1.06, 0.94, 1.02];

const amountOf = (quantity: number): string =>
  Number.isInteger(quantity) ? String(quantity) : quantity.toFixed(2);

const sized = (usual: number, n: number): number => {
  const exact = usual * (sizes[n % sizes.length] ?? 1);
  return Number.isInteger(usual) ? Math.round(exact) : Math.round(exact * 100) / 100;
};

function callOffs({ workingDay, dayFromNow }: Days, site: string, supply: Supply): PlannedOrder[] {
  const { loads, lines, use } = supply;
  const [from, to] = supply.days;
  const step = (to - from) / Math.max(1, loads - 1);
  const all = Array.from({ length: loads }, (_, n) => ({
    date: workingDay(Math.round(from + step * n)),
    received: lines.map(([, usual]) => sized(usual, n)),
  }));
  const today = dayFromNow(0);
  return inLots(all, loadsInOrder).map((lot, n) => {
    const first = lot[0]?.date ?? today;
    const last = lot.at(-1)?.date ?? today;
    const come = lot.filter(({ date }) => date < today);
    const isLate = (loads + n) % 7 === 3;
    return {
      site,
      ...(supply.supplier && { supplier: supply.supplier }),
      status: statusOf(come.length, lot.length, last, today),
      raisedOn: workingDayUpTo(daysAfter(first, -9 - (n % 3))),
      dueOn: isLate ? workingDayUpTo(daysAfter(last, -3)) : last,
      lines: lines.map(
        ([sku], i) =>
          [sku, amountOf(lot.reduce((sum, load) => sum + (load.received[i] ?? 0), 0))] as const,
      ),
      notes: `Call-off for ${use}`,
      loads: come.map(({ date, received }) => ({ date, received: received.map(amountOf) })),
    };
  });
}

const closedAfter = 45;

function statusOf(come: number, all: number, last: string, today: string): OrderStatus {
  if (come === 0) return 'acknowledged';
  if (come < all) return 'part_received';
  return daysBetween(last, today) > closedAfter ? 'closed' : 'received';
}

const fourWeeks = 28;

/** Confirmed every four weeks, and on its last day. */
function hireOrders({ workingDay }: Days, site: string, order: PlantOrder): PlannedOrder[] {
  const [from, to] = order.days;
  const periods = Array.from({ length: Math.ceil((to - from) / fourWeeks) }, (_, n) => {
    const end = Math.min(to, from + (n + 1) * fourWeeks);
    const share = (end - from - n * fourWeeks) / fourWeeks;
    return { end, quantity: Math.max(1, Math.round(order.quantity * share)) };
  });
  const past = periods.filter(({ end }) => end < 0);
  const quantity = periods.reduce((sum, period) => sum + period.quantity, 0);
  const isOver = past.length === periods.length;
  return [
    {
      site,
      supplier: order.supplier,
      costHead: 'plant',
      ...(order.what.includes('with operator') && {
        vatTreatment: 'reverse_charge20' as const,
        cisApplies: true,
      }),
      status: isOver ? 'closed' : past.length > 0 ? 'part_received' : 'acknowledged',
      raisedOn: workingDay(from - 10),
      dueOn: workingDay(to),
      lines: [[order.what, String(quantity), order.unit, order.unitPrice]],
      loads: past.map((period) => ({
        date: workingDay(period.end),
        received: [String(period.quantity)],
      })),
    },
  ];
}

/** The orders that are written out, with their loads. */
function written({ workingDay, dayFromNow }: Days): PlannedOrder[] {
  return demoOrders.map(({ raised, due, arrivals = [], ...order }) => {
    const loads = arrivals.map(({ late, received, rejected }) => ({
      date: workingDay(due + late),
      received,
      ...(rejected && { rejected }),
    }));
    return {
      ...order,
      raisedOn: raised === 0 ? dayFromNow(0) : workingDay(raised),
      dueOn: workingDay(due),
      loads,
    };
  });
}
