import type { Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { resetLetters } from './letters.ts';
import { newResetCode, resetCodeHash } from './reset-code.ts';
import { findResetCode, saveResetCode } from './reset-code-store.ts';

const tenMinutes = 10 * 60 * 1000;
/** From all networks together; see `resetTriesOf` for one. */
const tries = 50;

type Sending = { tx: Tx; now: Date };
type Owner = { userId: number; email: string };

/** While a code is valid it is given again, so that every email holds a working one. */
export async function issueResetCode(
  { tx, now, secrets }: Sending & { secrets: Secrets },
  { userId, email }: Owner,
): Promise<string> {
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
  return code;
}

export const sendResetCodeWith =
  ({ secrets, queueEmail }: Pick<Services, 'secrets' | 'queueEmail'>) =>
  async ({ tx, now }: Sending, owner: Owner) => {
    const code = await issueResetCode({ tx, now, secrets }, owner);
    for (const letter of await resetLetters(tx, owner.email, code)) await queueEmail(tx, letter);
  };
