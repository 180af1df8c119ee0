import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { requiredLine } from '../kernel/text.ts';
import { Buying, type BuyingChanges } from './buying.ts';
import { StoredCostSettings } from './cost-settings.ts';

/** What an organisation gets when it is made. */
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
  }),
});

/** What the header and the screens need of the company; the profile's screen adds the rest. */
export const CompanyProfile = z.object({
  organizationId: Id,
  companyName: z.string(),
  logo: z.string().nullable(),
  logoData: z.string().nullable(),
  brandColor: z.string(),
});

/** What of the plan is in use: active members, and contracts that are not over. */
export const Usage = z.object({ users: z.int(), projects: z.int() });

export const OrganizationInUse = Organization.extend({ usage: Usage });

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

export type Organization = z.infer<typeof Organization>;
export type OrganizationInUse = z.infer<typeof OrganizationInUse>;
export type PlanChanges = z.infer<typeof PlanChanges>;
export type CompanyProfile = z.infer<typeof CompanyProfile>;
