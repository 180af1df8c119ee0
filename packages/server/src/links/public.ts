import type { LinkAction, LinkPurpose } from '@sitewright/domain/links/link';
import { unverifiedSignerLabel } from '@sitewright/domain/links/rules';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { InOwnTx, Tx } from '../platform/tenancy.ts';
import { linkRequestsFrom } from './limits.ts';
import { openLink } from './open-link.ts';
import type { PurposeRules as Rules } from './purposes.ts';
import {
  type ActorAndTime,
  countRefusals,
  insertLink,
  type LinkRow,
  type LinkTarget,
  type LinkUser,
  logRefusal,
  logUse,
  revokeLinksTo,
} from './store.ts';
import { addressOfLink } from './token.ts';

/** What a feature defines for its links. */
export type PurposeRules = Rules;

/** Makes the only link to a record, and says where it leads: earlier ones stop working. */
export async function sendLink(
  tx: Tx,
  services: Pick<Services, 'secrets' | 'publicUrl'>,
  target: LinkTarget,
  by: ActorAndTime,
): Promise<string> {
  await revokeLinksTo(tx, target, by);
  return addressOfLink(services, await insertLink(tx, target, by));
}

/** Of a record that was changed, replaced or cancelled. Links to one that is deleted are revoked by its table. */
export const revokeLinks = (tx: Tx, target: LinkTarget, by: ActorAndTime): Promise<void> =>
  revokeLinksTo(tx, target, by);

type Request = { tx: Tx; visitor: Visitor; now: Date; params: { token: string } };

/** What the routes of a purpose need to answer people without an account. */
export const linkAccess = ({ rateLimits, secrets }: Pick<Services, 'rateLimits' | 'secrets'>) => ({
  limitRequests: ({ visitor, inOwnTx }: { visitor: Visitor; inOwnTx: InOwnTx }): Promise<void> =>
    rateLimits.consume(inOwnTx, linkRequestsFrom(visitor.address)),
  open: ({ tx, params, now }: Request, purpose: LinkPurpose): Promise<LinkRow> =>
    openLink(tx, secrets, { token: params.token, purpose, now }),
  /** Writes a use into the link's log; the answer is the name for the activity log. */
  async use(
    { tx, visitor, now }: Request,
    link: LinkRow,
    action: Extract<LinkAction, 'signed' | 'acknowledged'>,
    user: LinkUser,
  ) {
    await logUse(tx, link, { ...user, action, visitor, now });
    return { userId: null, username: unverifiedSignerLabel(user.name) };
  },
  /** How often the wrong end of a worker's card was given, by any link to this record. */
  countWrongTries: (tx: Tx, target: LinkTarget, workerId: number): Promise<number> =>
    countRefusals(tx, target, workerId),
  logWrongTry: ({ tx, visitor, now }: Request, link: LinkRow, user: LinkUser): Promise<void> =>
    logRefusal(tx, link, { ...user, visitor, now }),
});
