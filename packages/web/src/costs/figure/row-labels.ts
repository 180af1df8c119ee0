import type { CostRow } from '@sitewright/domain/costs/cost-row';
import { rateSourceLabels, rateSourceOf } from '@sitewright/domain/costs/rate-source';
import { standingLabel } from '@sitewright/domain/costs/standing-labels';
import { rounded, scaled } from '@sitewright/domain/kernel/decimal';
import { formatUnitPrice } from '@sitewright/domain/kernel/pounds';
import { quantityText } from '../labels.ts';

/** '8 h × £24.00', 'no rate': the calculation of the amount, as far as the user may see it. */
export function workingOf(row: CostRow): string {
  const { quantity, unit, rate } = row;
  if (quantity === null) return '';
  const many = quantityText(quantity, unit);
  if (rate !== null)
    return rateSourceOf(row) === 'day'
      ? `${many}, ${formatUnitPrice(rate)} a day`
      : `${many} × ${isProduct(row) ? '' : 'about '}${formatUnitPrice(rate)}`;
  return hasNoRate(row) ? `${many}, no rate` : many;
}

/** A price after its discount, or a part of a weekly rate, may have more places than are shown. */
const isProduct = ({ quantity, rate, amount }: CostRow): boolean =>
  quantity === null ||
  rate === null ||
  amount === null ||
  rounded(scaled(quantity, 3) * scaled(rate, 4), 100_000n) === scaled(amount, 2);

/** It counts as zero, because its price is unknown; a hidden row has no amount either. */
const hasNoRate = ({ quantity, rate, amount }: CostRow): boolean =>
  quantity !== null && rate === null && amount !== null;

/** Who is paid, why it stood, where the rate comes from, and whether it goes on. */
export const aboutRow = (row: CostRow): string =>
  [
    row.party !== row.words && row.party,
    row.reason && standingLabel(row.reason),
    rateSourceLabel(row),
    row.id === null && 'in progress',
  ]
    .filter(Boolean)
    .join(' · ');

/** 'Day rate'; a missing rate is shown with the hours. */
export function rateSourceLabel(row: CostRow): string | undefined {
  const source = rateSourceOf(row);
  return source && source !== 'none' ? rateSourceLabels[source] : undefined;
}

/** A row that still runs has no number yet. */
export const keyOf = ({ id, source, sourceId, part, day, measure, head }: CostRow): string =>
  id === null ? [source, sourceId, part, day, measure, head].join(' ') : String(id);
