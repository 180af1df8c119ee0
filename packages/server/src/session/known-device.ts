import { timingSafeEqual } from 'node:crypto';
import type { users } from '../platform/global-tables.ts';
import { deviceDays, newToken, type Visitor } from '../platform/http/visitor.ts';
import type { Secrets } from '../platform/secrets.ts';

/**
 * A browser that has signed in to an account stores this in a signed cookie, also after signing
 * out: wrong guesses made elsewhere do not delay its owner. A shared tablet stores the last few
 * accounts. After a new password, or a change of two-factor sign-in, only the browser where that
 * was done is still known.
 */
type Entry = { userId: number; since: number; device: string; credentials: string };

export type Account = Pick<typeof users.$inferSelect, 'id' | 'password' | 'twoFactorSince'>;

const most = 5;
const separator = '~';

/** Changes whenever the password or the two-factor set-up changes. */
const credentialsOf = ({ id, password, twoFactorSince }: Account, { keyedHash }: Secrets) =>
  keyedHash(`credentials of ${id} ${twoFactorSince?.getTime() ?? 'never'} ${password}`);

const signedText = ({ userId, since, device, credentials }: Entry) =>
  `${userId}.${since}.${device}.${credentials}`;

const write = (entry: Entry, { keyedHash }: Secrets) =>
  `${signedText(entry)}.${keyedHash(`device ${signedText(entry)}`)}`;

function read(text: string, { keyedHash }: Secrets, now: Date): Entry | undefined {
  const [userId, since, device = '', credentials = '', signature = ''] = text.split('.');
  const entry = { userId: Number(userId), since: Number(since), device, credentials };
  const expected = Buffer.from(keyedHash(`device ${signedText(entry)}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
  const age = now.getTime() / 1000 - entry.since;
  return age <= deviceDays * 24 * 60 * 60 ? entry : undefined;
}

const entriesIn = (cookie: string | undefined, secrets: Secrets, now: Date): Entry[] =>
  (cookie ?? '')
    .split(separator)
    .slice(0, most)
    .flatMap((text) => read(text, secrets, now) ?? []);

export type DeviceLookup = { visitor: Pick<Visitor, 'deviceCookie'>; secrets: Secrets; now: Date };

/** Undefined where this browser has not signed in to the account with its current password. */
export function findKnownDevice(
  { visitor, secrets, now }: DeviceLookup,
  account: Account | undefined,
): string | undefined {
  const entries = entriesIn(visitor.deviceCookie, secrets, now);
  const entry = entries.find(({ userId }) => userId === account?.id);
  const isKnown = account && entry?.credentials === credentialsOf(account, secrets);
  return isKnown ? entry.device : undefined;
}

export function rememberDevice(
  { visitor, secrets, now }: DeviceLookup & { visitor: Visitor },
  account: Account,
): void {
  const { id: userId } = account;
  const entries = entriesIn(visitor.deviceCookie, secrets, now);
  const before = entries.find((entry) => entry.userId === userId);
  const since = Math.floor(now.getTime() / 1000);
  const device = before?.device ?? newToken().slice(0, 16);
  const entry = { userId, since, device, credentials: credentialsOf(account, secrets) };
  const others = entries.filter((other) => other.userId !== userId).slice(0, most - 1);
  const cookie = [entry, ...others].map((one) => write(one, secrets)).join(separator);
  visitor.setDeviceCookie(cookie);
}
