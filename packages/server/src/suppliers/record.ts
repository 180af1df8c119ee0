import { Refused } from '@sitewright/domain/kernel/problem';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { codeTakenMeanwhile } from '@sitewright/domain/suppliers/rules';
import { supplierRecord } from '@sitewright/domain/suppliers/supplier.record';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isCodeFree } from './store.ts';

/** A supplier is restored only if their code is still free. */
const restoreHook = async (tx: Tx, { code }: Row): Promise<void> => {
  if (!(await isCodeFree(tx, code as string | null))) throw new Refused(codeTakenMeanwhile);
};

export const supplierServerRecord: ServerRecord = {
  type: supplierRecord.type,
  removal: suppliersApi.remove,
  restoreHook,
};
