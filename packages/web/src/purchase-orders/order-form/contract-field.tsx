import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../../platform/query.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import type { HeaderForm } from './fields.ts';

/** The open contracts; the site's address is the default delivery address. */
export function ContractField({ form }: { form: HeaderForm }) {
  const { data } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const contracts = (data ?? [])
    .filter(({ id, status }) => !isOver(status) || String(id) === form.values.contractId)
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const { onChange, ...field } = form.field('contractId');
  const choose = (value: string) => {
    const chosen = contracts.find(({ id }) => String(id) === value);
    const before = contracts.find(({ id }) => String(id) === form.values.contractId);
    const isUntouched = [siteOf(before), ''].includes(form.values.deliveryAddress);
    onChange(value);
    if (isUntouched) form.set('deliveryAddress', siteOf(chosen));
  };
  return (
    <ComboboxField
      label="Contract"
      options={contracts.map(({ id, name, code }) => ({
        value: String(id),
        label: name,
        ...(code && { hint: code }),
      }))}
      {...field}
      onChange={choose}
    />
  );
}

export const siteOf = (project: Project | undefined): string =>
  [project?.address, project?.postcode].filter(Boolean).join(', ');
