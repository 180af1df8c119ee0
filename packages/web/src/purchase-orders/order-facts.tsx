import { costHeadLabels, vatLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { dayText, momentText } from '../ui/format/moment.ts';
import { showDate } from '../ui/parse-date.ts';

type Props = { order: PurchaseOrder; children?: ReactNode };

/** The head of an order, read-only; unknown values are left out. */
export const OrderFacts = ({ order, children }: Props) => (
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
      ['Issue date', showDate(order.issueDate ?? '')],
      ['Delivery date', showDate(order.deliveryDate ?? '')],
      ['Deliver to', order.deliveryAddress],
      ['Contact on site', order.siteContact],
      ['Supplier phone', order.supplierPhone && <Phone number={order.supplierPhone} />],
      ['Cost head', costHeadLabels[order.costHead]],
      ['VAT treatment', vatLabels[order.vatTreatment]],
      ['CIS', order.cisApplies && 'Applies'],
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
