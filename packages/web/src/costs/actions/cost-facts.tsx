import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import { inPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { LockedNote } from '../../ui/locked-note.tsx';
import { showDate } from '../../ui/parse-date.ts';

type Props = { entry: CostEntry; reason: string | undefined };

/** A cost to read, and why not more. */
export const CostFacts = ({ entry, reason }: Props) => (
  <div className="grid gap-4">
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dt]:text-text-2">
      {factsOf(entry).map(([name, fact]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
    {reason && <LockedNote text={reason} />}
  </div>
);

const factsOf = ({ head, date, amount, supplierName, reference }: CostEntry) =>
  [
    ['Cost head', costHeadLabels[head]],
    ['Date', showDate(date)],
    ['Amount', inPounds(amount)],
    ['Supplier', supplierName],
    ['Reference', reference],
  ].filter(([, fact]) => fact);
