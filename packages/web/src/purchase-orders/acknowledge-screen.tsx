import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { numberOf } from '@sitewright/domain/purchase-orders/order-labels';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkPage } from '../links/link-page.tsx';
import { momentText } from '../ui/format/moment.ts';
import { Notice } from '../ui/notice.tsx';
import { showDate } from '../ui/parse-date.ts';
import { AcknowledgeByLink } from './acknowledge-by-link.tsx';
import { LinkedItems } from './linked-items.tsx';
import { orderQueries } from './queries.ts';

/** What a supplier sees who was sent an order. */
export const AcknowledgeScreen = ({ token }: { token: string }) => (
  <LinkPage
    heading="Purchase order"
    query={useQuery(orderQueries.byLink(token))}
    what="the order"
    over="It has expired, or the order was sent again or changed. Use the link in the latest email, or ask the person who sent it to you for a new one."
  >
    {(order) => <Ordered order={order} token={token} />}
  </LinkPage>
);

const Ordered = ({ order, token }: { order: LinkedOrder; token: string }) => (
  <>
    <div>
      <p className="text-sm text-text-2">{order.company}</p>
      <h1>Purchase order {numberOf(order)}</h1>
      <p className="text-sm text-text-2">To {order.supplierName}</p>
    </div>
    <Answer order={order} token={token} />
    <dl className="grid grid-cols-2 gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <Fact label="Delivery date">{showDate(order.deliveryDate ?? '') || 'To be agreed'}</Fact>
      <Fact label="Deliver to">{order.deliveryAddress ?? 'To be agreed'}</Fact>
    </dl>
    <LinkedItems order={order} />
  </>
);

const Answer = ({ order, token }: { order: LinkedOrder; token: string }) => {
  if (order.acknowledgedAt)
    return (
      <Notice
        icon={CircleCheck}
        tone="ok"
        text={`Acknowledged by ${order.acknowledgedBy ?? 'you'}, ${momentText(order.acknowledgedAt)}. Thank you. ${order.company} has been notified.`}
      />
    );
  if (order.status !== 'sent')
    return <Notice icon={CircleCheck} tone="info" text="There is nothing left to acknowledge." />;
  return <AcknowledgeByLink token={token} />;
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-text-2">{label}</dt>
    <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{children}</dd>
  </div>
);
