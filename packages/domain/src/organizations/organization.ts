import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import { Buying, type BuyingChanges } from './buying.ts';
import { StoredCostSettings } from './cost-settings.ts';
import { TwoFactorGroups } from './two-factor-requirement.ts';

/** The defaults of a new organisation. */
export const defaultFeatures = {
  carbonTracking: true,
  weatherIntegration: true,
  advancedReporting: false,
  apiAccess: false,
  customBranding: false,
};

export const defaultSettings = {
  timezone: 'Europe/London',
  currency: 'GBP',
  dateFormat: 'DD/MM/YYYY',
  defaultWeightUnit: 'kg',
  requireApproval: false,
};

/** All of them keep the clock of the United Kingdom, which deadlines go by. */
export const timezones = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'Europe/Jersey',
] as const;
/** All figures are in pounds, as UK law and tax require. */
export const currencies = ['GBP'] as const;
export const dateFormats = ['DD/MM/YYYY'] as const;
export const weightUnits = ['kg', 't'] as const;

export type Settings = typeof defaultSettings & BuyingChanges & { costs?: StoredCostSettings };

export const Organization = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  subscriptionPlan: z.string(),
  subscriptionStatus: z.string(),
  maxUsers: z.int(),
  maxProjects: z.int(),
  features: z.record(z.string(), z.boolean()),
  settings: z.object({
    timezone: z.string(),
    currency: z.string(),
    dateFormat: z.string(),
    defaultWeightUnit: z.string(),
    requireApproval: z.boolean(),
    ...Buying.shape,
    costs: StoredCostSettings.optional(),
    /** The retention period of the recycle bin, if it is set. */
    binDays: z.int().optional(),
  }),
});

/** What of the plan is in use: active members, and contracts that are not over. */
const Usage = z.object({ users: z.int(), projects: z.int() });

/** What those who look after the organisation see of it. */
export const OrganizationInUse = Organization.extend({
  usage: Usage,
  /** Who must use two-factor sign-in. */
  twoFactorRoles: TwoFactorGroups,
});

const most = (what: string) => {
  const fault = `${what} must be a whole number from 1 to 10,000`;
  return z.int(fault).min(1, fault).max(10_000, fault);
};

/** As long as nothing is billed, the organisation's administrator sets its plan. */
export const PlanChanges = z
  .object({
    subscriptionPlan: requiredLine('Plan', 50),
    maxUsers: most('Users'),
    maxProjects: most('Open contracts'),
  })
  .partial();

/** How the organisation counts time, money and weight. */
export const RegionalChanges = z
  .object({
    timezone: z.enum(timezones, 'Please choose a time zone'),
    currency: z.enum(currencies, 'Every figure here is in pounds (GBP)'),
    dateFormat: z.enum(dateFormats, 'Every date here is written DD/MM/YYYY'),
    defaultWeightUnit: z.enum(weightUnits, 'Please choose a unit'),
    requireApproval: z.boolean(),
  })
  .partial();

/** Those that do something when they are switched; the others are words of the plan. */
export const FeatureChanges = z
  .object({ weatherIntegration: z.boolean(), apiAccess: z.boolean() })
  .partial();

export const OrganizationChanges = PlanChanges.extend({
  settings: RegionalChanges.optional(),
  features: FeatureChanges.optional(),
});

export type Organization = z.infer<typeof Organization>;
export type OrganizationInUse = z.infer<typeof OrganizationInUse>;
export type PlanChanges = z.infer<typeof PlanChanges>;
export type FeatureChanges = z.infer<typeof FeatureChanges>;
export type RegionalChanges = z.infer<typeof RegionalChanges>;
