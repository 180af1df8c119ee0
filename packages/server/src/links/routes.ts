import { type Actor, can } from '@sitewright/domain/kernel/access';
import { Page } from '@sitewright/domain/kernel/page';
import { found, notAllowed, Refused } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import type { Link, LinkPurpose } from '@sitewright/domain/links/link';
import { isInForce } from '@sitewright/domain/links/rules';
import { findLetterhead } from '../organizations/for-others.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import { openLink } from './open-link.ts';
import { posterPdf } from './poster.ts';
import { addressOfLink, linkHolders, type Purposes } from './public.ts';
import {
  findLink,
  insertLink,
  type LinkRow,
  listLinks,
  listUses,
  logUse,
  revokeLink,
  termsOf,
} from './store.ts';

/** `purposes`: what each feature says of its own links. */
export function linkRoutes(serve: Serve, services: Services, purposes: Purposes) {
  makingRoutes(serve, services, purposes);
  logRoutes(serve, services, purposes);
  holderRoutes(serve, services);
}

const expectRight = (purposes: Purposes, actor: Actor, purpose: LinkPurpose) => {
  if (!can(actor, ...purposes[purpose].needs)) throw new Refused(notAllowed);
};

function makingRoutes(serve: Serve, services: Services, purposes: Purposes) {
  const shown = (row: LinkRow): Link => ({
    ...row,
    // The token of the former kind is in its email only.
    address: row.formerHash ? null : addressOfLink(services, row),
    ...termsOf(row),
  });

  serve(linksApi.list, async ({ tx, actor, query, now }) => {
    expectRight(purposes, actor, query.purpose);
    await purposes[query.purpose].describe(tx, query.targetId, now);
    const { rows, next } = await listLinks(tx, query);
    return new Page(rows.map(shown), next);
  });

  serve(linksApi.create, async ({ tx, actor, body, now }) => {
    expectRight(purposes, actor, body.purpose);
    await purposes[body.purpose].refuseIfClosed(tx, body.targetId, { actor, now });
    return shown(await insertLink(tx, body, { actor, now }));
  });

  serve(linksApi.withdraw, async ({ tx, actor, params, now }) => {
    const link = await findLink(tx, params.linkId);
    expectRight(purposes, actor, link.purpose);
    return shown(await revokeLink(tx, link.id, { actor, now }));
  });
}

function logRoutes(serve: Serve, services: Services, purposes: Purposes) {
  serve(linksApi.uses, async ({ tx, actor, params }) => {
    const link = await findLink(tx, params.linkId);
    expectRight(purposes, actor, link.purpose);
    return new Page(await listUses(tx, link.id));
  });

  serve(linksApi.poster, async ({ tx, actor, params, now }) => {
    const link = await findLink(tx, params.linkId);
    expectRight(purposes, actor, link.purpose);
    // One that has ended, or whose token only its email has, cannot be printed.
    found(isInForce(termsOf(link), now.toISOString()) && !link.formerHash ? link : undefined);
    const poster = await purposes[link.purpose].describe(tx, link.targetId, now);
    return posterPdf(tx, { link, poster, address: addressOfLink(services, link), now });
  });
}

/** For the person who holds a link, and has no account. */
function holderRoutes(serve: Serve, services: Services) {
  const { limitRequests } = linkHolders(services);
  serve(linksApi.open, limitRequests, async ({ tx, params, visitor, now }) => {
    const link = await openLink(tx, services.secrets, { token: params.token, now });
    await logUse(tx, link, { action: 'opened', visitor, now });
    const { company } = await findLetterhead(tx);
    const { purpose, language, expiresAt } = link;
    return { purpose, company, language, expiresAt: expiresAt.toISOString() };
  });
}
