import { binTypes } from '@sitewright/domain/backup/bin-types';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import type { OnView } from '../../ui/table/table-view.ts';
import { binTypeLabel } from '../bin-labels.ts';
import { DeletableTable } from './delete-records-table.tsx';
import type { DeletableView } from './queries.ts';

type Props = { view: DeletableView; onView: OnView };

/** Many records of one kind go to the recycle bin together, and come back together. */
export function DeleteRecordsScreen({ view, onView }: Props) {
  const isAllowed = can(useActor(), 'dataBackup.restore', 'A');
  return (
    <Screen title="Delete records">
      {isAllowed ? (
        <DeleteRecords view={view} onView={onView} />
      ) : (
        <NoAccess
          title="Your role does not allow deleting records in bulk"
          text={`Only ${whoMay('dataBackup.restore', 'A')} can do this.`}
        />
      )}
    </Screen>
  );
}

function DeleteRecords({ view, onView }: Props) {
  const type = binTypes.find((binType) => binType === view.type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DeletableFilters view={view} onView={onView} />
      {type ? (
        <DeletableTable key={type} type={type} view={view} onView={onView} />
      ) : (
        <EmptyState
          icon={ListChecks}
          title="Which records?"
          text="Choose a record type. You will see what would be deleted before you confirm, and you can restore the records afterwards."
        />
      )}
    </div>
  );
}

type FilterProps = { view: DeletableView; onView: OnView };

const types = binTypes
  .map((value) => ({ value, label: binTypeLabel({ recordType: value }) }))
  .toSorted((option, other) => option.label.localeCompare(other.label));

function DeletableFilters({ view, onView }: FilterProps) {
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
