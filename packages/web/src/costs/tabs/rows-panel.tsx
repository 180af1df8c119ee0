import type { CostRow, CostRowFilter } from '@sitewright/domain/costs/cost-row';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { useNarrow } from '../../ui/table/use-media.ts';
import { aboutRow, keyOf, workingOf } from '../figure/row-labels.ts';
import { Amount, RowList } from '../figure/row-list.tsx';
import { SourceLink } from '../figure/source-link.tsx';
import { sourceLabels } from '../labels.ts';
import { costQueries } from '../queries.ts';

type Props = {
  title: string;
  slug: string;
  filter: CostRowFilter;
  aside?: ReactNode;
  /** The text shown where there are none. */
  empty: ReactNode;
};

/** Cost transactions, the latest first, page by page. */
export function RowsPanel({ title, slug, filter, aside, empty }: Props) {
  const isPriced = seesCosts(useActor());
  const Rows = useNarrow() ? RowList : RowTable;
  return (
    <Panel title={title} aside={aside}>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 pb-3 max-md:px-4 [&>*:first-child]:w-full [&>button]:ml-4 [&>p]:p-4">
        <Loaded
          query={useInfiniteQuery(costQueries.rows(slug, filter))}
          what="the transactions"
          empty={empty}
          skeleton={<Skeleton what="the transactions" shape="lines" />}
        >
          {(rows) => <Rows rows={rows} slug={slug} seesCosts={isPriced} />}
        </Loaded>
      </div>
    </Panel>
  );
}

type TableProps = { rows: readonly CostRow[]; slug: string; seesCosts: boolean };

const RowTable = ({ rows, slug, seesCosts: isPriced }: TableProps) => (
  <WideTable label="Cost transactions">
    <thead>
      <tr>
        {['Date', 'Description', 'Cost head', 'Source'].map((title) => (
          <th key={title} scope="col" className="text-left!">
            {title}
          </th>
        ))}
        <th scope="col">Quantity{isPriced && ' and rate'}</th>
        {isPriced && <th scope="col">Amount</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          <td className="pl-4! text-left! text-text-2">{formatDate(row.day)}</td>
          <th scope="row" className="max-w-96 py-1 whitespace-normal">
            <SourceLink row={row} slug={slug}>
              {row.words}
            </SourceLink>
            <span className="block text-xs font-normal text-text-2">{aboutRow(row)}</span>
          </th>
          <td className="text-left! text-text-2">{costHeadLabels[row.head]}</td>
          <td className="text-left! text-text-2">{sourceLabels[row.source]}</td>
          <td className="text-text-2">{workingOf(row)}</td>
          {isPriced && (
            <td>
              <Amount {...row} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </WideTable>
);
