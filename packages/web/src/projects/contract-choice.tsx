import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../ui/fields/select-field.tsx';
import { projectQueries } from './queries.ts';

type Props = {
  label: string;
  /** What is so while none is chosen, where none need be. */
  without?: string;
  error?: string | undefined;
  value: string;
  onChange: (projectId: string) => void;
};

export function ContractChoice({ value, onChange, without, ...field }: Props) {
  const { data } = useQuery(projectQueries.list());
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      name="projectId"
      placeholder={without ?? 'Choose a contract'}
      {...field}
      options={options}
      value={value}
      onChange={onChange}
      {...(without && { onClear: () => onChange('') })}
    />
  );
}
