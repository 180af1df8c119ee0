import type { Organization } from './organization.ts';

/** The name of a newly registered company until it is changed. */
export const companyNameOf = (person: string): string => `${person}${ownCompany}`;

const ownCompany = "'s company";

/** The company name given at registration, if one was. */
export const registeredNameOf = ({ name }: Pick<Organization, 'name'>): string | undefined =>
  name.endsWith(ownCompany) ? undefined : name;
