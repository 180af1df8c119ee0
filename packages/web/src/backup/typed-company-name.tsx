import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import type { Bound } from '../ui/fields/field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** The name of the company, typed to confirm a large deletion. */
export function useTypedName() {
  const { data } = useQuery(query(organizationsApi.current));
  const company = data?.name ?? '';
  return {
    company,
    isMistyped: ({ organizationName }: { organizationName: string }) =>
      company === '' || organizationName.trim() !== company,
  };
}

export const TypedName = ({ company, ...bound }: Bound & { company: string }) => (
  <TextField label={`Type ${company} to confirm`} spellCheck={false} {...bound} />
);
