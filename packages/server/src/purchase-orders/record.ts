import { contractIsGone } from '@sitewright/domain/backup/rules';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { purchaseOrderRecord } from '@sitewright/domain/purchase-orders/purchase-order.record';
import { orderNumberTaken } from '@sitewright/domain/purchase-orders/rules';
import { eq } from 'drizzle-orm';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { projects } from '../projects/table.ts';
import { isNumberFree } from './numbers.ts';

/** An order is restored to its contract only if its number is still free. */
async function restoreHook(tx: Tx, record: Row): Promise<void> {
  const { contract_id, po_number } = record as Row & {
    contract_id: number;
    po_number: string | null;
  };
  const isThere = await tx.$count(projects, eq(projects.id, contract_id));
  refuseIf(isThere ? undefined : contractIsGone);
  refuseIf(po_number && !(await isNumberFree(tx, po_number)) ? orderNumberTaken : undefined);
}

export const purchaseOrderServerRecord: ServerRecord = {
  type: purchaseOrderRecord.type,
  removal: purchaseOrdersApi.remove,
  restoreHook,
};
