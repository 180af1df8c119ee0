import { and, eq, lt, sql } from 'drizzle-orm';
import { hasCompanyProfile } from '../organizations/public.ts';
import { organizations } from '../platform/global-tables.ts';
import { clientKeyOf } from '../platform/http/address.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';

const hour = 60 * 60;
const day = 24 * hour;

type By = { userId: number; organizationId: number };

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
      { name: 'invitations by', subject: String(actor.userId), max: 20, seconds: hour },
      { name: 'invitations of', subject: String(actor.organizationId), max: most, seconds: day },
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
    { name, subject: `${organizationId} ${of}`, max: 3, seconds },
    { name: `${name}, of all`, subject: of, max: 20, seconds },
  ];
};

/** Emails about an account that its company requests: limited per mailbox and per company. */
export const accountEmailBudget =
  ({ rateLimits }: Pick<Services, 'rateLimits'>) =>
  async (tx: Tx, actor: By, ...addresses: string[]): Promise<void> => {
    const of = String(actor.organizationId);
    const most = await mostADay(tx, actor);
    await rateLimits.consume(
      // In the transaction: an email that is refused does not count.
      (work) => work(tx),
      ...addresses.flatMap((address) => lettersTo('account emails to', actor, address, hour)),
      { name: 'account emails of', subject: of, max: most, seconds: day, atOnce: addresses.length },
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
export const additionsBy = ({ userId }: By): RateLimit => ({
  name: 'members added by',
  subject: String(userId),
  max: 30,
  seconds: hour,
});

export const confirmationsFrom = (address: string): RateLimit => ({
  name: 'email confirmations from',
  subject: clientKeyOf(address),
  max: 20,
  seconds: hour,
});
