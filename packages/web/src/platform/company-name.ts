import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const profileQuery = queryOptions<Reply<typeof organizationsApi.profile> | null>({
  queryKey: [organizationsApi.profile.path],
  meta: { path: organizationsApi.profile.path, reads: ['companyProfile'] },
  queryFn: () =>
    call(organizationsApi.profile, { query: { isOptional: 'true' } }).catch(noneIfRefused),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  placeholderData: keepPreviousData,
});

/** The name of the signed-in user's company, if it has been read already. */
export const useCompanyName = (): string =>
  nameOrDefault(useQuery({ ...profileQuery, enabled: false }).data);

export const nameOrDefault = (profile: CompanyProfile | null | undefined): string =>
  profile?.companyName || 'Sitewright';

function noneIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
