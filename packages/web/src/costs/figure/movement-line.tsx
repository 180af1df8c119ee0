import type { CostMovement, MovementSource } from '@sitewright/domain/costs/cost-figures';
import { headOfMovement, movementLabel } from '@sitewright/domain/costs/movement-labels';
import { Link, type LinkProps } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
import { number } from '../../ui/table/labels.ts';
import { isNegative, signed } from '../labels.ts';
import { useCostSearch } from '../search-params.ts';
import { linkStyles, sourceOf } from './source-link.tsx';

type Props = { movement: CostMovement; slug: string; className?: string };

export const keyOf = ({ cause, head }: CostMovement): string => `${cause} ${head}`;

/** By how much a cause moved the forecast of a cost head; its name opens how that head is forecast. */
export const MovementLine = ({ movement, slug, className }: Props) => (
  <div className={cn('flex items-center justify-between gap-3 py-1.5', className)}>
    <span className="grid min-w-0">
      <span className="font-medium [overflow-wrap:anywhere]">
        <ForecastLink movement={movement} slug={slug} />
      </span>
      <span className="text-xs tracking-normal text-text-2">{headOfMovement(movement)}</span>
    </span>
    {movement.effect && <Effect amount={movement.effect} />}
  </div>
);

function ForecastLink({ movement, slug }: Omit<Props, 'className'>) {
  const search = useCostSearch();
  const { head } = movement;
  const words = movementLabel(movement);
  if (head === null) return words;
  return (
    <Link
      to="/cost-analysis/$slug"
      params={{ slug }}
      search={{ ...search, figure: 'toComplete', of: head }}
      resetScroll={false}
      className={linkStyles}
    >
      {words}
    </Link>
  );
}

/** An increase in cost is red, a decrease green; the sign shows it too. */
export const Effect = ({ amount }: { amount: string }) => (
  <span
    className={cn(
      'whitespace-nowrap tabular-nums',
      Number(amount) > 0 && 'text-on-bad-soft',
      isNegative(amount) && 'text-on-ok-soft',
    )}
  >
    {signed(amount)}
  </span>
);

/** The costs, orders and budget changes behind a movement. */
export const MovementSources = ({ movement, slug }: Props) =>
  movement.sources.length > 0 && (
    <ul className="grid gap-1 pb-2 pl-3 text-xs text-text-2">
      {movement.sources.map((source) => (
        <li
          key={`${source.source} ${source.sourceId} ${source.words}`}
          className="flex justify-between gap-3"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <SourceName source={source} slug={slug} />
            {source.party && ` · ${source.party}`}
          </span>
          {source.amount && (
            <span className="whitespace-nowrap tabular-nums">{signed(source.amount)}</span>
          )}
        </li>
      ))}
      {movement.otherSources > 0 && <li>and {number(movement.otherSources)} smaller</li>}
    </ul>
  );

function SourceName({ source, slug }: { source: MovementSource; slug: string }) {
  const place = placeOf(source, slug);
  return place ? (
    <Link {...place} className={linkStyles}>
      {source.words}
    </Link>
  ) : (
    source.words
  );
}

const placeOf = ({ source, sourceId, day }: MovementSource, slug: string): LinkProps | undefined =>
  source && sourceId && day ? sourceOf({ source, sourceId, day }, slug) : undefined;
