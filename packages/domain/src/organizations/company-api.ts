import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { pictures } from '../kernel/upload.ts';
import { BuyingChanges } from './buying.ts';
import { BankReveal, CompanyProfileDraft, FullProfile, RevealedBank } from './company-profile.ts';
import { CostSettingsChanges } from './cost-settings.ts';
import { OrganizationChanges, OrganizationInUse } from './organization.ts';
import { TwoFactorGroups } from './two-factor-requirement.ts';

/** What the company's own page asks for and does. */
export const companyApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/organization',
    summary: 'Read the organisation, its plan and what of it is in use',
    needs: ['organization', 'R'],
    reads: ['accessRequest', 'companyProfile', 'project', 'team'],
    reply: OrganizationInUse,
  }),
  changePlan: endpoint({
    method: 'PATCH',
    path: '/api/organization',
    summary: 'Change the plan and the settings of the organisation',
    needs: ['organization', 'M'],
    body: OrganizationChanges,
    reply: OrganizationInUse,
  }),
  changeBuying: endpoint({
    method: 'PATCH',
    path: '/api/organization/buying',
    summary: 'Change how the organisation buys',
    needs: ['organization', 'M'],
    body: BuyingChanges,
    reply: OrganizationInUse,
  }),
  changeCosts: endpoint({
    method: 'PATCH',
    path: '/api/organization/costs',
    summary: 'Change how the organisation reckons its costs',
    needs: ['organization', 'M'],
    body: CostSettingsChanges,
    reply: OrganizationInUse,
  }),
  requireTwoFactor: endpoint({
    method: 'PUT',
    path: '/api/organization/two-factor',
    summary: 'Change who must use two-factor sign-in',
    needs: ['organization', 'M'],
    body: z.object({ roles: TwoFactorGroups }),
    reply: OrganizationInUse,
  }),
  writeProfile: endpoint({
    method: 'PUT',
    path: '/api/company-profile',
    summary: 'Write the company profile',
    needs: ['companyProfile', 'U'],
    body: CompanyProfileDraft,
    reply: FullProfile,
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/company-profile/logo',
    summary: 'Give the company a logo',
    needs: ['companyProfile', 'U'],
    upload: { ...pictures, mostBytes: 5_000_000, longestSide: 400 },
    reply: FullProfile,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/company-profile/logo',
    summary: 'Take the logo of the company away',
    needs: ['companyProfile', 'U'],
    reply: FullProfile,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/company-profile/logo/:organizationId',
    summary: 'Read the logo of the company',
    needs: ['companyProfile', 'R'],
    params: z.object({ organizationId: IdInPath }),
    reply: z.unknown(),
    sends: 'file',
    duringPasswordChange: true,
  }),
  revealBank: endpoint({
    method: 'POST',
    path: '/api/company-profile/reveal',
    summary: 'Reveal the bank details of the company',
    needs: ['companyProfile.bank', 'S'],
    body: BankReveal,
    reply: RevealedBank,
    isSecret: true,
  }),
};
