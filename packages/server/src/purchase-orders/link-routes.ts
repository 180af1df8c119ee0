import { found } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { acknowledgeByLink } from '@sitewright/domain/purchase-orders/deeds';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { and, eq, gt } from 'drizzle-orm';
import { enterOrganization } from '../platform/enter-organization.ts';
import type { Apart, Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, type Visitor } from '../platform/visitor.ts';
import { lockOrder, saveOrder } from './for-others.ts';
import { linkTriesFrom } from './limits.ts';
import { toLinkedOrder } from './links.ts';
import { purchaseOrders } from './table.ts';

const supplier = { userId: null, username: 'Supplier, by link' };
const acknowledgement = {
  ...purchaseOrdersApi.acknowledgeByLink,
  concerns: 'purchaseOrder',
} as const;

/** For the supplier, who has no account: what the link in their letter opens. */
export function linkRoutes(serve: Serve, { budgets }: Services) {
  const limitTries = ({ visitor, apart }: { visitor: Visitor; apart: Apart }): Promise<void> =>
    budgets.spend(apart, linkTriesFrom(visitor.address));

  serve(purchaseOrdersApi.readByLink, limitTries, async ({ tx, params, now }) =>
    toLinkedOrder(tx, await enterByLink(tx, params.token, now)),
  );

  serve(
    purchaseOrdersApi.acknowledgeByLink,
    limitTries,
    async ({ tx, params, body, record, now }) => {
      const order = await enterByLink(tx, params.token, now);
      const acknowledged = acknowledgeByLink(order, body.acknowledgedBy, now.toISOString());
      await record({ actor: supplier, endpoint: acknowledgement }, order);
      return toLinkedOrder(tx, await saveOrder(tx, acknowledged, undefined));
    },
  );
}

/** The same steps and the same answer for a link that is wrong, over or replaced. */
async function enterByLink(tx: Tx, token: string, now: Date): Promise<PurchaseOrder> {
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
