import { plainDecimal } from '@sitewright/domain/kernel/decimal';
import { quantityOnSite, type StockFlow } from '@sitewright/domain/materials/stock';

/** Quantities delivered to a site, and used or returned there. */
export const flows = `(
  select i.material_id, d.project_id, l.received, l.rejected, 0 as used, 0 as returned
  from delivery_items l join deliveries d on d.id = l.delivery_id
  join purchase_order_items i on i.id = l.purchase_order_item_id
  where i.material_id is not null
  union all
  select material_id, project_id, 0, 0, case move when 'used' then quantity else 0 end,
    case move when 'returned' then quantity else 0 end
  from stock_movements)`;

export const flowSums = `sum(f.received)::text as received, sum(f.rejected)::text as rejected,
  sum(f.used)::text as used, sum(f.returned)::text as returned`;

/** As plain numbers, with the quantity on hand. */
export const toPlainFlow = <F extends StockFlow>(flow: F) => ({
  ...flow,
  received: plainDecimal(flow.received),
  rejected: plainDecimal(flow.rejected),
  used: plainDecimal(flow.used),
  returned: plainDecimal(flow.returned),
  onSite: quantityOnSite(flow),
});
