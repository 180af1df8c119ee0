import { canStillManageAccount } from '../organizations/public.ts';
import type { users } from '../platform/global-tables.ts';
import type { Tx } from '../platform/tenancy.ts';

type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordSetBy'>;

/** A password that a colleague set counts while they could still set it: they know it. */
export const isAssignedPasswordVoid = async (
  tx: Tx,
  { id, passwordSetBy: by }: Account,
): Promise<boolean> => by !== null && !(await canStillManageAccount(tx, { by, over: id }));
