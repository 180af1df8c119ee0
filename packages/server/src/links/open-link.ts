import { found } from '@sitewright/domain/kernel/problem';
import type { LinkPurpose } from '@sitewright/domain/links/link';
import { isInForce } from '@sitewright/domain/links/rules';
import { eq } from 'drizzle-orm';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations } from '../platform/global-tables.ts';
import { hashOf } from '../platform/http/visitor.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Tx } from '../platform/tenancy.ts';
import { type LinkRow, linkStateOf } from './store.ts';
import { links } from './table.ts';
import { isSigned, readToken } from './token.ts';

/**
 * Enters the organisation of a link. The same steps and the same answer for a link that is forged, expired,
 * revoked, for another purpose, or of a company whose plan is suspended. Nothing is locked: a use locks its
 * record first, and then counts on the link.
 */
export async function openLink(
  tx: Tx,
  secrets: Secrets,
  { token, purpose, now }: { token: string; purpose?: LinkPurpose; now: Date },
): Promise<LinkRow> {
  const { organizationId, id } = readToken(token);
  await enterOrganization(tx, organizationId);
  const isNamed = id === undefined ? eq(links.formerHash, hashOf(token)) : eq(links.id, id);
  const [row] = await tx
    .select({ link: links, plan: organizations.subscriptionStatus })
    .from(links)
    .innerJoin(organizations, eq(organizations.id, links.organizationId))
    .where(isNamed);
  const isRight =
    row !== undefined &&
    (id === undefined || isSigned(secrets, token, row.link)) &&
    isInForce(linkStateOf(row.link), now.toISOString()) &&
    row.plan !== 'suspended' &&
    (purpose === undefined || row.link.purpose === purpose);
  return found(isRight ? row.link : undefined);
}
