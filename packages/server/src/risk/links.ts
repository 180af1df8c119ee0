import { timingSafeEqual } from 'node:crypto';
import { daysOfBriefingLink } from '@sitewright/domain/risk/linked-rams';
import type { Secrets } from '../platform/secrets.ts';

const day = 24 * 60 * 60 * 1000;

type Named = { organizationId: number; ramsId: number };

/** Names the statement and when it ends, and proves that we said so; nothing is kept of it. */
export function newLink({ keyedHash }: Secrets, { organizationId, ramsId }: Named, now: Date) {
  const ends = now.getTime() + daysOfBriefingLink * day;
  const said = [organizationId, ramsId, ends].join('.');
  return { token: `${said}.${proofOf(keyedHash, said)}`, expiresAt: new Date(ends).toISOString() };
}

/** What a link opens; one that is forged or over opens nothing. */
export function openLink({ keyedHash }: Secrets, token: string, now: Date): Named | undefined {
  const at = token.lastIndexOf('.');
  const said = token.slice(0, at);
  const [organizationId = 0, ramsId = 0, ends = 0] = said.split('.').map(Number);
  if (!isSame(token.slice(at + 1), proofOf(keyedHash, said)) || now.getTime() >= ends) return;
  return { organizationId, ramsId };
}

/** What else is hashed by this key is no link. */
const proofOf = (keyedHash: Secrets['keyedHash'], said: string): string =>
  keyedHash(`briefing link ${said}`);

/** Takes as long for the wrong as for the right. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
