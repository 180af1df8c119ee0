import { Refused } from '@sitewright/domain/kernel/problem';
import { codeIsTakenNow } from '@sitewright/domain/suppliers/rules';
import type { Row } from '../platform/bundle.ts';
import type { Tx } from '../platform/tenancy.ts';
import { isCodeFree } from './store.ts';

/** A supplier is restored only if their code is still free. */
export const supplierRestoreHook = async (tx: Tx, { code }: Row): Promise<void> => {
  if (!(await isCodeFree(tx, code as string | null))) throw new Refused(codeIsTakenNow);
};
