import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { discrepanciesOf } from '@sitewright/domain/deliveries/discrepancy';
import type { Receipt } from '@sitewright/domain/deliveries/rules';
import type { Actor } from '@sitewright/domain/kernel/access';
import { readersOfDiscrepancy } from '@sitewright/domain/purchase-orders/approval-rules';
import { orderNumberText } from '@sitewright/domain/purchase-orders/order-labels';
import { emailColleagues } from '../email-templates/public.ts';
import { letterSender, listColleagues } from '../organizations/public.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { orderUrl } from '../purchase-orders/public.ts';

/** Emails what did not arrive as ordered. */
export const discrepancyEmails =
  (services: Services) =>
  async (
    tx: Tx,
    { order, lines }: Receipt,
    delivery: Delivery,
    tolerance: string,
    actor: Actor,
  ): Promise<void> => {
    const { date, ticketNumber, receivedBy, notes } = delivery;
    const items = discrepanciesOf({ order, lines }, { date, tolerance });
    if (items.length === 0) return;
    const data = {
      ...(await letterSender(tx, actor)),
      supplier: { name: order.supplierName },
      contract: { name: order.contractName },
      po: { number: orderNumberText(order), link: orderUrl(services, order) },
      delivery: { date, ticketNumber, receivedBy, notes, items },
    };
    const readers = readersOfDiscrepancy(order, await listColleagues(tx), actor);
    const recipients = readers.map(({ email: to }) => ({ to, data }));
    await emailColleagues(tx, services, 'delivery_discrepancy', recipients, actor);
  };
