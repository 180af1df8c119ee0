import {
  costHeadLabels,
  revisionLetter,
  vatLabels,
} from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { obstacleToSending } from '@sitewright/domain/purchase-orders/rules';
import { Link } from '@tanstack/react-router';
import { Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { dayText, momentText } from '../ui/format/date-time.ts';
import { Notice } from '../ui/layout/notice.tsx';
import { saveBarStyles } from '../ui/save-bar-styles.ts';
import { ApprovalBar } from './approval/approval-buttons.tsx';
import { useDecision } from './approval/use-decision.ts';
import { type Action, nextAction } from './order-actions.ts';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
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
            <Button icon={Pencil} onClick={onChange} className="justify-self-start print:hidden">
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

/** Deliveries arrived under the previous revision; the supplier does not know this one. */
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
      ['Site contact', order.siteContact],
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
