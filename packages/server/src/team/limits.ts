import { and, eq, lt, sql } from 'drizzle-orm';
import { hasCompanyProfile } from '../organizations/public.ts';
import { organizations } from '../platform/global-tables.ts';
import {
  day,
  hour,
  limit,
  limitByAddress,
  limitByCompany,
  limitByUser,
  type RateLimit,
} from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';

type By = { userId: number; organizationId: number };

const invitationsBy = limitByUser('invitations by', 20, hour);

/**
 * Invitations go out in our name, so they are limited by sender and recipient. A company that is
 * less than seven days old or has no profile might exist only to send them.
 */
export const invitationBudget =
  ({ rateLimits }: Pick<Services, 'rateLimits'>) =>
  async (tx: Tx, actor: By, email: string): Promise<void> => {
    const most = await mostADay(tx, actor);
    await rateLimits.consume(
      // In the transaction: an invitation that is refused does not count.
      (work) => work(tx),
      invitationsBy(actor),
      limitByCompany('invitations of', most, day)(actor),
      ...lettersTo('invitations to', actor, email, day),
    );
  };

/**
 * A limit per company and mailbox, so that no company uses up another's; and a higher limit for all
 * companies together against a flood.
 */
const lettersTo = (
  name: string,
  { organizationId }: By,
  address: string,
  seconds: number,
): RateLimit[] => {
  const of = address.toLowerCase();
  return [
    limit(name, 3, seconds)(`${organizationId} ${of}`),
    limit(`${name}, of all`, 20, seconds)(of),
  ];
};

/** Emails about an account that its company requests: limited per mailbox and per company. */
export const accountEmailBudget =
  ({ rateLimits }: Pick<Services, 'rateLimits'>) =>
  async (tx: Tx, actor: By, ...addresses: string[]): Promise<void> => {
    const most = await mostADay(tx, actor);
    await rateLimits.consume(
      // In the transaction: an email that is refused does not count.
      (work) => work(tx),
      ...addresses.flatMap((address) => lettersTo('account emails to', actor, address, hour)),
      limitByCompany('account emails of', most, day)(actor, addresses.length),
    );
  };

const mostADay = async (tx: Tx, actor: By): Promise<number> =>
  (await isEstablished(tx, actor)) ? 200 : 10;

async function isEstablished(tx: Tx, { organizationId }: By): Promise<boolean> {
  const isOld = lt(organizations.createdAt, sql`now() - interval '7 days'`);
  const old = await tx.$count(organizations, and(eq(organizations.id, organizationId), isOld));
  return old > 0 && (await hasCompanyProfile(tx));
}

/** Limits how many accounts can be probed by adding members. */
export const additionsBy = limitByUser('members added by', 30, hour);

export const confirmationsFrom = limitByAddress('email confirmations from', 20, hour);
