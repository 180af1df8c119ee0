import { endpoint } from '../kernel/endpoint.ts';
import { BuyingChanges } from './buying.ts';
import { CompanyProfile, ProfileQuery } from './company-profile.ts';
import { CostSettingsChanges } from './cost-settings.ts';
import { Organization, OrganizationChanges, OrganizationInUse } from './organization.ts';

export const organizationsApi = {
  current: endpoint({
    method: 'GET',
    path: '/api/current-organization',
    summary: 'Read the organisation of this session',
    needs: 'self',
    reply: Organization,
    duringPasswordChange: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/organization',
    summary: 'Read the organisation, its plan and what of it is in use',
    needs: ['organization', 'R'],
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
  profile: endpoint({
    method: 'GET',
    path: '/api/company-profile',
    summary: 'Read the company profile',
    needs: ['companyProfile', 'R'],
    query: ProfileQuery,
    reply: CompanyProfile,
    duringPasswordChange: true,
  }),
};
