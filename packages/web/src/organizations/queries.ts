import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import type { Organization } from '@sitewright/domain/organizations/organization';
import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import { queryOptions } from '@tanstack/react-query';
import { call, isRefusedWith } from '../platform/call.ts';

/** Whose session this is: for everybody. */
export const organizationQuery = () =>
  queryOptions<Organization | null>({ queryKey: [organizationsApi.current.path] });

/** The same with what is in use, for those who look after it. */
export const usageQuery = () =>
  queryOptions({
    queryKey: [companyApi.read.path],
    queryFn: () => call(companyApi.read, {}),
    staleTime: 0,
  });

/** All of the profile, where the header reads only its name and colour; null before it is written. */
export const fullProfileQuery = () =>
  queryOptions<FullProfile | null>({
    queryKey: [organizationsApi.profile.path, 'whole'],
    queryFn: () =>
      call(organizationsApi.profile, { query: { view: 'whole' } }).then(
        (profile) => profile as FullProfile,
        (error) => {
          if (isRefusedWith(error, 404)) return null;
          throw error;
        },
      ),
    staleTime: 0,
  });

/** What follows the profile: the header, the papers, and the name of the organisation. */
export const staleByProfile: readonly string[] = [
  organizationsApi.profile.path,
  organizationsApi.current.path,
  companyApi.read.path,
  membershipsApi.organizations.path,
];

export const staleByMembership: readonly string[] = [membershipsApi.organizations.path];

export const ownOrganizationsQuery = () =>
  queryOptions({
    queryKey: [membershipsApi.organizations.path],
    queryFn: () => call(membershipsApi.organizations, {}),
  });
