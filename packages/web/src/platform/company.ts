import { initialsOf } from '@sitewright/domain/kernel/initials';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { isBrandChosen } from '@sitewright/domain/organizations/brand';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import { useQuery } from '@tanstack/react-query';
import { profileQuery, useNameOf } from './company-name.ts';

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
  const read = useQuery({ ...profileQuery, enabled: organizationId != null });
  return companyOf(read, useNameOf(read.data));
}

/** The company if it has been read already; this hook does not fetch it. */
export function useKnownCompany(): Company {
  const read = useQuery({ ...profileQuery, enabled: false });
  return companyOf(read, useNameOf(read.data));
}

type Read = { data: CompanyProfile | null | undefined; dataUpdatedAt: number };

const companyOf = ({ data, dataUpdatedAt }: Read, name: string | undefined): Company => ({
  name: name ?? 'Sitewright',
  initials: initialsOf(name ?? ''),
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
