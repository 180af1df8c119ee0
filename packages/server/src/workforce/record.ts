import { Refused } from '@sitewright/domain/kernel/problem';
import { idIsTakenNow, numberIsTaken } from '@sitewright/domain/workforce/rules';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isNumberFree } from './sealed.ts';
import { isIdFree } from './store.ts';

/** A worker is restored unless their ID or National Insurance number is now in use. */
export async function workerRestoreHook(tx: Tx, record: Row): Promise<void> {
  const { worker_id, national_insurance_hash: hash } = record;
  if (!(await isIdFree(tx, worker_id as string))) throw new Refused(idIsTakenNow);
  if (hash && !(await isNumberFree(tx, hash as string))) throw new Refused(numberIsTaken);
}
