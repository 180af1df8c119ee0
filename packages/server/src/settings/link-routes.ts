import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { found } from '@sitewright/domain/kernel/problem';
import { organizationIdInToken } from '@sitewright/domain/session/membership-rules';
import { isTwoFactorDue } from '@sitewright/domain/session/two-factor-rules';
import { settingsApi } from '@sitewright/domain/settings/api';
import { toICalendar } from '@sitewright/domain/settings/ical';
import { eq, inArray } from 'drizzle-orm';
import { findLetterhead } from '../organizations/public.ts';
import { userOrganizations } from '../organizations/table.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { organizations, users } from '../platform/global-tables.ts';
import { Download } from '../platform/http/downloads.ts';
import type { Serve } from '../platform/http/serve.ts';
import { hashOf, newToken } from '../platform/http/visitor.ts';
import { hour, limitByAddress } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findCalendarDays } from './calendar-days.ts';

/** Names the organisation, so that it can be entered, and contains a random secret. */
export const newCalendarToken = ({ organizationId }: { organizationId: number }): string =>
  `${organizationId}.${newToken()}`;

/** The stored part of a link: its hash, after the company whose dates it opens. */
export const calendarHashOf = (token: string): string =>
  `${organizationIdInToken(token)}.${hashOf(token)}`;

/** Calendars poll about once an hour; guessing needs many more requests. */
const calendarReadsFrom = limitByAddress('calendar reads from', 300, hour);

export function calendarRoutes(serve: Serve, { rateLimits, publicUrl }: Services) {
  serve(
    settingsApi.calendar,
    ({ visitor, inOwnTx }) => rateLimits.consume(inOwnTx, calendarReadsFrom(visitor.address)),
    async ({ tx, params, now }) => {
      const userId = await enterByLink(tx, params.token);
      const { company } = await findLetterhead(tx);
      const text = toICalendar(company, await findCalendarDays(tx, userId, publicUrl, now), now);
      const make = async () => Buffer.from(text);
      return new Download({ make, type: 'text/calendar; charset=utf-8', name: 'sitewright.ics' });
    },
  );
}

/** The same answer for a link that is wrong or withdrawn, and where its owner has left or must set up two-factor. */
async function enterByLink(tx: Tx, token: string): Promise<number> {
  await enterOrganization(tx, organizationIdInToken(token));
  const [row] = await tx
    .select({
      account: users,
      membership: userOrganizations,
      twoFactorRoles: organizations.twoFactorRoles,
    })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, userOrganizations.organizationId))
    // Links that were made before the company was stored with them still open.
    .where(inArray(users.calendarHash, [calendarHashOf(token), hashOf(token)]));
  const { account, membership, twoFactorRoles } = found(row);
  const authority = found(effectiveRole(account, membership));
  // Like an API token it needs no code, and stops working where its owner would need one.
  const isDue = isTwoFactorDue(authority, twoFactorRoles, account.twoFactorSince !== null);
  return found(isDue ? undefined : account.id);
}
