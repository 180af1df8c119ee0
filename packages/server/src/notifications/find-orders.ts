import {
  approvalNotices,
  decisionNotices,
  type WaitingOrder,
} from '@sitewright/domain/notifications/order-notices';
import { findBuying } from '../organizations/public.ts';
import { organizationOf } from '../platform/organization-of.ts';
import { columnsOf, queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { purchaseOrders } from '../purchase-orders/table.ts';
import type { FindNotices } from './kind.ts';

/** Decisions are news for a fortnight. */
const undecidedOrNew = `
  select o.*, p.name as "contractName"
  from (select ${columnsOf(purchaseOrders)} from purchase_orders
    where ($1::int is null or id = $1) and (status = 'pending'
      or (status in ('approved', 'rejected') and updated_at > $2::timestamptz - interval '14 days'))) o
  join projects p on p.id = o."contractId"`;

const ordersOf = (tx: Tx, now: Date, recordId?: number) =>
  queryRows<WaitingOrder>(tx, undecidedOrNew, [recordId ?? null, now]);

export const findApprovals: FindNotices = async (tx, { people, now }, recordId) => {
  const settings = await findBuying(tx, await organizationOf(tx));
  const orders = await ordersOf(tx, now, recordId);
  return orders.flatMap((order) => approvalNotices(order, people, settings));
};

export const findDecisions: FindNotices = async (tx, { people, now }, recordId) =>
  (await ordersOf(tx, now, recordId)).flatMap((order) => decisionNotices(order, people));
