import { binTypes } from '@sitewright/domain/backup/bin-types';
import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../platform/query.ts';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { OnView } from '../ui/table/table-view.ts';
import { kindOf } from './bin-labels.ts';
import type { DeletableView } from './delete-records-screen.tsx';

type Props = { view: DeletableView; onView: OnView };

const types = binTypes
  .map((value) => ({ value, label: kindOf({ recordType: value }) }))
  .toSorted((option, other) => option.label.localeCompare(other.label));

export function DeletableFilters({ view, onView }: Props) {
  const { data: contracts } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const change = (next: DeletableView) => onView({ ...view, ...next }, { replace: false });
  const options = (contracts ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label="Record type"
        name="type"
        placeholder="Choose a type"
        options={types}
        value={view.type ?? ''}
        onChange={(type) => change({ type })}
      />
      <SelectField
        label="Contract"
        name="contract"
        isOptional
        placeholder="All contracts"
        options={options}
        value={view.contract ?? ''}
        onChange={(contract) => change({ contract })}
        onClear={() => change({ contract: undefined })}
      />
      <DateField
        label="From"
        name="from"
        isOptional
        value={view.from ?? ''}
        onChange={(from) => change({ from: from || undefined })}
      />
      <DateField
        label="To"
        name="to"
        isOptional
        value={view.to ?? ''}
        onChange={(to) => change({ to: to || undefined })}
      />
    </div>
  );
}
