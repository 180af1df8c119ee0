import { type Actor, can } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import type { Link } from '@sitewright/domain/links/link';
import { isInForce } from '@sitewright/domain/links/rules';
import { findLetterhead } from '../organizations/public.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { linkRequestsFrom } from './limits.ts';
import { openLink } from './open-link.ts';
import { posterPdf } from './poster.ts';
import type { Purposes } from './purposes.ts';
import {
  findLink,
  insertLink,
  type LinkRow,
  type LinkTarget,
  linkStateOf,
  listLinks,
  listUses,
  logOpening,
  revokeLink,
} from './store.ts';
import { addressOfLink } from './token.ts';

/** `purposes`: what each feature says of its own links. */
export function linkRoutes(serve: Serve, services: Services, purposes: Purposes) {
  makingRoutes(serve, services, purposes);
  logRoutes(serve, services, purposes);
  openingRoute(serve, services);
}

const refuseIfNotTheirs = (purposes: Purposes, tx: Tx, target: LinkTarget, actor: Actor) =>
  purposes[target.purpose].refuseIfNotTheirs(tx, target.targetId, actor);

type Reader = { actor: Actor; visitor: Visitor };

/** The address is the secret: a program that lists links must not come to act by them. */
const maySeeAddress = ({ actor, visitor }: Reader): boolean =>
  can(actor, 'link', 'C') && !visitor.hasBearerToken;

function makingRoutes(serve: Serve, services: Services, purposes: Purposes) {
  const toLink = (row: LinkRow, isAddressShown = true): Link => ({
    ...row,
    // The token of the former kind is in its email only.
    address: isAddressShown && !row.formerHash ? addressOfLink(services, row) : null,
    ...linkStateOf(row),
  });

  serve(linksApi.list, async ({ tx, actor, query, visitor }) => {
    await refuseIfNotTheirs(purposes, tx, query, actor);
    const isAddressShown = maySeeAddress({ actor, visitor });
    return (await listLinks(tx, query)).map((row) => toLink(row, isAddressShown));
  });

  serve(linksApi.create, async ({ tx, actor, body, now }) => {
    await refuseIfNotTheirs(purposes, tx, body, actor);
    await purposes[body.purpose].refuseIfClosed(tx, body.targetId, { actor, now });
    return toLink(await insertLink(tx, body, { actor, now }));
  });

  serve(linksApi.revoke, async ({ tx, actor, params, now, visitor }) => {
    const link = await findLink(tx, params.linkId);
    await refuseIfNotTheirs(purposes, tx, link, actor);
    const revoked = await revokeLink(tx, link.id, { actor, now });
    return toLink(revoked, maySeeAddress({ actor, visitor }));
  });
}

function logRoutes(serve: Serve, services: Services, purposes: Purposes) {
  serve(linksApi.uses, async ({ tx, actor, params }) => {
    const link = await findLink(tx, params.linkId);
    await refuseIfNotTheirs(purposes, tx, link, actor);
    return new Page(await listUses(tx, link.id));
  });

  serve(linksApi.poster, async ({ tx, actor, params, now }) => {
    const link = await findLink(tx, params.linkId);
    await refuseIfNotTheirs(purposes, tx, link, actor);
    // One that has ended, or whose token only its email has, cannot be printed.
    found(isInForce(linkStateOf(link), now.toISOString()) && !link.formerHash ? link : undefined);
    const poster = await purposes[link.purpose].describe(tx, link.targetId, now);
    return posterPdf(tx, { link, poster, address: addressOfLink(services, link), now });
  });
}

/** For the person who holds a link, and has no account. */
function openingRoute(serve: Serve, { rateLimits, secrets }: Services) {
  serve(
    linksApi.open,
    ({ visitor, inOwnTx }) => rateLimits.consume(inOwnTx, linkRequestsFrom(visitor.address)),
    async ({ tx, params, visitor, now }) => {
      const link = await openLink(tx, secrets, { token: params.token, now });
      await logOpening(tx, link, { visitor, now });
      const { company } = await findLetterhead(tx);
      const { purpose, language, expiresAt } = link;
      return { purpose, company, language, expiresAt: expiresAt.toISOString() };
    },
  );
}
