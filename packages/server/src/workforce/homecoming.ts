import { Refused } from '@sitewright/domain/kernel/problem';
import { idIsTakenNow } from '@sitewright/domain/workforce/rules';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isIdFree } from './store.ts';

/** A worker comes back unless somebody else has got their ID. */
export const workerHomecoming = async (tx: Tx, { worker_id }: Row): Promise<void> => {
  if (!(await isIdFree(tx, worker_id as string))) throw new Refused(idIsTakenNow);
};
