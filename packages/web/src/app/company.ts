import { Refused } from '@sitewright/domain/kernel/problem';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export type Company = {
  name: string;
  initials: string;
  /** Where the uploaded logo is to be had. */
  logo: string | null;
  /** Its own colour; undefined as long as nobody knows. */
  brand: string | null | undefined;
};

const profileQuery = queryOptions<CompanyProfile | null>({
  queryKey: [organizationsApi.profile.path],
  queryFn: () => call(organizationsApi.profile, { query: {} }).catch(noneIfRefused),
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  placeholderData: keepPreviousData,
});

/** The company of the signed-in user, read as soon as their organisation is known. */
export function useCompany(organizationId: number | null | undefined): Company {
  return companyOf(useQuery({ ...profileQuery, enabled: organizationId != null }));
}

/** The same, as far as somebody else has read it. */
export const useKnownCompany = (): Company =>
  companyOf(useQuery({ ...profileQuery, enabled: false }));

type Read = { data: CompanyProfile | null | undefined; dataUpdatedAt: number };

const companyOf = ({ data, dataUpdatedAt }: Read): Company => ({
  name: data?.companyName || 'Sitewright',
  initials: initialsOf(data?.companyName ?? ''),
  logo: data?.logoData
    ? `${organizationsApi.profile.path}/logo/${data.organizationId}?t=${dataUpdatedAt}`
    : null,
  brand: data === null ? null : data?.brandColor,
});

/** Two letters: of the first two words, or the first two of the only one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first];
  return letters.slice(0, 2).join('').toUpperCase() || 'SW';
}

function noneIfRefused(error: unknown): null {
  if (error instanceof Refused) return null;
  throw error;
}
