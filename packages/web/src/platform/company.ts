import { initialsOf } from '@sitewright/domain/kernel/initials';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { isBrandChosen } from '@sitewright/domain/organizations/brand';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import { useQuery } from '@tanstack/react-query';
import { nameOrDefault, profileQuery } from './company-name.ts';

export type Company = {
  name: string;
  initials: string;
  /** The URL of the uploaded logo. */
  logo: string | null;
  /** Its own colour; undefined until the profile has been read. */
  brand: string | null | undefined;
};

/** The company of the signed-in user, read as soon as their organisation is known. */
export function useCompany(organizationId: number | null | undefined): Company {
  return companyOf(useQuery({ ...profileQuery, enabled: organizationId != null }));
}

/** The company if it has been read already; this hook does not fetch it. */
export const useKnownCompany = (): Company =>
  companyOf(useQuery({ ...profileQuery, enabled: false }));

type Read = { data: CompanyProfile | null | undefined; dataUpdatedAt: number };

const companyOf = ({ data, dataUpdatedAt }: Read): Company => ({
  name: nameOrDefault(data),
  initials: initialsOf(data?.companyName ?? ''),
  logo: data?.logoData
    ? `${organizationsApi.profile.path}/logo/${data.organizationId}?t=${dataUpdatedAt}`
    : null,
  brand: brandOf(data),
});

/** None where the company has chosen no colour, or has no profile. */
function brandOf(profile: CompanyProfile | null | undefined): string | null | undefined {
  if (!profile) return profile;
  return isBrandChosen(profile.brandColor) ? profile.brandColor : null;
}
