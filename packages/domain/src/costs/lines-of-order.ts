import { decimalOf, scaled } from '../kernel/decimal.ts';
import { penceOf, poundsOf, sumOf } from '../kernel/pence.ts';
import { outstandingOf } from '../purchase-orders/exposure.ts';
import {
  acceptedOf,
  netPriceOf,
  type PricedLine,
  valueOfQuantity,
} from '../purchase-orders/line-maths.ts';
import { revisionLetter } from '../purchase-orders/order-labels.ts';
import type { CostHead } from '../purchase-orders/order-status.ts';
import type { CostLine } from './cost-line.ts';

/** A line of an order as it was approved last. */
export type ApprovedLine = PricedLine & { id: number };

/** A delivery of a line, at its price at the time. */
export type PricedDelivery = Omit<PricedLine, 'quantity'> & {
  id: number;
  deliveryId: number;
  lineId: number;
  projectId: number;
  date: string;
  description: string;
  unit: string | null;
  received: string;
  rejected: string;
};

export type CostedOrder = {
  head: CostHead;
  supplierName: string;
  poNumber: string | null;
  /** The last approved version; none if it was never approved, or is cancelled. */
  approved: {
    projectId: number;
    /** The day on site on which it was approved. */
    on: string;
    net: string;
    /** The first approval is the revision 0. */
    revision: number;
    lines: readonly ApprovedLine[];
    /** The day on which nothing more was expected of it. */
    closedOn: string | null;
  } | null;
  /** In order of arrival. */
  loads: readonly PricedDelivery[];
};

/**
 * The committed value, and the open commitment, which falls with each delivery. An order that is closed commits the value
 * of what was accepted, whether less or more than was ordered.
 */
export function linesOfOrder(order: CostedOrder): CostLine[] {
  const { approved, loads } = order;
  if (!approved) return [];
  const head = headOf(order, approved.projectId);
  const came = loads.map(({ date }) => later(date, approved.on)).toSorted();
  const days = [
    ...new Set([approved.on, ...came, ...(approved.closedOn ? [approved.closedOn] : [])]),
  ];
  let before = 0n;
  const open = days.toSorted().map((day): CostLine => {
    const now = openOn(approved, loads, day);
    const amount = poundsOf(now - before);
    before = now;
    return { ...head, measure: 'open', day, amount };
  });
  const words = approvedWords(order.poNumber, approved.revision);
  const committed = { ...head, words, measure: 'committed' as const };
  const accepted = sumOf(linesOfDeliveries(order).map(({ amount }) => amount));
  const further = approved.closedOn ? penceOf(accepted) - penceOf(approved.net) : 0n;
  return [
    { ...committed, day: approved.on, amount: approved.net },
    ...(approved.closedOn && further !== 0n
      ? [
          {
            ...committed,
            words: `${words}, ${further < 0n ? 'closed short' : 'closed above its order'}`,
            day: approved.closedOn,
            amount: poundsOf(further),
          },
        ]
      : []),
    ...open,
  ];
}

/** 'Order PO-NC2041-0007 Rev B' */
const approvedWords = (poNumber: string | null, revision: number): string =>
  ['Order', poNumber, revision > 0 && `Rev ${revisionLetter(revision)}`].filter(Boolean).join(' ');

type Approved = NonNullable<CostedOrder['approved']>;

const later = (a: string, b: string): string => (a > b ? a : b);

/** At the end of a day; nothing more is expected of a closed order. */
const openOn = (approved: Approved, loads: readonly PricedDelivery[], day: string): bigint =>
  approved.closedOn && approved.closedOn <= day ? 0n : missingOn(approved, loads, day);

/** Outstanding at the end of a day. */
function missingOn({ lines }: Approved, loads: readonly PricedDelivery[], day: string): bigint {
  const here = loads.filter(({ date }) => date <= day);
  const lineByLine = lines.map(({ id, ...line }) => {
    const ofLine = here.filter(({ lineId }) => lineId === id);
    return { ...line, received: decimalOf(acceptedIn(ofLine), 3), rejected: '0' };
  });
  return penceOf(outstandingOf(lineByLine));
}

const acceptedIn = (loads: readonly PricedDelivery[]): bigint =>
  loads.reduce((sum, load) => sum + acceptedOf(load), 0n);

const headOf = ({ head, supplierName, poNumber }: CostedOrder, projectId: number) => ({
  projectId,
  head,
  part: '',
  reason: null,
  words: poNumber ? `Order ${poNumber}` : 'Order',
  party: supplierName,
  quantity: null,
  unit: null,
  rate: null,
});

/** The value of each delivery; loads at one price are rounded together, like the order's own totals. */
export function linesOfDeliveries(order: CostedOrder): (CostLine & { deliveryId: number })[] {
  return order.loads.map((load, i) => {
    const sameBefore = order.loads.slice(0, i).filter((other) => isOfOnePrice(load, other));
    const [before, now] = [acceptedIn(sameBefore), acceptedIn([...sameBefore, load])];
    const worth = (accepted: bigint) =>
      penceOf(valueOfQuantity({ ...load, quantity: '0' }, decimalOf(accepted, 3)));
    return {
      ...headOf(order, load.projectId),
      deliveryId: load.deliveryId,
      measure: 'actual' as const,
      day: load.date,
      part: String(load.id),
      words: [load.description, order.poNumber].filter(Boolean).join(', '),
      quantity: decimalOf(now - before, 3),
      unit: load.unit,
      rate: netPriceOf({ ...load, quantity: '0' }),
      amount: poundsOf(worth(now) - worth(before)),
    };
  });
}

const isOfOnePrice = (one: PricedDelivery, other: PricedDelivery): boolean =>
  one.lineId === other.lineId &&
  scaled(one.unitPrice, 4) === scaled(other.unitPrice, 4) &&
  scaled(one.discountRate, 2) === scaled(other.discountRate, 2);
