import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { resetLetters } from './letters.ts';
import { newResetCode, resetCodeHash } from './reset-code.ts';
import { findResetCode, saveResetCode } from './reset-code-store.ts';

const tenMinutes = 10 * 60 * 1000;
/** From all networks together; see `resetTriesOf` for one. */
const tries = 50;

type Sending = { tx: Tx; now: Date };

/** While a code is valid it is sent again, so that every email holds a working one. */
export const sendResetCodeWith =
  ({ secrets, queueEmail }: Pick<Services, 'secrets' | 'queueEmail'>) =>
  async ({ tx, now }: Sending, { userId, email }: { userId: number; email: string }) => {
    const last = await findResetCode(tx, userId, now);
    const lastCode = last?.sealedCode ? secrets.unseal(last.sealedCode) : '';
    const isForThem = last?.codeHash === resetCodeHash(secrets, email, lastCode);
    const valid = last && isForThem && last.triesLeft > 0 ? last : undefined;
    const code = valid ? lastCode : newResetCode();
    await saveResetCode(tx, {
      userId,
      codeHash: resetCodeHash(secrets, email, code),
      sealedCode: secrets.seal(code),
      triesLeft: valid?.triesLeft ?? tries,
      expiresAt: new Date(now.getTime() + tenMinutes),
    });
    for (const letter of await resetLetters(tx, email, code)) await queueEmail(tx, letter);
  };
