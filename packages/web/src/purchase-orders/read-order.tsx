import { plainDecimal, readableDecimal } from '@sitewright/domain/kernel/decimal';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { finalSumsOf } from '@sitewright/domain/purchase-orders/final-sums';
import {
  costHeadLabels,
  revisionLetter,
  vatLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToSending } from '@sitewright/domain/purchase-orders/rules';
import { Link } from '@tanstack/react-router';
import { Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { discrepancyOf } from '../deliveries/remaining.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { dayText, momentText } from '../ui/format/date-time.ts';
import { Money } from '../ui/format/money.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { saveBarStyles } from '../ui/save-bar-styles.ts';
import { number } from '../ui/table/labels.ts';
import { ApprovalBar } from './approval/approval-buttons.tsx';
import { useDecision } from './approval/use-decision.ts';
import { type Action, nextAction } from './order-actions.ts';
import { OrderTotals } from './order-form/order-totals.tsx';
import { OrderLayout } from './order-layout.tsx';
import { useBuying } from './use-buying.ts';

type Props = {
  order: PurchaseOrder;
  onAction: (action: Action) => void;
  /** For a user who may change it all the same. */
  onChange: (() => void) | undefined;
};

/** An order that is closed, or belongs to another user. */
export function ReadOrder({ order, onAction, onChange }: Props) {
  const decision = useDecision(order);
  return (
    <>
      <OrderLayout order={order} decision={decision} onAction={onAction}>
        <UnsentRevision order={order} onAction={onAction} />
        <OrderFacts order={order}>
          {onChange && (
            <Button icon={Pencil} onClick={onChange} className="justify-self-start">
              Edit order
            </Button>
          )}
        </OrderFacts>
        <OrderLines order={order} />
      </OrderLayout>
      <ApprovalBar decision={decision} onAction={onAction} />
      <NextBar order={order} onAction={onAction} />
    </>
  );
}

/** What has arrived came by the revision before; the supplier does not know this one. */
function UnsentRevision({ order, onAction }: NextBarProps) {
  const obstacle = obstacleToSending(order, useActor(), useBuying());
  const { status, revision, sentAt } = order;
  if (status !== 'part_received' || revision === 0 || sentAt || obstacle) return null;
  return (
    <Notice
      icon={Send}
      tone="warn"
      text={`Rev ${revisionLetter(revision)} has not been sent to the supplier.`}
    >
      <Button onClick={() => onAction('send')}>Send</Button>
    </Notice>
  );
}

type NextBarProps = { order: PurchaseOrder; onAction: (action: Action) => void };

/** On a phone, under the thumb: what comes next, mostly to receive it. */
function NextBar({ order, onAction }: NextBarProps) {
  const actor = useActor();
  const buying = useBuying();
  const next = nextAction(order, buying);
  const obstacle = next?.obstacle(order, actor, buying);
  if (!next || obstacle || order.status === 'pending') return null;
  return (
    <div data-save-bar="" className={cn(saveBarStyles, 'md:hidden')}>
      <Button isBig tone="primary" onClick={() => onAction(next.action)}>
        <next.icon aria-hidden="true" className="size-5" />
        {next.label(order).replace('…', '')}
      </Button>
    </div>
  );
}

type OrderFactsProps = { order: PurchaseOrder; children?: ReactNode };

/** The head of an order, read-only; unknown values are left out. */
const OrderFacts = ({ order, children }: OrderFactsProps) => (
  <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 xl:grid-cols-4">
      {factsOf(order).map(([label, fact]) => (
        <div key={label} className={cn('min-w-0', long.includes(label) && 'col-span-full')}>
          <dt className="text-xs text-text-2">{label}</dt>
          <dd className="text-sm [overflow-wrap:anywhere] whitespace-pre-line">{fact}</dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
);

/** Sentences rather than words: each has the whole width. */
const long = ['Delivery instructions', 'Terms', 'Notes to supplier'];

const factsOf = (order: PurchaseOrder): [string, ReactNode][] =>
  (
    [
      ['Supplier', <SupplierName key="supplier" order={order} />],
      ['Contract', order.contractName],
      ['Issue date', formatDate(order.issueDate ?? '')],
      ['Delivery date', formatDate(order.deliveryDate ?? '')],
      ['Deliver to', order.deliveryAddress],
      ['Contact on site', order.siteContact],
      ['Supplier phone', order.supplierPhone && <Phone number={order.supplierPhone} />],
      ['Cost head', costHeadLabels[order.costHead]],
      ['VAT treatment', vatLabels[order.vatTreatment]],
      ['CIS', order.cisApplies && 'Applies'],
      ['Raised', whoAndWhen(order.createdByName, order.createdAt)],
      ['Approved', whoAndWhen(order.approvedByName, order.approvedAt)],
      // A revision that was not sent keeps the address of the one before.
      ['Sent', order.sentAt && whoAndWhen(order.sentTo, order.sentAt)],
      ['Acknowledged', whoAndWhen(order.acknowledgedBy, order.acknowledgedAt)],
      ['Closed', order.closedAt && dayText(order.closedAt)],
      ['Delivery instructions', order.deliveryInstructions],
      ['Terms', order.terms],
      ['Notes to supplier', order.notes],
    ] satisfies [string, ReactNode][]
  ).filter(([, fact]) => fact);

const whoAndWhen = (who: string | null, when: string | null): string =>
  [who, when && momentText(when)].filter(Boolean).join(', ');

const SupplierName = ({ order: { supplierId, supplierName } }: { order: PurchaseOrder }) =>
  supplierId ? (
    <Link
      to="/suppliers"
      search={{ supplier: supplierId }}
      className="link -my-1 inline-block py-1 site:-my-3 site:py-3"
    >
      {supplierName}
    </Link>
  ) : (
    supplierName
  );

const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number.replace(/\s/g, '')}`}
    className="link -my-1 inline-block py-1 site:-my-3 site:py-3"
  >
    {number}
  </a>
);

/** The lines, read-only: ordered and received quantities, and prices for users who may see them. */
function OrderLines({ order }: { order: PurchaseOrder }) {
  const { items, vatTreatment } = order;
  const final = finalSumsOf(order);
  const hasCome = items.some(({ received }) => Number(received) > 0);
  return (
    <section aria-label="Lines" className="rounded-card border border-line bg-surface">
      <h2 className="px-4 py-3 text-sm">
        Lines <span className="font-normal text-text-2">{number(items.length)}</span>
      </h2>
      <LineHeads hasPrices={final !== null} />
      <ul className="border-t border-line">
        {items.map((line) => (
          <ReadLine key={line.id} order={order} line={line} hasCome={hasCome} />
        ))}
      </ul>
      {final && (
        <div className="grid justify-end border-t border-line p-4 max-md:grid-cols-1 md:grid-cols-[300px]">
          <OrderTotals {...final} treatment={vatTreatment} carbon={Number(final.carbon)} />
        </div>
      )}
    </section>
  );
}

const columns =
  'grid items-baseline gap-x-2 px-4 md:grid-cols-[1.5rem_minmax(0,1fr)_7rem_8rem_8rem]';

/** Visual only: a screen reader hears each line in words. */
const LineHeads = ({ hasPrices }: { hasPrices: boolean }) => (
  <div
    aria-hidden="true"
    className={cn(
      columns,
      'border-t border-line py-2 text-[12px] leading-4 font-medium text-text-2 max-md:hidden',
    )}
  >
    <span className="col-start-2">Description</span>
    <span className="text-right">Quantity</span>
    {hasPrices && <span className="text-right">Unit price</span>}
    {hasPrices && <span className="text-right">Line total</span>}
  </div>
);

type ReadLineProps = { order: PurchaseOrder; line: OrderLine; hasCome: boolean };

const ReadLine = ({ order, line, hasCome }: ReadLineProps) => (
  <li
    className={cn(
      columns,
      'border-b border-line-2 py-2.5 text-sm last:border-b-0 max-md:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
    )}
  >
    <span className="text-xs text-text-2 tabular-nums">{line.place}</span>
    <span className="font-medium [overflow-wrap:anywhere]">
      {line.description}
      {hasCome && <ReceivedNote order={order} line={line} />}
    </span>
    <span className="text-right tabular-nums">
      {readableDecimal(line.quantity)} <span className="text-text-2">{line.unit}</span>
    </span>
    <span className="text-right text-text-2 tabular-nums max-md:col-start-2 max-md:text-left">
      {line.unitPrice && formatUnitPrice(line.unitPrice)}
      {Number(line.discountRate) > 0 && ` less ${plainDecimal(line.discountRate ?? '')}%`}
    </span>
    <span className="text-right font-medium tabular-nums">
      {line.lineTotal && <Money amount={line.lineTotal} />}
    </span>
  </li>
);

function ReceivedNote({ order, line }: Omit<ReadLineProps, 'hasCome'>) {
  const { received, rejected } = line;
  const discrepancy = discrepancyOf(order, line, today());
  return (
    <span className="block text-xs font-normal text-text-2">
      {readableDecimal(received)} received
      {Number(rejected) > 0 && `, ${readableDecimal(rejected)} rejected`}
      {discrepancy && (
        <span className={cn(discrepancy.isWarning && 'font-medium text-on-warn-soft')}>
          , {discrepancy.text}
        </span>
      )}
    </span>
  );
}
