import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { findLetterhead } from '../organizations/for-others.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import type { Link } from './for-others.ts';

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/** Names the organisation, so that it can be entered, and proves itself by what nobody can guess. */
export function newLink(organizationId: number, now: Date): Link & { token: string } {
  const token = `${organizationId}.${newToken()}`;
  return {
    token,
    linkHash: hashOf(token),
    linkExpiresAt: new Date(now.getTime() + thirtyDays),
  };
}

export const addressOfLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/orders/acknowledge/${token}`;

export async function toLinkedOrder(tx: Tx, order: PurchaseOrder): Promise<LinkedOrder> {
  const { company } = await findLetterhead(tx);
  return {
    ...order,
    company,
    poNumber: order.poNumber ?? '',
    total: order.total ?? '0.00',
    items: order.items.map((line) => ({ ...line, lineTotal: line.lineTotal ?? '0.00' })),
  };
}
