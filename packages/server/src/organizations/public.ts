import {
  type CostSettings,
  costSettingsOf,
  withTradeRates,
} from '@sitewright/domain/costs/settings';
import type { Actor, HasRole } from '@sitewright/domain/kernel/access';
import { type Authority, effectiveRole } from '@sitewright/domain/kernel/effective-role';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import type { TradeRate } from '@sitewright/domain/organizations/cost-settings';
import type { OrganizationInUse } from '@sitewright/domain/organizations/organization';
import { registeredNameOf } from '@sitewright/domain/organizations/registered-name';
import { obstacleToOneMoreUser } from '@sitewright/domain/organizations/rules';
import { type BuyingSettings, buyingOf } from '@sitewright/domain/purchase-orders/approval-rules';
import { isInvitationWithdrawn, obstacleToActingOn } from '@sitewright/domain/team/rules';
import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { organizations, users } from '../platform/global-tables.ts';
import { organizationOf } from '../platform/organization-of.ts';
import type { Letterhead } from '../platform/pdf/print.ts';
import { findRow, lockRow } from '../platform/rows.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/tenancy.ts';
import { findProfileHead as profileHead } from './company.ts';
import { saveCostSettings } from './cost-settings.ts';
import {
  findOrganizationInUse,
  findSettings,
  lockOrganization as lock,
  findOrganization as organization,
  saveSettings,
  saveTwoFactorRoles,
} from './store.ts';
import { companyProfiles, invitations, userOrganizations } from './table.ts';

export const findOrganization = organization;

/** All that the header shows of the company; undefined before its profile is written. */
export const findProfileHead = profileHead;

/** Without a profile, the name given at registration and the product's own colour; the product's name if there is none. */
async function plainLetterhead(tx: Tx): Promise<Letterhead> {
  const { organizationId } = await organizationOf(tx);
  const registered = await findRow(tx, organizations, organizationId);
  const company = registeredNameOf(registered) ?? 'Sitewright';
  return { company, lines: [], color: '#484A59' };
}

/** The letterhead of the company's prints. */
export async function findLetterhead(tx: Tx): Promise<Letterhead> {
  const [profile] = await tx.select().from(companyProfiles);
  if (!profile) return plainLetterhead(tx);
  const { registeredAddress, postcode, phoneNumber, emailAddress } = profile;
  const { companyNumber, vatNumber } = profile;
  return {
    company: profile.companyName,
    lines: [
      [registeredAddress, postcode].filter(Boolean).join(', '),
      [phoneNumber, emailAddress].filter(Boolean).join(' · '),
      [`Company number ${companyNumber}`, vatNumber && `VAT number ${vatNumber}`]
        .filter(Boolean)
        .join(' · '),
    ],
    color: profile.brandColor,
    ...(profile.logoData && { logo: Buffer.from(profile.logoData, 'base64') }),
  };
}

/** All that it must say is required, so one that is there is complete. */
export const hasCompanyProfile = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(companyProfiles)) > 0;

/** The sender of an email, and the company it is sent for. */
export async function letterSender(tx: Tx, { userId }: Actor) {
  const { company } = await findLetterhead(tx);
  const { name, email } = await findRow(tx, users, userId);
  return { company: { name: company }, sender: { name, email } };
}

type Ours = { organizationId: number };

/** The organisation's name: from its profile, if there is one. */
export const findCompanyName = async (tx: Tx, { organizationId }: Ours): Promise<string> =>
  (await findRow(tx, organizations, organizationId)).name;

export const saveBinDays = (tx: Tx, { organizationId }: Ours, binDays: number) =>
  saveSettings(tx, organizationId, { binDays });

/** Which roles must sign in with two factors. */
export async function saveTwoFactorRequirement(
  tx: Tx,
  { organizationId }: Ours,
  groups: readonly string[],
  policy: Services['policy'],
): Promise<OrganizationInUse> {
  await saveTwoFactorRoles(tx, organizationId, groups);
  return findOrganizationInUse(tx, organizationId, policy);
}

/** Of two who settle something at once, the second settles it upon the first. */
export const lockOrganization = lock;

/**
 * Serialises decisions on members; rows that only refer to the organisation, which two requests may
 * have written already, do not wait.
 */
export async function lockTeam(
  tx: Tx,
  { organizationId }: Ours,
): Promise<{ maxUsers: number; plan: string }> {
  const locked = await lockRow(tx, organizations, organizationId, 'no key update');
  return { maxUsers: locked.maxUsers, plan: locked.subscriptionStatus };
}

/** Of two requests for the last seat, one is refused. */
export async function refuseIfNoSeat(
  tx: Tx,
  ours: Ours,
  { PLAN_LIMITS }: Pick<Services['policy'], 'PLAN_LIMITS'>,
): Promise<void> {
  const { maxUsers } = await lockTeam(tx, ours);
  if (PLAN_LIMITS === 'advisory') return;
  const taken = await tx.$count(userOrganizations, eq(userOrganizations.isActive, true));
  refuseIf(obstacleToOneMoreUser(taken, maxUsers));
}

/** The weight unit for new materials. */
export const findWeightUnit = async (tx: Tx, ours: Ours): Promise<string> =>
  (await findSettings(tx, ours)).defaultWeightUnit;

/** How the company buys. */
export const findBuying = async (tx: Tx, ours: Ours): Promise<BuyingSettings> =>
  buyingOf(await findSettings(tx, ours));

/** Sets the standard rates of these trades; those of others stay. */
export const saveTradeRates = (tx: Tx, ours: Ours, set: readonly TradeRate[]): Promise<void> =>
  saveCostSettings(tx, ours, (settings) => ({
    ...settings,
    tradeRates: withTradeRates(settings, set),
  }));

/** Its settings for calculating costs. */
export const findCostSettings = async (tx: Tx, ours: Ours): Promise<CostSettings> =>
  costSettingsOf(await findSettings(tx, ours));

/** Invited with an existing account and not accepted: only what was typed is shown here. */
export const isPendingInvitee = and(
  isNotNull(userOrganizations.invitedAt),
  not(userOrganizations.isActive),
);

/** All other members of the team. */
export const isTeamMember = or(
  eq(userOrganizations.isActive, true),
  isNull(userOrganizations.invitedAt),
);

/** A member who can get emails within the company; `isInvited`: has not signed in yet. */
export type Colleague = HasRole & { email: string; isInvited: boolean };

const memberColumns = { userId: users.id, email: users.email, status: users.status };

/** Every user who may sign in to the company, with their rights there. */
export async function listColleagues(tx: Tx): Promise<Colleague[]> {
  const rows = await tx
    .select({ account: memberColumns, membership: userOrganizations })
    .from(userOrganizations)
    .innerJoin(users, eq(users.id, userOrganizations.userId));
  return rows.flatMap(({ account, membership }) => {
    const { userId, email } = account;
    const authority = effectiveRole(account, membership);
    return authority
      ? [{ userId, email, ...authority, isInvited: membership.invitedAt !== null }]
      : [];
  });
}

/** Whether the one could still decide over the other's account, as both are now. */
export async function canStillManageAccount(
  tx: Tx,
  { by, over }: { by: number | null; over: number },
): Promise<boolean> {
  const colleagues = await listColleagues(tx);
  const decider = colleagues.find(({ userId }) => userId === by);
  const subject = colleagues.find(({ userId }) => userId === over);
  return decider !== undefined && subject !== undefined && !obstacleToActingOn(subject, decider);
}

export const isInvitationTo = (email: string) =>
  eq(sql`lower(${invitations.email})`, email.toLowerCase());

/** In the organisation we are in: no link leads the owner of the mailbox there. Returns how many there were. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<number> {
  const links = await tx
    .delete(invitations)
    .where(and(isInvitationTo(email), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  return links.length;
}

/**
 * Withdraws every invitation to a person who was demoted or has left, or they would come back by it; and what they
 * could no longer send: open invitations, and people they added who have not signed in yet. An invitation that a
 * colleague has sent again is that colleague's. `sender` is what they are now; undefined once they have left.
 */
export async function withdrawInvitations(
  tx: Tx,
  userId: number,
  sender: Authority | undefined,
): Promise<void> {
  await deleteInvitationsTo(tx, (await findRow(tx, users, userId)).email);
  const { id, jobRole, isOrganizationAdmin } = userOrganizations;
  const added = await tx
    .select({ id, role: jobRole, isOrganizationAdmin })
    .from(userOrganizations)
    .where(and(isNotNull(userOrganizations.invitedAt), eq(userOrganizations.createdBy, userId)));
  await tx.delete(userOrganizations).where(inArray(id, withdrawnOf(added, sender)));
  const sent = await tx
    .select()
    .from(invitations)
    .where(and(isNull(invitations.acceptedAt), eq(invitations.updatedBy, userId)));
  await tx.delete(invitations).where(inArray(invitations.id, withdrawnOf(sent, sender)));
}

type Sent = { id: number; role: string | null; isOrganizationAdmin: boolean };

const withdrawnOf = (sent: readonly Sent[], sender: Authority | undefined): number[] =>
  sent
    .filter(({ role, isOrganizationAdmin }) =>
      isInvitationWithdrawn({ role: role ?? 'Viewer', isOrganizationAdmin }, sender),
    )
    .map(({ id }) => id);
