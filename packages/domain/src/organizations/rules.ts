import { type AccountActor, type Actor, can, obstacleOfRole } from '../kernel/access.ts';
import { definedOnly } from '../kernel/defined-only.ts';
import { penceOf } from '../kernel/pence.ts';
import { conflict, forbidden, type Problem } from '../kernel/problem.ts';
import type { BuyingSettings } from '../purchase-orders/approval-rules.ts';
import type { BuyingChanges } from './buying.ts';
import type { FullProfile } from './company-profile.ts';
import type { Organization, PlanChanges } from './organization.ts';

export const obstacleToChangingBuying = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change the buying settings');

const limitsAreNotYours = forbidden(
  'organization.limits_not_yours',
  'Only a Managing Director or an administrator can change approval rules and limits.',
);

/** Users with an approval limit cannot change limits: it needs a user without one. */
export const obstacleToLimits = ({
  role,
  isOrganizationAdmin,
}: Pick<Actor, 'role' | 'isOrganizationAdmin'>): Problem | undefined =>
  isOrganizationAdmin || role === 'Managing Director' ? undefined : limitsAreNotYours;

/** Sending the stored values changes nothing and needs no permission. */
export function obstacleToBuying(
  changes: BuyingChanges,
  present: BuyingSettings,
  actor: Actor,
): Problem | undefined {
  const { requireApproval, approvalLimits } = { ...present, ...definedOnly(changes) };
  const isSame =
    requireApproval === present.requireApproval &&
    penceOf(approvalLimits.contractsManager) === penceOf(present.approvalLimits.contractsManager) &&
    penceOf(approvalLimits.director) === penceOf(present.approvalLimits.director);
  return isSame ? undefined : obstacleToLimits(actor);
}

export const obstacleToChangingSettings = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change the settings');

export const obstacleToChangingTwoFactor = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change who must use two-factor sign-in');

export const obstacleToChangingPlan = (actor: Actor): Problem | undefined =>
  obstacleOfRole(actor, 'organization', 'M', 'change the plan');

const planIsOperators = forbidden(
  'organization.plan_is_operators',
  'The operator of this installation sets the plan. Ask them to change it.',
);

/** Settings and features are the company's own in any case. */
export const obstacleToPlanChanges = (
  changes: PlanChanges,
  mayChangePlan: boolean,
): Problem | undefined =>
  mayChangePlan || Object.values(changes).every((value) => value === undefined)
    ? undefined
    : planIsOperators;

const noSeatLeft = (most: number): Problem =>
  conflict(
    'organization.no_seat_left',
    `Your plan allows ${most} ${most === 1 ? 'user' : 'users'}. Suspend a user, or see Company Profile, Plan, for a higher limit.`,
  );

/** Seats in use: users who may sign in; an invited user takes a seat on joining. */
export const obstacleToOneMoreUser = (taken: number, most: number): Problem | undefined =>
  taken < most ? undefined : noSeatLeft(most);

/** The town is the last part of an address, unless that holds a number. */
const townIn = (address: string): string | null =>
  /[,\n]\s*([^,\n\d]+?)\s*$/.exec(address)?.[1] ?? null;

type Profile = Pick<
  FullProfile,
  | 'logo'
  | 'registeredAddress'
  | 'postcode'
  | 'phoneNumber'
  | 'emailAddress'
  | 'website'
  | 'vatNumber'
  | 'companyNumber'
>;

/** Company profile fields that are copied to the organisation. */
export const mirrorOf = (profile: Profile) => ({
  logo: profile.logo,
  address: profile.registeredAddress,
  city: townIn(profile.registeredAddress),
  postcode: profile.postcode,
  phone: profile.phoneNumber,
  email: profile.emailAddress,
  website: profile.website,
  vatNumber: profile.vatNumber,
  companyNumber: profile.companyNumber,
});

/** The standard rates of the trades are for users who may see costs. */
export const organizationShownTo =
  (actor: AccountActor) =>
  (organization: Organization): Organization => {
    const { costs, ...settings } = organization.settings;
    if (!costs || can(actor, 'costAnalysis', 'R')) return organization;
    const { tradeRates, ...shown } = costs;
    return { ...organization, settings: { ...settings, costs: shown } };
  };
