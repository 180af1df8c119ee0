import { timingSafeEqual } from 'node:crypto';
import { maxId } from '@sitewright/domain/kernel/id';
import type { Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';

type SignedLink = { organizationId: number; id: number; createdAt: Date };

/** Names the organisation and the link, and proves that this server made it. */
export function tokenOf({ keyedHash }: Secrets, link: SignedLink): string {
  const { organizationId, id, createdAt } = link;
  const named = `${organizationId}.${id}`;
  // With the moment it was made: after a restore from an older copy, an id may be given a second time.
  return `${named}.${keyedHash(`link ${named} ${createdAt.getTime()}`)}`;
}

export const addressOfLink = (
  { secrets, publicUrl }: Pick<Services, 'secrets' | 'publicUrl'>,
  link: SignedLink,
): string => `${publicUrl}/link/${tokenOf(secrets, link)}`;

const idIn = (text: string | undefined): number => {
  const id = Number(text);
  return id <= maxId ? id : 0;
};

/** The claims of a token, before anything is verified; without an id it is of the former kind. */
export function readToken(token: string): { organizationId: number; id: number | undefined } {
  const parts = token.split('.');
  const id = parts.length === 3 ? idIn(parts[1]) : undefined;
  return { organizationId: idIn(parts[0]), id };
}

/** Takes as long for a wrong token as for the right one. */
export function isSigned(secrets: Secrets, token: string, link: SignedLink): boolean {
  const [sent, right] = [Buffer.from(token), Buffer.from(tokenOf(secrets, link))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
