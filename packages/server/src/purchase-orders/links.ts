import { daysOfLink, type LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { findLetterhead } from '../organizations/for-others.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import type { Link } from './for-others.ts';
import { findRevision } from './revisions.ts';

const day = 24 * 60 * 60 * 1000;

/** Names the organisation, so that it can be entered, and proves itself by what nobody can guess. */
export function newLink(organizationId: number, now: Date): Link & { token: string } {
  const token = `${organizationId}.${newToken()}`;
  return {
    token,
    linkHash: hashOf(token),
    linkExpiresAt: new Date(now.getTime() + daysOfLink * day),
  };
}

export const addressOfLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/orders/acknowledge/${token}`;

/** As they were sent it, and where it stands now. */
export async function toLinkedOrder(tx: Tx, order: PurchaseOrder): Promise<LinkedOrder> {
  const { company } = await findLetterhead(tx);
  const { status, acknowledgedAt, acknowledgedBy } = order;
  const sent = await findRevision(tx, order.id, order.revision);
  return {
    ...sent,
    ...{ company, status, acknowledgedAt, acknowledgedBy },
    poNumber: sent.poNumber ?? '',
    total: sent.total ?? '0.00',
    items: sent.items.map((line) => ({ ...line, lineTotal: line.lineTotal ?? '0.00' })),
  };
}
