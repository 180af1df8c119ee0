import type { Reply } from '@sitewright/domain/kernel/endpoint';
import { Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import { registeredNameOf } from '@sitewright/domain/organizations/registered-name';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { query } from './query.ts';

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
  useNameOf(useQuery({ ...profileQuery, enabled: false }).data) ?? 'Sitewright';

/** The name on the profile, else the one given at registration; the frame of every page has read both. */
export function useNameOf(profile: CompanyProfile | null | undefined): string | undefined {
  const { data } = useQuery({ ...query(organizationsApi.current), enabled: false });
  return profile?.companyName || (data && registeredNameOf(data)) || undefined;
}

function noneIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
