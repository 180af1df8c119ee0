import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery, DeliveryLine } from '@sitewright/domain/deliveries/delivery';
import { rejectionText } from '@sitewright/domain/deliveries/rejection';
import { returnableLines } from '@sitewright/domain/deliveries/return-goods';
import { can } from '@sitewright/domain/kernel/access';
import { readableDecimal } from '@sitewright/domain/kernel/decimal';
import { formatQuantity } from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { isOverdue } from '@sitewright/domain/purchase-orders/rules';
import { useQuery } from '@tanstack/react-query';
import { Camera, type LucideIcon, PackageX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { AsideCard } from '../ui/layout/aside-card.tsx';
import { discrepancyOf } from './remaining.ts';
import { ReturnGoods } from './return-goods.tsx';
import { ReverseDelivery } from './reverse-delivery.tsx';

/** The deliveries of an order, ticket by ticket. */
export function OrderDeliveries({ order }: { order: PurchaseOrder }) {
  const { data } = useQuery(query(deliveriesApi.list, { params: { purchaseOrderId: order.id } }));
  const [reversed, setReversed] = useState<Delivery>();
  const [returned, setReturned] = useState<Delivery>();
  if (!data?.length) return null;
  return (
    <AsideCard title="Deliveries">
      <Discrepancies order={order} />
      <ul className="grid gap-3 text-sm">
        {data.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onReverse={() => setReversed(delivery)}
            onReturn={() => setReturned(delivery)}
          />
        ))}
      </ul>
      {returned && <ReturnGoods delivery={returned} onClose={() => setReturned(undefined)} />}
      {reversed && <ReverseDelivery delivery={reversed} onClose={() => setReversed(undefined)} />}
    </AsideCard>
  );
}

/** Over- and under-deliveries by line; lines without a delivery are only counted. */
function Discrepancies({ order }: { order: PurchaseOrder }) {
  const hasNoDelivery = ({ received }: OrderLine) =>
    order.status !== 'closed' && Number(received) === 0;
  const withoutDelivery = order.items.filter(hasNoDelivery).length;
  return (
    <ul className="grid gap-1 text-sm empty:hidden [overflow-wrap:anywhere]">
      {order.items.map((line) => {
        const discrepancy = hasNoDelivery(line) ? undefined : discrepancyOf(order, line, today());
        return (
          discrepancy && (
            <li
              key={line.id}
              className={discrepancy.isWarning ? 'text-on-warn-soft' : 'text-text-2'}
            >
              {line.description}: {discrepancy.text}
            </li>
          )
        );
      })}
      {withoutDelivery > 0 && (
        <li className={isOverdue(order, today()) ? 'text-on-warn-soft' : 'text-text-2'}>
          Nothing received yet for {withoutDelivery === 1 ? '1 line' : `${withoutDelivery} lines`}
        </li>
      )}
    </ul>
  );
}

type DeliveryRowProps = { delivery: Delivery; onReverse: () => void; onReturn: () => void };

function DeliveryRow({ delivery, onReverse, onReturn }: DeliveryRowProps) {
  const { date, ticketNumber, receivedBy, items, notes, photos } = delivery;
  const mayReverse = can(useActor(), 'purchaseOrder', 'D');
  return (
    <li className="grid gap-1 [overflow-wrap:anywhere]">
      <div className="flex items-center justify-between gap-2">
        <p className="font-medium">
          {formatDate(date)}
          {ticketNumber && `, ticket ${ticketNumber}`}
        </p>
        {mayReverse && (
          <span className="flex">
            {returnableLines(delivery).length > 0 && (
              <RowButton
                icon={PackageX}
                label={`Return goods from delivery of ${formatDate(date)}`}
                onClick={onReturn}
              />
            )}
            <RowButton
              icon={Undo2}
              label={`Reverse delivery of ${formatDate(date)}`}
              onClick={onReverse}
            />
          </span>
        )}
      </div>
      <Lines items={items.slice(0, few)} />
      {items.length > few && (
        <details className="text-text-2">
          <summary className="link inline-flex min-h-6 items-center site:min-h-11">
            {items.length - few} more
          </summary>
          <Lines items={items.slice(few)} />
        </details>
      )}
      <p className="text-xs text-text-2">{[receivedBy, notes].filter(Boolean).join(' · ')}</p>
      {photos.map(({ id, url, filename }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" className="link inline-flex gap-1">
          <Camera aria-hidden="true" className="mt-0.5 size-4" />
          {filename}
        </a>
      ))}
    </li>
  );
}

type RowButtonProps = { icon: LucideIcon; label: string; onClick: () => void };

const RowButton = ({ icon: Icon, label, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-8 place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:size-11"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);

/** The number of ticket lines shown at once. */
const few = 4;

const Lines = ({ items }: Pick<Delivery, 'items'>) => (
  <ul className="text-text-2">
    {items.map((line) => (
      <li key={line.id}>{lineText(line)}</li>
    ))}
  </ul>
);

function lineText({
  description,
  unit,
  received,
  rejected,
  rejectionReason,
}: DeliveryLine): string {
  const came = `${formatQuantity(received, unit)} ${description}`;
  const why = rejectionReason ? ` (${rejectionText(rejectionReason)})` : '';
  return Number(rejected) > 0 ? `${came}, ${readableDecimal(rejected)} rejected${why}` : came;
}
