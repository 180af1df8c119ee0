import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine } from '../kernel/text.ts';
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
const timezones = [
  'Europe/London',
  'Europe/Belfast',
  'Europe/Guernsey',
  'Europe/Isle_of_Man',
  'Europe/Jersey',
] as const;
/** All figures are in pounds, as UK law and tax require. */
const currencies = ['GBP'] as const;
const dateFormats = ['DD/MM/YYYY'] as const;
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

/** The organisation of this session, and what every page must know of the installation. */
export const CurrentOrganization = Organization.extend({
  /** False where no mail server is set up: emails are written to files, and nothing leaves. */
  canSendEmail: z.boolean(),
});

/** Usage of the plan: active members and open contracts. */
const Usage = z.object({ users: z.int(), projects: z.int() });

/** As the company profile has them: saving it writes them here too. */
const mirrored = {
  logo: nullableText,
  address: nullableText,
  city: nullableText,
  postcode: nullableText,
  phone: nullableText,
  email: nullableText,
  website: nullableText,
  vatNumber: nullableText,
  companyNumber: nullableText,
};

/** The organisation as its administrators see it. */
export const OrganizationInUse = Organization.extend({
  /** Its web domain; it decides nothing yet. */
  domain: nullableText,
  ...mirrored,
  createdAt: z.iso.datetime(),
  createdBy: Id,
  updatedAt: z.iso.datetime(),
  usage: Usage,
  /** Whether plan and limits are theirs to change; else the operator sets them. */
  mayChangePlan: z.boolean(),
  /** Who must use two-factor sign-in. */
  twoFactorRoles: TwoFactorGroups,
});

const most = (what: string) => {
  const fault = `${what} must be a whole number from 1 to 10,000`;
  return z.int(fault).min(1, fault).max(10_000, fault);
};

/** Until billing exists, the organisation's administrator sets its plan. */
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
    currency: z.enum(currencies, 'Currency must be GBP'),
    dateFormat: z.enum(dateFormats, 'Date format must be DD/MM/YYYY'),
    defaultWeightUnit: z.enum(weightUnits, 'Please choose a unit'),
    requireApproval: z.boolean(),
  })
  .partial();

/** The two that can be switched; the others are part of every plan. */
export const FeatureChanges = z
  .object({ weatherIntegration: z.boolean(), apiAccess: z.boolean() })
  .partial();

const domainFault = 'Domain must be a host name, such as northgate.example';
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';

/** A host name in lower case, of one organisation only. */
const Domain = z
  .string(domainFault)
  .trim()
  .toLowerCase()
  .max(253, domainFault)
  .regex(new RegExp(`^${label}(\\.${label})+$`), domainFault);

export const DomainChange = z.object({ domain: emptyToNull(Domain) });

export const OrganizationChanges = PlanChanges.extend({
  ...DomainChange.shape,
  settings: RegionalChanges.optional(),
  features: FeatureChanges.optional(),
});

export type Organization = z.infer<typeof Organization>;
export type CurrentOrganization = z.infer<typeof CurrentOrganization>;
export type OrganizationInUse = z.infer<typeof OrganizationInUse>;
export type DomainChange = z.infer<typeof DomainChange>;
export type PlanChanges = z.infer<typeof PlanChanges>;
export type FeatureChanges = z.infer<typeof FeatureChanges>;
export type RegionalChanges = z.infer<typeof RegionalChanges>;
