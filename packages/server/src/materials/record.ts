import { refusedAt } from '@sitewright/domain/kernel/problem';
import { skuIsTakenNow } from '@sitewright/domain/materials/rules';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isSkuFree } from './store.ts';

/** A material is restored from the bin only if its SKU is still free. */
export const materialRestoreHook = async (tx: Tx, { sku }: Row): Promise<void> => {
  if (sku && !(await isSkuFree(tx, String(sku)))) throw refusedAt('sku', skuIsTakenNow);
};
