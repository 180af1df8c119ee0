import type { Actor } from '@sitewright/domain/kernel/access';
import {
  approversOf,
  type BuyingSettings,
  beginsToWait,
  requesterOf,
} from '@sitewright/domain/purchase-orders/approval-rules';
import { wordsOf } from '@sitewright/domain/purchase-orders/letter-text';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { shownTo } from '@sitewright/domain/purchase-orders/shown-to';
import { emailColleagues } from '../email-templates/public.ts';
import { wantingLetters } from '../notifications/public.ts';
import { type Colleague, headOf, listColleagues } from '../organizations/public.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linkToOrder } from './public.ts';

type Kind = 'po_approval_request' | 'po_approved' | 'po_rejected';
type Before = Pick<PurchaseOrder, 'status'>;

/** Once it begins to wait, whoever may approve it is asked, and never whoever asks. */
export const askingWith =
  (services: Services) =>
  async (
    tx: Tx,
    before: Before,
    order: PurchaseOrder,
    actor: Actor,
    settings: BuyingSettings,
  ): Promise<void> => {
    if (!beginsToWait(before, order)) return;
    const approvers = approversOf(order, await listColleagues(tx), settings);
    await tell(tx, services, 'po_approval_request', order, approvers, actor);
  };

/** Whoever asked for it hears what was decided, unless they decided it themselves. */
export const answeringWith =
  (services: Services, kind: 'po_approved' | 'po_rejected') =>
  async (tx: Tx, order: PurchaseOrder, actor: Actor): Promise<void> => {
    const others = (await listColleagues(tx)).filter(({ userId }) => userId !== actor.userId);
    const requester = requesterOf(order, others);
    await tell(tx, services, kind, order, requester ? [requester] : [], actor);
  };

async function tell(
  tx: Tx,
  services: Services,
  kind: Kind,
  order: PurchaseOrder,
  readers: readonly Colleague[],
  actor: Actor,
): Promise<void> {
  const wanting = await wantingLetters(tx, readers, 'approvals', new Date());
  if (wanting.length === 0) return;
  const head = await headOf(tx, actor);
  const link = linkToOrder(services, order);
  const told = wanting.map((reader) => {
    const words = wordsOf(shownTo(reader)(order), { link, reason: order.statusReason });
    return { to: reader.email, data: { ...head, ...words } };
  });
  await emailColleagues(tx, services, kind, told, actor);
}
