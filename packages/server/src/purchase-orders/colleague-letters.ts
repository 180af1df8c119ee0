import type { Actor } from '@sitewright/domain/kernel/access';
import {
  approversOf,
  type BuyingSettings,
  requesterOf,
  startsWaiting,
} from '@sitewright/domain/purchase-orders/approval-rules';
import { orderLetterData } from '@sitewright/domain/purchase-orders/letter-data';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { emailColleagues } from '../email-templates/public.ts';
import { type Colleague, letterSender, listColleagues } from '../organizations/public.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { wantImmediateEmail } from '../settings/public.ts';
import { orderUrl } from './order.ts';

type Kind = 'po_approval_request' | 'po_approved' | 'po_rejected';
type Before = Pick<PurchaseOrder, 'status'>;

/** Emails everyone who may approve the order, except the requester. */
export const emailApproversWith =
  (services: Services) =>
  async (
    tx: Tx,
    before: Before,
    order: PurchaseOrder,
    { actor, settings, now }: { actor: Actor; settings: BuyingSettings; now: Date },
  ): Promise<void> => {
    if (!startsWaiting(before, order)) return;
    const approvers = approversOf(order, await listColleagues(tx), settings);
    await emailOrder(tx, services, 'po_approval_request', order, {
      readers: approvers,
      actor,
      now,
    });
  };

/** Emails the requester about the decision, unless they made it themselves. */
export const emailRequesterWith =
  (services: Services, kind: 'po_approved' | 'po_rejected') =>
  async (tx: Tx, order: PurchaseOrder, actor: Actor, now: Date): Promise<void> => {
    const colleagues = (await listColleagues(tx)).filter(({ userId }) => userId !== actor.userId);
    const requester = requesterOf(order, colleagues);
    const readers = requester ? [requester] : [];
    await emailOrder(tx, services, kind, order, { readers, actor, now });
  };

async function emailOrder(
  tx: Tx,
  services: Services,
  kind: Kind,
  order: PurchaseOrder,
  { readers, actor, now }: { readers: readonly Colleague[]; actor: Actor; now: Date },
): Promise<void> {
  const wanting = await wantImmediateEmail(tx, readers, 'approvals', now);
  if (wanting.length === 0) return;
  const head = await letterSender(tx, actor);
  const link = orderUrl(services, order);
  const emails = wanting.map((reader) => {
    const content = orderLetterData(shownTo(reader)(order), { link, reason: order.statusReason });
    return { to: reader.email, data: { ...head, ...content } };
  });
  await emailColleagues(tx, services, kind, emails, actor);
}
