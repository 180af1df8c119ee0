import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import type { CostRowFilter } from '@sitewright/domain/costs/cost-row';
import { seesCosts } from '@sitewright/domain/costs/shown-to';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { Money } from '../../ui/format/money.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { number } from '../../ui/table/labels.ts';
import { costQueries } from '../queries.ts';
import { useChangeCostSearch } from '../search-params.ts';
import { FigureButton, noFigure } from './figure-button.tsx';
import { amountOf, figureTitle, formulaOf, rowsOf, type ShownFigure } from './figures.ts';
import { partsOf } from './parts.ts';
import { RowList } from './row-list.tsx';

type Props = { analysis: CostAnalysis; shownFigure: ShownFigure };

/** How a figure is calculated: its formula in words, its rows, and their total. */
export function FigureSheet({ analysis, shownFigure }: Props) {
  const filter = rowsOf(shownFigure);
  return filter ? (
    <RowsSheet analysis={analysis} shownFigure={shownFigure} filter={filter} />
  ) : (
    <PartsSheet analysis={analysis} shownFigure={shownFigure} />
  );
}

function RowsSheet({ analysis, shownFigure, filter }: Props & { filter: CostRowFilter }) {
  const { slug } = analysis;
  const isPriced = seesCosts(useActor());
  const query = useInfiniteQuery(costQueries.rows(slug, filter));
  const { data: rows = [], hasNextPage } = query;
  return (
    <Frame
      analysis={analysis}
      shownFigure={shownFigure}
      footer={
        isPriced && (
          <SheetSum
            rows={rows.length}
            ofRows={sumOf(rows.map(({ amount }) => amount))}
            amount={amountOf(shownFigure, analysis)}
            hasMore={hasNextPage}
            isPartlyHidden={rows.some(({ amount }) => amount === null)}
          />
        )
      }
    >
      <Loaded
        query={query}
        what="the transactions"
        empty="No transactions yet."
        skeleton={<Skeleton what="the transactions" shape="lines" />}
      >
        {(shown) => <RowList rows={shown} slug={slug} seesCosts={isPriced} />}
      </Loaded>
    </Frame>
  );
}

function PartsSheet({ analysis, shownFigure }: Props) {
  const changes = useQuery(costQueries.budgetChanges(analysis.projectId));
  const parts = partsOf(shownFigure, analysis, changes.data ?? []);
  return (
    <Frame
      analysis={analysis}
      shownFigure={shownFigure}
      footer={<SheetSum noun="line" rows={parts.length} amount={amountOf(shownFigure, analysis)} />}
    >
      <Loaded query={changes} what="the figure" empty={null}>
        {() => null}
      </Loaded>
      <ul className="divide-y divide-line-2">
        {parts.map(({ label, note, amount, opens }) => (
          <li key={label} className="flex items-baseline justify-between gap-3 py-2 text-sm">
            <span className="grid min-w-0">
              {label}
              {note && <small className="text-xs text-text-2">{note}</small>}
            </span>
            <span className="tabular-nums">
              {opens ? <FigureButton amount={amount} {...opens} /> : <Money amount={amount} />}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

type FrameProps = Props & { footer: ReactNode; children: ReactNode };

function Frame({ analysis, shownFigure, footer, children }: FrameProps) {
  const change = useChangeCostSearch();
  return (
    <SideSheet
      title={figureTitle(shownFigure)}
      isOpen
      onClose={() => change(noFigure)}
      footer={footer}
    >
      <div className="grid gap-3">
        <p className="text-sm text-text-2">{formulaOf(shownFigure, analysis.heads)}.</p>
        {children}
      </div>
    </SideSheet>
  );
}

type SheetSumProps = {
  /** What the lines are: transactions, or the parts of a figure. */
  noun?: 'transaction' | 'line';
  /** The number of loaded lines. */
  rows: number;
  /** Their total, if it is not the figure itself. */
  ofRows?: string;
  /** The figure; null where only its rows have amounts. */
  amount: string | null;
  hasMore?: boolean;
  /** Whether some of them have no amount. */
  isPartlyHidden?: boolean;
};

/** The sum at the foot of a figure's rows. */
const SheetSum = ({
  noun = 'transaction',
  rows,
  ofRows,
  amount,
  hasMore,
  isPartlyHidden,
}: SheetSumProps) => (
  <div className="grid gap-0.5">
    <p className="flex items-baseline justify-between gap-3 font-semibold">
      <span>Total</span>
      <span className="tabular-nums">
        <Money amount={amount ?? ofRows ?? '0.00'} />
      </span>
    </p>
    <p className="text-xs tracking-normal text-text-2 tabular-nums">
      {number(rows)} {rows === 1 ? noun : `${noun}s`}
      {hasMore && ofRows && ` shown, ${formatPounds(ofRows)}`}
      {isPartlyHidden && '; individual pay is in the total only'}
    </p>
  </div>
);
