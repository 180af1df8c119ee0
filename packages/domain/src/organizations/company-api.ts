import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { pictureUpload } from '../kernel/upload.ts';
import { BuyingChanges } from './buying.ts';
import { BankReveal, CompanyProfileDraft, FullProfile, RevealedBank } from './company-profile.ts';
import { CostSettingsChanges } from './cost-settings.ts';
import { OrganizationChanges, OrganizationInUse } from './organization.ts';
import { TwoFactorGroups } from './two-factor-requirement.ts';

/** The endpoints of the company's own page. */
export const companyApi = {
  read: get('/api/organization', ['organization', 'R'], {
    summary: 'Read the organisation, its plan and usage',
    reads: ['accessRequest', 'companyProfile', 'project', 'team'],
    reply: OrganizationInUse,
  }),
  changePlan: patch('/api/organization', ['organization', 'M'], {
    summary: 'Change the plan and the settings of the organisation',
    body: OrganizationChanges,
    reply: OrganizationInUse,
  }),
  changeBuying: patch('/api/organization/buying', ['organization', 'M'], {
    summary: 'Change the buying settings',
    body: BuyingChanges,
    reply: OrganizationInUse,
  }),
  changeCosts: patch('/api/organization/costs', ['organization', 'M'], {
    summary: 'Change the cost settings',
    body: CostSettingsChanges,
    reply: OrganizationInUse,
  }),
  requireTwoFactor: put('/api/organization/two-factor', ['organization', 'M'], {
    summary: 'Change who must use two-factor sign-in',
    body: z.object({ roles: TwoFactorGroups }),
    reply: OrganizationInUse,
  }),
  writeProfile: put('/api/company-profile', ['companyProfile', 'U'], {
    summary: 'Update the company profile',
    body: CompanyProfileDraft,
    reply: FullProfile,
  }),
  setLogo: put('/api/company-profile/logo', ['companyProfile', 'U'], {
    summary: 'Set the company logo',
    upload: { ...pictureUpload, maxBytes: 5_000_000, longestSide: 400 },
    reply: FullProfile,
  }),
  removeLogo: del('/api/company-profile/logo', ['companyProfile', 'U'], {
    summary: 'Remove the company logo',
    reply: FullProfile,
  }),
  logo: get('/api/company-profile/logo/:organizationId', ['companyProfile', 'R'], {
    summary: 'Read the company logo',
    reply: z.unknown(),
    sends: 'file',
    duringPasswordChange: true,
  }),
  revealBank: post('/api/company-profile/reveal', ['companyProfile.bank', 'S'], {
    summary: 'Reveal the company’s bank details',
    body: BankReveal,
    reply: RevealedBank,
    isSecret: true,
  }),
};
