import { Refused } from '@sitewright/domain/kernel/problem';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { idIsTakenNow, numberIsTaken } from '@sitewright/domain/workforce/rules';
import { workerRecord } from '@sitewright/domain/workforce/worker.record';
import type { Row } from '../platform/record-tree.ts';
import type { ServerRecord } from '../platform/server-record.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isNumberFree } from './sealed.ts';
import { isIdFree } from './store.ts';

/** A worker is restored unless their ID or National Insurance number is now in use. */
async function restoreHook(tx: Tx, record: Row): Promise<void> {
  const { worker_id, national_insurance_hash: hash } = record;
  if (!(await isIdFree(tx, worker_id as string))) throw new Refused(idIsTakenNow);
  if (hash && !(await isNumberFree(tx, hash as string))) throw new Refused(numberIsTaken);
}

export const workerServerRecord: ServerRecord = {
  type: workerRecord.type,
  removal: workforceApi.remove,
  restoreHook,
};
