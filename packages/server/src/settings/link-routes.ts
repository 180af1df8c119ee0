import { effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { found } from '@sitewright/domain/kernel/problem';
import { settingsApi } from '@sitewright/domain/settings/api';
import { calendarText } from '@sitewright/domain/settings/calendar';
import { eq } from 'drizzle-orm';
import { findLetterhead } from '../organizations/for-others.ts';
import { userOrganizations } from '../organizations/table.ts';
import { Download } from '../platform/downloads.ts';
import { enterOrganization } from '../platform/enter-organization.ts';
import { users } from '../platform/global-tables.ts';
import type { Serve } from '../platform/serve.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { hashOf, newToken } from '../platform/visitor.ts';
import { daysFor } from './calendar-days.ts';
import { calendarReadsFrom } from './limits.ts';

/** Names the organisation, so that it can be entered, and proves itself by what nobody can guess. */
export const newCalendarToken = ({ organizationId }: { organizationId: number }): string =>
  `${organizationId}.${newToken()}`;

export function calendarRoutes(serve: Serve, { budgets, publicUrl }: Services) {
  serve(
    settingsApi.calendar,
    ({ visitor, apart }) => budgets.spend(apart, calendarReadsFrom(visitor.address)),
    async ({ tx, params, now }) => {
      const userId = await enterByLink(tx, params.token);
      const { company } = await findLetterhead(tx);
      const text = calendarText(company, await daysFor(tx, userId, publicUrl, now), now);
      const make = async () => Buffer.from(text);
      return new Download({ make, type: 'text/calendar; charset=utf-8', name: 'sitewright.ics' });
    },
  );
}

/** The same steps and the same answer for a link that is wrong or withdrawn, and for who has left. */
async function enterByLink(tx: Tx, token: string): Promise<number> {
  await enterOrganization(tx, organizationIn(token));
  const [row] = await tx
    .select({ account: users, membership: userOrganizations })
    .from(users)
    .innerJoin(userOrganizations, eq(userOrganizations.userId, users.id))
    .where(eq(users.calendarHash, hashOf(token)));
  const { account, membership } = found(row);
  found(effectiveRole(account, membership));
  return account.id;
}

const greatestId = 2_147_483_647;

function organizationIn(token: string): number {
  const id = Number.parseInt(token, 10);
  return id > 0 && id <= greatestId ? id : 0;
}
