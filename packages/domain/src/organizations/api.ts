import { endpoint } from '../kernel/endpoint.ts';
import { CompanyProfile, ProfileQuery } from './company-profile.ts';
import { Organization } from './organization.ts';

/** Endpoints that every page uses. */
export const organizationsApi = {
  current: endpoint({
    method: 'GET',
    path: '/api/current-organization',
    summary: 'Read the organisation of this session',
    needs: 'self',
    reads: ['companyProfile', 'organization'],
    reply: Organization,
    duringPasswordChange: true,
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
