import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { inPounds, unitPriceInPounds } from '@sitewright/domain/kernel/pounds';
import {
  compareRevisions,
  type OrderTerm,
  type OrderThen,
} from '@sitewright/domain/purchase-orders/compare-revisions';
import { formatQuantity } from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderLine } from '@sitewright/domain/purchase-orders/purchase-order';
import { ChevronRight } from 'lucide-react';

type Priced = OrderThen & { net: string | null };

type Props = { before: Priced; after: Priced };

/** The differences from the revision before, collapsed: most users only need to know that there are some. */
export function RevisionChanges({ before, after }: Props) {
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
            Net <Turn before={inPounds(before.net)} after={inPounds(after.net)} />
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
        {added.length + removed.length + changed.length === 0 && <li>No line changed.</li>}
      </ul>
    </details>
  );
}

const inOneSentence = new Intl.ListFormat('en-GB');

const termLabels: Record<OrderTerm, string> = {
  contractName: 'contract',
  supplierName: 'supplier',
  supplierAddress: 'address of the supplier',
  supplierEmail: 'email of the supplier',
  deliveryAddress: 'delivery address',
  costHead: 'cost head',
  vatTreatment: 'VAT treatment',
  cisApplies: 'whether CIS applies',
  notes: 'notes',
  terms: 'terms',
};

const WholeLine = ({ action, line }: { action: string; line: OrderLine }) => (
  <li>
    <span className="text-text-2">{action}: </span>
    <b className="font-medium">{line.description}</b>
    <span className="block">
      {[quantityOf(line), priceOf(line), line.lineTotal && inPounds(line.lineTotal)]
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
  const less = Number(discountRate) > 0 ? ` less ${plainDecimal(discountRate ?? '')} %` : '';
  return unitPrice ? unitPriceInPounds(unitPrice) + less : '';
};

const facts: Record<string, (line: OrderLine) => string> = {
  Description: ({ description }) => description,
  Quantity: quantityOf,
  Price: priceOf,
  Total: ({ lineTotal }) => (lineTotal ? inPounds(lineTotal) : ''),
};

const Turn = ({ before, after }: { before: string; after: string }) => (
  <>
    <span className="text-text-2">{before}</span>
    <span aria-hidden="true"> → </span>
    <span className="sr-only">, now </span>
    <b className="font-medium">{after}</b>
  </>
);
