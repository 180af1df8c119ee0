import { found } from '@sitewright/domain/kernel/problem';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { and, eq, gt } from 'drizzle-orm';
import { enterOrganization } from '../platform/enter-organization.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import { findLetterhead } from '../organizations/for-others.ts';
import { type Link, lockOrder } from './store.ts';
import { purchaseOrders } from './table.ts';

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

/** The same steps and the same answer for a link that is wrong, over or replaced. */
export async function enterByLink(tx: Tx, token: string, now: Date): Promise<PurchaseOrder> {
  await enterOrganization(tx, organizationIn(token));
  const { id, linkHash, linkExpiresAt } = purchaseOrders;
  const [row] = await tx
    .select({ id })
    .from(purchaseOrders)
    .where(and(eq(linkHash, hashOf(token)), gt(linkExpiresAt, now)));
  return lockOrder(tx, found(row).id);
}

const greatestId = 2_147_483_647;

function organizationIn(token: string): number {
  const id = Number.parseInt(token, 10);
  return id <= greatestId ? id : 0;
}

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
