import type { BuyingChanges } from '@sitewright/domain/organizations/buying';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { SupplierDraft } from '@sitewright/domain/suppliers/supplier';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import type { TestApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

/** The parameters and body of an endpoint for one order. */
export const forOrder = ({ id: purchaseOrderId }: { id: number }) => ({
  params: { purchaseOrderId },
});

/** A company with its own contract and its approval settings. */
export async function aCompany(
  api: TestApi,
  buying: BuyingChanges = {},
  code: string | null = 'NC',
) {
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const buyer = await us.member({ role: 'Buyer' });
  // Written directly: an administrator who changed them would receive approval emails as well.
  const settled = 'update organizations set settings = settings || $2 where id = $1';
  await api.pools.owner.query(settled, [us.id, JSON.stringify(buying)]);
  const project = { name: 'Kestrel Wharf', code, budget: '100000' };
  const { id: contractId } = await director.call(projectsApi.create, { body: project });
  const raise = (over: Partial<PurchaseOrderDraft> = {}, by: Caller = buyer) =>
    by.call(purchaseOrdersApi.raise, { body: aPurchaseOrderDraft({ contractId, ...over }) });
  const send = (over: Partial<PurchaseOrderDraft> = {}, by: Caller = buyer) =>
    by.send(purchaseOrdersApi.raise, { body: aPurchaseOrderDraft({ contractId, ...over }) });
  const supplier = (over: Partial<SupplierDraft> = {}) =>
    director.call(suppliersApi.add, { body: aSupplierDraft({ ...over }) });
  return { us, director, buyer, contractId, raise, send, supplier };
}
