import type { Action, Resource } from '@sitewright/domain/kernel/access';
import type { LinkAction, LinkPurpose } from '@sitewright/domain/links/link';
import { byLinkName } from '@sitewright/domain/links/rules';
import type { Apart } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Visitor } from '../platform/visitor.ts';
import { linkRequestsFrom } from './limits.ts';
import { openLink } from './open-link.ts';
import {
  type Circumstances,
  insertLink,
  type LinkRow,
  type LinkTarget,
  logUse,
  revokeLinksTo,
} from './store.ts';
import { tokenOf } from './token.ts';

/** What a feature says of its links; `app.ts` hands the purposes of all features to the routes. */
export type PurposeRules = {
  /** The right that somebody needs, besides that to links. */
  needs: readonly [Resource, Action];
  /** What its poster says; a record that is not there is not found. */
  describe: (tx: Tx, targetId: number, now: Date) => Promise<Poster>;
  /** Refuses where the record takes no link now. */
  refuseIfClosed: (tx: Tx, targetId: number, circumstances: Circumstances) => Promise<void>;
};

export type Poster = { title: string; subtitle: string; explanation: string };

export type Purposes = Record<LinkPurpose, PurposeRules>;

export const addressOfLink = (
  { secrets, publicUrl }: Pick<Services, 'secrets' | 'publicUrl'>,
  link: LinkRow,
): string => `${publicUrl}/link/${tokenOf(secrets, link)}`;

/** Makes the only link to a record, and says where it leads: earlier ones stop working. */
export async function sendLink(
  tx: Tx,
  services: Pick<Services, 'secrets' | 'publicUrl'>,
  target: LinkTarget,
  circumstances: Circumstances,
): Promise<string> {
  await revokeLinksTo(tx, target, circumstances);
  return addressOfLink(services, await insertLink(tx, target, circumstances));
}

/** Of a record that was changed or cancelled. */
export const withdrawLinks = (tx: Tx, target: LinkTarget, circumstances: Circumstances) =>
  revokeLinksTo(tx, target, circumstances);

type Request = { tx: Tx; visitor: Visitor; now: Date; params: { token: string } };

/** What the routes of a purpose need to answer people without an account. */
export const linkHolders = ({ budgets, secrets }: Pick<Services, 'budgets' | 'secrets'>) => ({
  limitRequests: ({ visitor, apart }: { visitor: Visitor; apart: Apart }): Promise<void> =>
    budgets.spend(apart, linkRequestsFrom(visitor.address)),
  open: ({ tx, params, now }: Request, purpose: LinkPurpose): Promise<LinkRow> =>
    openLink(tx, secrets, { token: params.token, purpose, now }),
  /** Writes a use into the link's log; the answer is the name for the activity log. */
  async use({ tx, visitor, now }: Request, link: LinkRow, action: LinkAction, name: string) {
    await logUse(tx, link, { action, name, visitor, now });
    return { userId: null, username: byLinkName(name) };
  },
});
