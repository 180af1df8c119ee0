import type { CostChange } from '@sitewright/domain/costs/cost-figures';
import { type CostSource, costSources } from '@sitewright/domain/costs/cost-values';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { Link, type LinkProps } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';
import { isNegative, quantityText, signed } from '../labels.ts';
import { type CostSearch, useCostSearch } from '../search-params.ts';
import { linkStyles, sourceOf } from './source-link.tsx';

type Props = { change: CostChange; slug: string; className?: string };

/** One thing that moved the forecast, and by how much. */
export const ChangeLine = ({ change, slug, className }: Props) => (
  <li className={cn('flex items-center justify-between gap-3 py-1.5', className)}>
    <span className="grid min-w-0">
      <span className="font-medium [overflow-wrap:anywhere]">
        <Words change={change} slug={slug} />
      </span>
      <span className="text-xs tracking-normal text-text-2">{aboutChange(change)}</span>
    </span>
    {change.effect && <Effect amount={change.effect} />}
  </li>
);

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

function Words({ change, slug }: Omit<Props, 'className'>) {
  const place = placeOf(change, slug, useCostSearch());
  return place ? (
    <Link {...place} className={linkStyles}>
      {change.words}
    </Link>
  ) : (
    change.words
  );
}

/** A cost links to its day or its order, a budget to all budgets, cost to complete to its calculation. */
function placeOf(change: CostChange, slug: string, search: CostSearch): LinkProps | undefined {
  const here = { to: '/cost-analysis/$slug', params: { slug }, resetScroll: false } as const;
  const left = { figure: 'toComplete', of: change.head ?? undefined } as const;
  const places: Record<CostChange['kind'], LinkProps | undefined> = {
    cost: costOf(change, slug),
    budget: { ...here, search: { since: search.since, tab: 'heads' } },
    to_complete: { ...here, search: { ...search, ...left } },
  };
  return places[change.kind];
}

/** Many small ones together came from nowhere in particular. */
function costOf({ source, sourceId, day }: CostChange, slug: string): LinkProps | undefined {
  const costSource = costSources.find((candidate): candidate is CostSource => candidate === source);
  return costSource && sourceId && day
    ? sourceOf({ source: costSource, sourceId, day }, slug)
    : undefined;
}

const aboutChange = ({ head, party, reason, quantity, unit, budgetBy }: CostChange): string =>
  [
    head && costHeadLabels[head],
    party,
    reason && standingLabel(reason),
    quantity && Number(quantity) !== 0 && quantityText(quantity, unit),
    budgetBy && `budget ${signed(budgetBy)}`,
  ]
    .filter(Boolean)
    .join(' · ');
