import type { CostAnalysis, CostMovement } from '@sitewright/domain/costs/cost-figures';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { number } from '../../ui/table/labels.ts';
import { Effect, keyOf, MovementLine } from '../figure/movement-line.tsx';
import { costQueries } from '../queries.ts';
import { useChangeCostSearch } from '../search-params.ts';
import { SincePicker } from '../since-picker.tsx';

/** As many as fit next to the chart. */
const most = 4;

type Props = { analysis: CostAnalysis; since: string; today: string };

/** The causes of a movement since a day; the list adds up to it. */
export const MovedPanel = ({ analysis: { slug }, since, today }: Props) => (
  <Panel
    title="What moved the forecast"
    aside={
      <>
        <span className="text-xs tracking-normal text-text-2 max-md:hidden">
          since {formatDate(since).slice(0, 5)}
        </span>
        <span className="md:hidden">
          <SincePicker since={since} today={today} />
        </span>
      </>
    }
  >
    <Loaded
      query={useQuery(costQueries.changes(slug, since))}
      what="what moved the forecast"
      empty={null}
      skeleton={<Skeleton what="what moved the forecast" shape="lines" count={4} />}
    >
      {({ movements, effect }) => <Moved slug={slug} movements={movements} effect={effect} />}
    </Loaded>
  </Panel>
);

type MovedProps = { slug: string; movements: readonly CostMovement[]; effect: string | null };

function Moved({ slug, movements, effect }: MovedProps) {
  if (movements.length === 0)
    return <p className="p-4 text-sm text-text-2">No movement since then.</p>;
  const others = movements.slice(most);
  return (
    <div className="flex flex-col text-sm">
      <ul className="flex-1 divide-y divide-line-2">
        {movements.slice(0, most).map((movement) => (
          <li key={keyOf(movement)}>
            <MovementLine movement={movement} slug={slug} className="px-4" />
          </li>
        ))}
      </ul>
      {others.length > 0 && <Others movements={others} />}
      <p className="flex min-h-9 items-center justify-between gap-3 border-t border-line-2 px-4 font-semibold">
        Change of forecast
        {effect && <Effect amount={effect} />}
      </p>
    </div>
  );
}

/** The rest in one line, so that nothing is missing from the sum. */
function Others({ movements }: { movements: readonly CostMovement[] }) {
  const change = useChangeCostSearch();
  const sum = sumOf(movements.map(({ effect }) => effect));
  return (
    <p className="flex min-h-9 items-center justify-between gap-3 border-t border-line-2 px-4">
      <LinkButton onClick={() => change({ figure: 'changes' })}>
        {number(movements.length)} more
      </LinkButton>
      <Effect amount={sum} />
    </p>
  );
}
