import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { formatPounds, formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { requestFor } from '@sitewright/domain/kernel/request';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import {
  compareRevisions,
  type OrderTerm,
  type OrderVersion,
} from '@sitewright/domain/purchase-orders/compare-revisions';
import { formatQuantity, revisionLetter } from '@sitewright/domain/purchase-orders/order-labels';
import type {
  OrderLine,
  OrderRevision,
  PurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileText } from 'lucide-react';
import { query } from '../platform/query.ts';
import { momentText } from '../ui/format/date-time.ts';
import { AsideCard } from '../ui/layout/aside-card.tsx';

/** The approved revisions, and what changed in each. */
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
          aria-label={`Download Rev ${revisionLetter(number)} as PDF`}
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
    <span className="font-medium">Rev {revisionLetter(revision)}</span>
    {net && <span className="tabular-nums">{formatPounds(net)} net</span>}
  </p>
);

type Priced = OrderVersion & { net: string | null };

type RevisionChangesProps = { before: Priced; after: Priced };

/** The differences from the revision before, collapsed: most users only need to know that there are some. */
function RevisionChanges({ before, after }: RevisionChangesProps) {
  const { added, removed, changed, terms } = compareRevisions(before, after);
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center gap-1 text-xs font-medium text-text-2 hover:text-text site:min-h-11">
        <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        What changed
      </summary>
      <ul className="grid gap-1.5 py-1 text-xs tabular-nums [overflow-wrap:anywhere]">
        {before.net && after.net && before.net !== after.net && (
          <li>
            Net <Turn before={formatPounds(before.net)} after={formatPounds(after.net)} />
          </li>
        )}
        {added.map((line) => (
          <WholeLine key={line.id} action="Added" line={line} />
        ))}
        {removed.map((line) => (
          <WholeLine key={line.id} action="Removed" line={line} />
        ))}
        {changed.map((line) => (
          <Changed key={line.after.id} {...line} />
        ))}
        {terms.length > 0 && (
          <li>
            <span className="text-text-2">Changed: </span>
            {inOneSentence.format(terms.map((term) => termLabels[term]))}
          </li>
        )}
        {added.length + removed.length + changed.length === 0 && <li>No line changes.</li>}
      </ul>
    </details>
  );
}

const inOneSentence = new Intl.ListFormat('en-GB');

const termLabels: Record<OrderTerm, string> = {
  contractName: 'contract',
  supplierName: 'supplier',
  supplierAddress: 'supplier address',
  supplierEmail: 'supplier email',
  deliveryAddress: 'delivery address',
  costHead: 'cost head',
  vatTreatment: 'VAT treatment',
  cisApplies: 'CIS',
  notes: 'notes',
  terms: 'terms',
};

const WholeLine = ({ action, line }: { action: string; line: OrderLine }) => (
  <li>
    <span className="text-text-2">{action}: </span>
    <b className="font-medium">{line.description}</b>
    <span className="block">
      {[quantityOf(line), priceOf(line), line.lineTotal && formatPounds(line.lineTotal)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </li>
);

type Both = { before: OrderLine; after: OrderLine };

const Changed = ({ before, after }: Both) => (
  <li>
    <span className="text-text-2">Changed: </span>
    <b className="font-medium">{after.description}</b>
    {factsOf({ before, after }).map(([name, was, is]) => (
      <span key={name} className="block">
        <span className="text-text-2">{name} </span>
        <Turn before={was} after={is} />
      </span>
    ))}
  </li>
);

const factsOf = ({ before, after }: Both): [string, string, string][] =>
  Object.entries(facts).flatMap(([name, of]): [string, string, string][] =>
    of(before) === of(after) ? [] : [[name, of(before), of(after)]],
  );

const quantityOf = ({ quantity, unit }: OrderLine): string => formatQuantity(quantity, unit);

const priceOf = ({ unitPrice, discountRate }: OrderLine): string => {
  const less = Number(discountRate) > 0 ? ` less ${plainDecimal(discountRate ?? '')}%` : '';
  return unitPrice ? formatUnitPrice(unitPrice) + less : '';
};

const facts: Record<string, (line: OrderLine) => string> = {
  Description: ({ description }) => description,
  Quantity: quantityOf,
  Price: priceOf,
  Total: ({ lineTotal }) => (lineTotal ? formatPounds(lineTotal) : ''),
};

const Turn = ({ before, after }: { before: string; after: string }) => (
  <>
    <span className="text-text-2">{before}</span>
    <span aria-hidden="true"> → </span>
    <span className="sr-only">, now </span>
    <b className="font-medium">{after}</b>
  </>
);
