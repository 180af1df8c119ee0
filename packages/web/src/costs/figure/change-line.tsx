import type { CostChange } from '@sitewright/domain/costs/cost-figures';
import { type CostSource, costSources } from '@sitewright/domain/costs/cost-words';
import { standingLabel } from '@sitewright/domain/costs/standing-words';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-words';
import { cn } from '../../ui/cn.ts';
import { isNegative, quantityText, signed } from '../words.ts';
import { SourceLink } from './source-link.tsx';

type Props = { change: CostChange; slug: string; className?: string };

/** One thing that moved the forecast, and by how much. */
export const ChangeLine = ({ change, slug, className }: Props) => (
  <li className={cn('flex items-center justify-between gap-3 py-1.5', className)}>
    <span className="grid min-w-0">
      <span className="font-medium [overflow-wrap:anywhere]">
        <Words {...{ change, slug }} />
      </span>
      <span className="text-xs tracking-normal text-text-2">{aboutChange(change)}</span>
    </span>
    {change.effect && <Effect amount={change.effect} />}
  </li>
);

/** What makes it dearer is red, what makes it cheaper green; the sign says so too. */
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
  const row = rowOf(change);
  return row ? <SourceLink {...{ row, slug }}>{change.words}</SourceLink> : change.words;
}

/** Only a cost came from somewhere. */
function rowOf({ source, sourceId, at }: CostChange) {
  const known = costSources.find((one): one is CostSource => one === source);
  return known && sourceId && at
    ? { source: known, sourceId, day: londonDay(new Date(at)) }
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
