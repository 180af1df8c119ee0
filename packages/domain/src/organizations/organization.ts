import * as z from 'zod';
import { Id } from '../kernel/id.ts';

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

export type Organization = z.infer<typeof Organization>;
export type CompanyProfile = z.infer<typeof CompanyProfile>;
