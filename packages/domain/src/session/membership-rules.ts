import { maxId } from '../kernel/id.ts';
import { conflict, forbidden } from '../kernel/problem.ts';

export const newPasswordNeeded = conflict(
  'session.new_password_needed',
  'Choose a new password to accept the invitation.',
);
export const signInToAccept = conflict(
  'session.sign_in_to_accept',
  'There is already an account with this email address. Sign in to accept.',
);
/** A copied link proves no mailbox, so the account must be confirmed before it joins a second company. */
export const addressUnconfirmed = conflict(
  'session.address_unconfirmed',
  'Your email address has not been confirmed. Ask the person who runs this installation to confirm it, then accept again.',
);
export const emailUnproven = conflict(
  'session.email_unproven',
  'Confirm your email address first: reset your password with the code that we email you.',
);
export const lastAdminOfCompany = conflict(
  'session.is_last_admin',
  'You are the last administrator. Make a colleague an administrator first.',
);
export const emailChangeSpent = forbidden(
  'session.email_change_spent',
  'This link has expired or has already been used.',
);

/** The token of an invitation or a calendar link begins with the number of its organisation; 0 where it does not. */
export function organizationIdInToken(token: string): number {
  const id = Number.parseInt(token, 10);
  return id > 0 && id <= maxId ? id : 0;
}

/** What accepting an invitation means for its mailbox. */
export const acceptanceKinds = ['new', 'sign_in', 'new_password'] as const;
type Acceptance = (typeof acceptanceKinds)[number];

/** Of a link that a colleague copied: whether the mailbox is theirs is not known. */
export const acceptanceOfCopy = ({ exists }: { exists: boolean }): Acceptance =>
  exists ? 'sign_in' : 'new';

/**
 * `new`: they register. `sign_in`: the account is theirs. `new_password`: the mailbox is not verified yet,
 * so accepting needs a new password.
 */
export function acceptanceOf(account: { exists: boolean; isOwned: boolean }): Acceptance {
  if (!account.exists) return 'new';
  return account.isOwned ? 'sign_in' : 'new_password';
}

/**
 * An account in several companies with an unverified mailbox: one of the companies may have created it
 * and know its password. Without a mail server the mailbox cannot be verified.
 */
export const needsMailboxProof = (
  account: { isProven: boolean; mustChangePassword: boolean; memberships: number },
  canSendEmail: boolean,
): boolean =>
  canSendEmail && (!account.isProven || account.mustChangePassword) && account.memberships > 1;
