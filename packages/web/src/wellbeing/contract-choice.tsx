import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '../projects/queries.ts';
import { SelectField } from '../ui/select-field.tsx';

type Props = {
  label: string;
  isOptional?: boolean;
  error?: string | undefined;
  value: string;
  onChange: (projectId: string) => void;
};

export function ContractChoice({ value, onChange, isOptional = false, ...field }: Props) {
  const { data } = useQuery(projectQueries.list());
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      name="projectId"
      placeholder="Choose a contract"
      {...{ ...field, isOptional, options, value, onChange }}
      {...(isOptional && { onClear: () => onChange('') })}
    />
  );
}
