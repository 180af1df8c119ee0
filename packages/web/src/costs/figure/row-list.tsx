import type { CostRow } from '@sitewright/domain/costs/cost-row';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Money } from '../../ui/format/money.tsx';
import { aboutRow, keyOf, workingOf } from './row-labels.ts';
import { SourceLink } from './source-link.tsx';

type Props = { rows: readonly CostRow[]; slug: string; seesCosts: boolean };

/** Cost book rows in a narrow space: description and amount. */
export const RowList = ({ rows, slug, seesCosts }: Props) => (
  <ul className="divide-y divide-line-2">
    {rows.map((row) => (
      <li key={keyOf(row)} className="flex items-baseline justify-between gap-3 py-2">
        <div className="grid min-w-0">
          <span className="text-sm font-medium">
            <SourceLink row={row} slug={slug}>
              {row.words}
            </SourceLink>
          </span>
          <span className="text-xs tracking-normal text-text-2 tabular-nums">
            {[formatDate(row.day), aboutRow(row)].filter(Boolean).join(' · ')} <Working row={row} />
          </span>
        </div>
        {seesCosts && <Amount {...row} />}
      </li>
    ))}
  </ul>
);

/** A number stays with its unit as long as there is room. */
function Working({ row }: { row: CostRow }) {
  const working = workingOf(row);
  return working && <span className="inline-block">· {working}</span>;
}

/** One person's pay is in the total, but not visible to everyone. */
export const Amount = ({ amount }: Pick<CostRow, 'amount'>) =>
  amount === null ? (
    <span className="text-xs text-text-2">in the total only</span>
  ) : (
    <span className="text-sm whitespace-nowrap tabular-nums">
      <Money amount={amount} />
    </span>
  );
