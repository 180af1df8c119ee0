import { inPounds } from '@sitewright/domain/kernel/pounds';
import { requestFor } from '@sitewright/domain/kernel/request';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { letterOf } from '@sitewright/domain/purchase-orders/order-labels';
import type {
  OrderRevision,
  PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { query } from '../platform/query.ts';
import { AsideCard } from '../ui/aside-card.tsx';
import { momentText } from '../ui/format/moment.ts';
import { RevisionChanges } from './revision-changes.tsx';

/** What was approved, each time it was, and what each time was otherwise. */
export function OrderRevisions({ order }: { order: PurchaseOrder }) {
  const { data } = useQuery(
    query(purchaseOrdersApi.listRevisions, { params: { purchaseOrderId: order.id } }),
  );
  const [last] = data ?? [];
  if (!data || !last) return null;
  return (
    <AsideCard title="Revisions">
      <ul className="grid gap-3 text-sm">
        {order.revision > last.revision && <Waiting order={order} last={last} />}
        {data.map((revision, place) => (
          <Approved key={revision.id} order={order} revision={revision} before={data[place + 1]} />
        ))}
      </ul>
    </AsideCard>
  );
}

/** The revision that waits for approval. */
const Waiting = ({ order, last }: { order: PurchaseOrder; last: OrderRevision }) => (
  <li className="grid gap-0.5">
    <Title revision={order.revision} net={order.subtotal} />
    <p className="text-xs text-text-2">Not approved yet</p>
    <RevisionChanges before={last} after={{ ...order, net: order.subtotal }} />
  </li>
);

type ApprovedProps = {
  order: PurchaseOrder;
  revision: OrderRevision;
  before: OrderRevision | undefined;
};

const Approved = ({ order, revision, before }: ApprovedProps) => {
  const { revision: number, net, reason, approvedAt } = revision;
  return (
    <li className="grid gap-0.5">
      <Title revision={number} net={net} />
      <p className="text-xs text-text-2 [overflow-wrap:anywhere]">
        {approvedAt && <time dateTime={approvedAt}>{momentText(approvedAt)}</time>}
        {approvedAt && reason && ' · '}
        {reason}
      </p>
      {net && (
        <a
          href={pdfUrl(order.id, number)}
          aria-label={`PDF of Rev ${letterOf(number)}`}
          className="link inline-flex min-h-6 items-center gap-1 justify-self-start text-xs site:min-h-11"
        >
          <FileText aria-hidden="true" className="size-4" />
          PDF
        </a>
      )}
      {before && <RevisionChanges before={before} after={revision} />}
    </li>
  );
};

const pdfUrl = (purchaseOrderId: number, revision: number): string =>
  requestFor(purchaseOrdersApi.revisionPdf, { params: { purchaseOrderId, revision } }).url;

const Title = ({ revision, net }: Pick<OrderRevision, 'revision' | 'net'>) => (
  <p className="flex justify-between gap-2">
    <span className="font-medium">Rev {letterOf(revision)}</span>
    {net && <span className="tabular-nums">{inPounds(net)} net</span>}
  </p>
);
