import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { isWorkingDay } from '@sitewright/domain/kernel/working-days';
import { type DemoCompany, rowsOf } from './demo-figures.ts';

type Order = { number: string; start: string; raised: string; first: string; skus: string[] };

/** Call-offs of catalogue products with at least one delivery. */
const callOffsOf = (demo: DemoCompany) =>
  rowsOf<Order>(
    demo,
    `select o.po_number as number, p.start_date::text as start, o.issue_date::text as raised,
      min(d.date)::text as first, array_agg(distinct m.sku) as skus
    from purchase_orders o join projects p on p.id = o.contract_id
    join deliveries d on d.purchase_order_id = o.id
    join purchase_order_items i on i.purchase_order_id = o.id
    join materials m on m.id = i.material_id
    where o.notes like 'Call-off for %' and o.notes not like 'Call-off for the pours of %'
      and o.notes not in ('Call-off for the paths', 'Call-off for the boundary wall')
    group by o.organization_id, o.id, p.organization_id, p.id`,
  );

const leads: readonly (readonly [sku: RegExp, least: number, most: number])[] = [
  [/^CON/, 3, 5],
  [/^AGG/, 2, 4],
  [/^(TIM|DRY|INS)/, 6, 10],
  [/^REB/, 8, 12],
  [/^BRK-000[2-7]/, 10, 15],
  [/^PRE/, 35, 50],
  [/^BRK-0001/, 40, 60],
  [/^STL-0001/, 40, 55],
  [/^(WIN|JOI-0002)/, 55, 75],
];

/** Orders raised before their contract, or outside the lead time of their slowest product. */
export async function unlikelyLeads(demo: DemoCompany): Promise<string[]> {
  const orders = await callOffsOf(demo);
  return orders.flatMap(({ number, start, raised, first, skus }) => {
    const known = leads.filter(([pattern]) => skus.some((sku) => pattern.test(sku)));
    const slowest = known.toSorted(([, one], [, other]) => other - one)[0];
    const [, least = 0, most = Number.POSITIVE_INFINITY] = slowest ?? [];
    const days = daysBetween(raised, first);
    const isLikely = days >= least && days <= most;
    // An order is not raised before its contract starts, nor on a holiday.
    const isHeldUp = raised === start || (days > most && days <= most + longWeekend);
    const isKept = raised >= start && isWorkingDay(raised) && (isLikely || isHeldUp);
    return isKept ? [] : [`${number}: ${skus.join(', ')}, ${raised} for ${first}`];
  });
}

const longWeekend = 4;
