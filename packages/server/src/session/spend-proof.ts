import { refusedAt } from '@sitewright/domain/kernel/problem';
import { wrongCode } from '@sitewright/domain/session/two-factor-rules';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { twoFactorChangedLetter } from './letters.ts';
import { type CodeProof, countRecoveryCodes, spendProof } from './two-factor-store.ts';

/** Uses a code up; after a recovery code an email says how many are left. */
export const spendProofWith =
  ({ queueEmail }: Pick<Services, 'queueEmail'>) =>
  async (tx: Tx, { id, email }: { id: number; email: string }, proof: CodeProof): Promise<void> => {
    if (!(await spendProof(tx, id, proof))) throw refusedAt('code', wrongCode);
    if ('step' in proof) return;
    const left = await countRecoveryCodes(tx, id);
    await queueEmail(tx, await twoFactorChangedLetter(tx, email, 'recoveryCodeUsed', left));
  };
