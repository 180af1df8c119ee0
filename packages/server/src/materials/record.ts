import { refusedAt } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { materialRecord } from '@sitewright/domain/materials/material.record';
import { skuTakenMeanwhile } from '@sitewright/domain/materials/rules';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isSkuFree } from './store.ts';

/** A material is restored from the bin only if its SKU is still free. */
const restoreHook = async (tx: Tx, { sku }: Row): Promise<void> => {
  if (sku && !(await isSkuFree(tx, String(sku)))) throw refusedAt('sku', skuTakenMeanwhile);
};

export const materialServerRecord: ServerRecord = {
  type: materialRecord.type,
  removal: materialsApi.remove,
  restoreHook,
};
