import type { CostRow } from '@sitewright/domain/costs/cost-row';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { quantityText } from '../labels.ts';

/** '8 h × £24.00', 'no rate': how the amount came about, as far as it may be seen. */
export function workingOf(row: CostRow): string {
  const { quantity, unit, rate } = row;
  if (quantity === null) return '';
  const many = quantityText(quantity, unit);
  if (rate !== null) return `${many} × ${formatUnitPrice(rate)}`;
  return hasNoRate(row) ? `${many}, no rate` : many;
}

/** It counts as zero, because its price is unknown; a hidden row has no amount either. */
const hasNoRate = ({ quantity, rate, amount }: CostRow): boolean =>
  quantity !== null && rate === null && amount !== null;

/** Who is paid, why it stood, and whether it goes on. */
export const aboutRow = ({ id, words, party, reason }: CostRow): string =>
  [party !== words && party, reason && standingLabel(reason), id === null && 'in progress']
    .filter(Boolean)
    .join(' · ');

/** A row that still runs has no number yet. */
export const keyOf = ({ id, source, sourceId, part, day, measure, head }: CostRow): string =>
  id === null ? [source, sourceId, part, day, measure, head].join(' ') : String(id);
