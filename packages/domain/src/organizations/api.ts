import { get } from '../kernel/endpoint.ts';
import { CompanyProfile, ProfileQuery } from './company-profile.ts';
import { CurrentOrganization } from './organization.ts';

/** Endpoints that every page uses. */
export const organizationsApi = {
  current: get('/api/current-organization', 'self', {
    summary: 'Read the organisation of this session',
    reads: ['companyProfile', 'organization'],
    reply: CurrentOrganization,
    duringPasswordChange: true,
  }),
  profile: get('/api/company-profile', ['companyProfile', 'R'], {
    summary: 'Read the company profile',
    query: ProfileQuery,
    reply: CompanyProfile.nullable(),
    duringPasswordChange: true,
  }),
};
