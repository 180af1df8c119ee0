import type { Project } from '@sitewright/domain/projects/project';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../ui/fields/select-field.tsx';
import { projectQueries } from './queries.ts';

type Props = {
  label: string;
  /** The option for no contract, if the choice is optional. */
  without?: string;
  error?: string | undefined;
  /** Leaves out contracts where no one works: in planning, completed or cancelled. */
  isAtWorkOnly?: boolean;
  value: string;
  onChange: (projectId: string) => void;
};

export function ContractChoice({ value, onChange, without, isAtWorkOnly, ...field }: Props) {
  const { data } = useQuery(projectQueries.list());
  const isOffered = ({ id, status }: Project) =>
    !isAtWorkOnly || String(id) === value || !(isOver(status) || status === 'planning');
  const offered = (data ?? []).filter(isOffered);
  const options = offered.map(({ id, name }) => ({ value: String(id), label: name }));
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
