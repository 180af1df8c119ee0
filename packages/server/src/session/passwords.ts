import { hash, verify } from '@node-rs/argon2';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { passwordRules } from '@sitewright/domain/session/credentials';
import { commonPassword } from '@sitewright/domain/session/rules';
import { concurrencyLimit } from '../platform/concurrency-limit.ts';
import { clientKeyOf } from '../platform/http/address.ts';

/** OWASP's smallest argon2id; the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing takes a core for 20 ms: two run at once, a few dozen wait, and the rest are refused. One
 * address may use a third of the queue.
 */
const limitHashing = concurrencyLimit(2, 64, 20);

/** `from` is the caller's address; the server itself has none. */
export const hashPassword = (password: string, from = ''): Promise<string> =>
  limitHashing(() => hash(password, cost), clientKeyOf(from));

/** Verified where there is no account, so that both cases take the same time. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$WkrMopiWDen5j+K2YPPYag$JDwl9n3AeVnSu8dlnUgepkRimJMBqmKt7NP11877vgQ';

export const isPassword = (
  stored: string | undefined,
  password: string,
  from: string,
): Promise<boolean> =>
  limitHashing(
    async () => (await verify(stored ?? dummyHash, password)) && stored !== undefined,
    clientKeyOf(from),
  );

export type PasswordPolicy = 'spec' | 'strong';

type Choice = { field: string; password: string; email: string; name: string };

/** `strong` also refuses common passwords; `field` is where the form shows the message. */
export async function refuseIfCommon(policy: PasswordPolicy, choice: Choice) {
  if (policy === 'spec') return;
  const { field, password, email, name } = choice;
  const plain = password.toLowerCase();
  const about = [...email.split('@'), ...name.split(/\s+/), 'sitewright'];
  const isPersonal = about.some((word) => word.length >= 4 && plain.includes(word.toLowerCase()));
  if (isPersonal || (await isCommon(plain))) throw refusedAt(field, commonPassword);
}

/**
 * Registration requires six characters; under `strong` a password this short must soon be changed.
 */
export const mustChangePassword = (policy: PasswordPolicy, password: string): boolean =>
  policy === 'strong' && !passwordRules.every(({ isMet }) => isMet(password));

/** Loaded on first use. */
async function isCommon(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password);
}
