import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import type { FullProfile } from '@sitewright/domain/organizations/company-profile';
import { call } from '../platform/call.ts';
import { query } from '../platform/query.ts';

/** The organisation with its usage, for administrators. */
export const usageQuery = () => ({ ...query(companyApi.read), staleTime: 0 });

/** The complete profile, where the header reads only its name and colour; null before it is written. */
export const fullProfileQuery = () => {
  const input = { query: { view: 'whole', isOptional: 'true' } } as const;
  const { queryKey, meta } = query(organizationsApi.profile, input);
  return {
    queryKey: [...queryKey],
    meta,
    queryFn: () =>
      call(organizationsApi.profile, input).then((profile) => profile as FullProfile | null),
    staleTime: 0,
  };
};
