import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';
import { deviceDays, newToken, type Visitor } from '../platform/visitor.ts';

/**
 * A browser that has signed in to an account remembers it in a signed cookie, also after signing out:
 * wrong guesses made elsewhere do not keep its owner waiting. A shared tablet remembers the last few.
 */
type Entry = { userId: number; since: number; device: string };

const most = 5;
const separator = '~';

const signedText = ({ userId, since, device }: Entry) => `${userId}.${since}.${device}`;

const write = (entry: Entry, { keyedHash }: Secrets) =>
  `${signedText(entry)}.${keyedHash(`device ${signedText(entry)}`)}`;

function read(text: string, { keyedHash }: Secrets, now: Date): Entry | undefined {
  const [userId, since, device = '', signature = ''] = text.split('.');
  const entry = { userId: Number(userId), since: Number(since), device };
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

/** Undefined where this browser has not signed in to the account. */
export const knownDevice = ({ visitor, secrets, now }: DeviceLookup, userId: number | undefined) =>
  entriesIn(visitor.deviceCookie, secrets, now).find((entry) => entry.userId === userId)?.device;

export function rememberDevice(
  { visitor, secrets, now }: DeviceLookup & { visitor: Visitor },
  userId: number,
): void {
  const entries = entriesIn(visitor.deviceCookie, secrets, now);
  const before = entries.find((entry) => entry.userId === userId);
  const since = Math.floor(now.getTime() / 1000);
  const entry = { userId, since, device: before?.device ?? newToken().slice(0, 16) };
  const others = entries.filter((other) => other.userId !== userId).slice(0, most - 1);
  const cookie = [entry, ...others].map((one) => write(one, secrets)).join(separator);
  visitor.keepDevice(cookie);
}
