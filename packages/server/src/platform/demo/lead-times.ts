import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { isSiteDay, workingDayUpTo } from '../demo-part.ts';

type Lead = readonly [least: number, most: number];

/** The lead time of all other products. */
const usual: Lead = [6, 10];

/** Days from the order to the first load, by the start of the SKU; the first match counts. */
const leads: readonly (readonly [sku: string, lead: Lead])[] = [
  ['CON', [3, 5]],
  ['AGG', [2, 4]],
  ['REB', [8, 12]],
  ['BRK-0001', [40, 60]],
  ['BRK', [10, 15]],
  ['PRE', [35, 50]],
  ['STL-0001', [40, 55]],
  ['TFK', [40, 55]],
  ['STN-0001', [40, 55]],
  ['WIN', [55, 75]],
  ['JOI', [55, 75]],
  ['ROF', [15, 25]],
  ['PLB', [15, 25]],
];

const leadOf = (sku: string): Lead => leads.find(([start]) => sku.startsWith(start))?.[1] ?? usual;

/** A working day within the lead time of the slowest product; `n` varies it from order to order. */
export function orderedOn(skus: readonly string[], firstLoad: string, n: number): string {
  const [least, most] = skus
    .map(leadOf)
    .reduce((slowest, lead) => (lead[0] > slowest[0] ? lead : slowest));
  const all = Array.from({ length: most - least + 1 }, (_, i) =>
    daysAfter(firstLoad, -least - ((i + n) % (most - least + 1))),
  );
  return all.find(isSiteDay) ?? workingDayUpTo(daysAfter(firstLoad, -most));
}
