import { timingSafeEqual } from 'node:crypto';
import { maxId } from '@sitewright/domain/kernel/id';
import type { Secrets } from '../platform/secrets.ts';

type SignedInvitation = { organizationId: number; id: number; tokenHash: string };

/**
 * The token of a link that a colleague copied where no email can be sent. Other people than the owner of
 * the mailbox have seen it: it never proves one. Sending the invitation again ends it, as it ends the email's.
 */
export function copiedTokenOf({ keyedHash }: Secrets, invitation: SignedInvitation): string {
  const { organizationId, id, tokenHash } = invitation;
  const named = `${organizationId}.${id}`;
  return `${named}.${keyedHash(`copied invitation ${named} ${tokenHash}`)}`;
}

/** The invitation that a copied token names; undefined for the token of an email, which has two parts. */
export function copiedInvitationId(token: string): number | undefined {
  const parts = token.split('.');
  if (parts.length !== 3) return;
  const id = Number(parts[1]);
  return id > 0 && id <= maxId && Number.isInteger(id) ? id : 0;
}

/** Takes as long for a wrong token as for the right one. */
export function isCopiedToken(secrets: Secrets, token: string, of: SignedInvitation): boolean {
  const [sent, right] = [Buffer.from(token), Buffer.from(copiedTokenOf(secrets, of))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}
