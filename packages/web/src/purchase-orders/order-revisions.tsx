import { inPounds } from '@sitewright/domain/kernel/pounds';
import { letterOf } from '@sitewright/domain/purchase-orders/order-words';
import type {
  OrderRevision,
  PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../ui/format/moment.ts';
import { AsideCard } from './aside-card.tsx';
import { orderQueries } from './queries.ts';

/** What was approved, each time it was. */
export function OrderRevisions({ order: { id } }: { order: PurchaseOrder }) {
  const { data } = useQuery(orderQueries.revisions(id));
  if (!data?.length) return null;
  return (
    <AsideCard title="Revisions">
      <ul className="grid gap-2 text-sm">
        {data.map((revision) => (
          <Revision key={revision.id} {...revision} />
        ))}
      </ul>
    </AsideCard>
  );
}

const Revision = ({ revision, net, reason, createdAt }: OrderRevision) => (
  <li className="grid gap-0.5">
    <p className="flex justify-between gap-2">
      <span className="font-medium">Rev {letterOf(revision)}</span>
      {net && <span className="tabular-nums">{inPounds(net)} net</span>}
    </p>
    <p className="text-xs text-text-2 [overflow-wrap:anywhere]">
      <time dateTime={createdAt}>{momentText(createdAt)}</time>
      {reason && ` · ${reason}`}
    </p>
  </li>
);
