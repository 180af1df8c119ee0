import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { resetLetters } from './letters.ts';
import { newResetCode, plainCode } from './reset-code.ts';
import { findResetCode, saveResetCode } from './reset-code-store.ts';

const tenMinutes = 10 * 60 * 1000;
/** From all networks together; see `resetTriesOf` for one. */
const tries = 50;

type Sending = { tx: Tx; now: Date };

/** While a code is valid the same one is sent again, so that every email holds one that works. */
export const sendResetCodeWith =
  ({ secrets, post }: Pick<Services, 'secrets' | 'post'>) =>
  async ({ tx, now }: Sending, { userId, email }: { userId: number; email: string }) => {
    const last = await findResetCode(tx, userId, now);
    const valid = last && last.triesLeft > 0 ? last : undefined;
    const code = valid?.sealedCode ? secrets.unseal(valid.sealedCode) : newResetCode();
    await saveResetCode(tx, {
      userId,
      codeHash: secrets.keyedHash(plainCode(code)),
      sealedCode: secrets.seal(code),
      triesLeft: valid?.triesLeft ?? tries,
      expiresAt: new Date(now.getTime() + tenMinutes),
    });
    for (const letter of await resetLetters(tx, email, code)) await post(tx, letter);
  };
