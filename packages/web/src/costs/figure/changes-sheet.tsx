import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { useQuery } from '@tanstack/react-query';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { costQueries } from '../queries.ts';
import { useChangeCostSearch } from '../search-params.ts';
import { noFigure } from './figure-button.tsx';
import { figureLabels, formulaOf } from './figures.ts';
import { Effect, keyOf, MovementLine, MovementSources } from './movement-line.tsx';

type Props = { analysis: CostAnalysis; since: string };

/** Everything that moved the forecast since a day, with the forecast then and now. */
export function ChangesSheet({ analysis: { slug, heads }, since }: Props) {
  const change = useChangeCostSearch();
  const query = useQuery(costQueries.changes(slug, since));
  const { forecastThen, forecastNow, effect } = query.data ?? {};
  return (
    <SideSheet
      title={`${figureLabels.changes} since ${formatDate(since)}`}
      isOpen
      onClose={() => change(noFigure)}
      footer={
        effect && (
          <div className="grid gap-0.5">
            <p className="flex justify-between gap-3 font-semibold">
              Forecast final <Effect amount={effect} />
            </p>
            <p className="text-xs text-text-2 tabular-nums">
              Was {formatPounds(forecastThen ?? '0')}, now {formatPounds(forecastNow ?? '0')}
            </p>
          </div>
        )
      }
    >
      <p className="pb-2 text-sm text-text-2">{formulaOf({ figure: 'changes' }, heads)}.</p>
      <Loaded
        query={query}
        what="the changes"
        empty={null}
        skeleton={<Skeleton what="the changes" shape="lines" />}
      >
        {({ movements }) => (
          <ul className="divide-y divide-line-2 text-sm">
            {movements.map((movement) => (
              <li key={keyOf(movement)}>
                <MovementLine movement={movement} slug={slug} />
                <MovementSources movement={movement} slug={slug} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </SideSheet>
  );
}
