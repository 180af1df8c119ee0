import { timingSafeEqual } from 'node:crypto';
import { maxId } from '@sitewright/domain/kernel/id';
import { eq } from 'drizzle-orm';
import { invitations } from '../organizations/table.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';

/** The token of an invitation, and what tells whether a colleague copied it. */
export type InvitationLink = { token: string; secrets: Secrets };

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
function isCopiedToken(secrets: Secrets, token: string, of: SignedInvitation): boolean {
  const [sent, right] = [Buffer.from(token), Buffer.from(copiedTokenOf(secrets, of))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** The stored hash of the invitation that a copied token was made of; nothing has an empty one. */
export async function copiedTokenHash(
  tx: Tx,
  { secrets, token }: InvitationLink,
  named: { organizationId: number; id: number },
): Promise<string> {
  const [row] = await tx
    .select({ tokenHash: invitations.tokenHash })
    .from(invitations)
    .where(eq(invitations.id, named.id));
  return row && isCopiedToken(secrets, token, { ...named, ...row }) ? row.tokenHash : '';
}
