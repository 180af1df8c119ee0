import { organizationsApi } from '@sitewright/domain/organizations/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../platform/query.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** The name of the company, typed to confirm a large deletion. */
export function useTypedName() {
  const [typed, setTyped] = useState('');
  const { data } = useQuery(query(organizationsApi.current));
  const name = data?.name ?? '';
  return { typed, setTyped, name, isTyped: name !== '' && typed.trim() === name };
}

type Props = {
  name: string;
  typed: string;
  setTyped: (typed: string) => void;
  error: string | undefined;
};

export const TypedName = ({ name, typed, setTyped, error }: Props) => (
  <TextField
    label={`Type ${name} to confirm`}
    name="organizationName"
    autoComplete="off"
    spellCheck={false}
    value={typed}
    onChange={setTyped}
    error={error}
  />
);
