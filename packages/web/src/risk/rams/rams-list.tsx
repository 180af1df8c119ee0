import type { Project } from '@sitewright/domain/projects/project';
import { riskApi } from '@sitewright/domain/risk/api';
import type { RamsHead } from '@sitewright/domain/risk/rams';
import { obstacleToDrafting } from '@sitewright/domain/risk/rams-rules';
import { useQuery } from '@tanstack/react-query';
import { FileText, FolderOpen, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { NoContracts, useIsWithoutContracts } from '../../projects/no-contracts.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableView } from '../../ui/table/table-view.ts';
import { useChangeAddress } from '../use-search-params.ts';
import { ChooseTemplate } from './choose-template.tsx';
import { RamsCard } from './rams-card.tsx';
import { ramsColumns, ramsFilters } from './rams-columns.tsx';

type Props = { project?: Project; today: string };

/** Every statement, the newest first; each version is a line of its own. */
export function RamsList({ project, today }: Props) {
  const query = useQuery(
    queryAll(riskApi.listRams, { query: { projectId: project?.id, limit: 200 } }),
  );
  return (
    <>
      <NewButton {...(project && { project })} />
      <Loaded
        query={query}
        what="method statements"
        empty={<NoRams />}
        skeleton={<Skeleton what="method statements" count={4} />}
      >
        {(all) => <Table all={all} today={today} isOfCompany={!project} />}
      </Loaded>
    </>
  );
}

const chooseFirst = { message: 'Choose a contract first: a statement belongs to one.' };

function NewButton({ project }: Pick<Props, 'project'>) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleToDrafting(useActor()) ?? (project ? undefined : chooseFirst);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
      <ButtonWithReason tone="primary" obstacle={obstacle} onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New method statement
      </ButtonWithReason>
      {isOpen && <ChooseTemplate onClose={() => setOpen(false)} />}
    </div>
  );
}

type TableProps = { all: readonly RamsHead[]; today: string; isOfCompany: boolean };

function Table({ all, today, isOfCompany }: TableProps) {
  const [view, setView] = useState<TableView>({});
  const change = useChangeAddress();
  const columns = useMemo(() => ramsColumns(isOfCompany, today), [isOfCompany, today]);
  const actions: RowAction<RamsHead>[] = [
    {
      id: 'open',
      label: 'Open',
      icon: FolderOpen,
      key: 'Enter',
      onPress: ({ id, projectSlug: contract }) => change({ contract, tab: 'rams', rams: id }),
    },
  ];
  return (
    <DataTable
      label="Method statements"
      rows={all}
      columns={columns}
      filters={ramsFilters}
      actions={actions}
      searchHint="Activity, reference or place"
      isTwoLine
      view={view}
      onView={setView}
      card={(rams, menu) => <RamsCard rams={rams} menu={menu} today={today} />}
      empty={null}
    />
  );
}

const NoRams = () =>
  useIsWithoutContracts() ? (
    <NoContracts
      icon={FileText}
      text="A method statement belongs to a contract. Once there is one, begin with a statement from the library."
    />
  ) : (
    <EmptyState
      icon={FileText}
      title="No method statements yet"
      text="Begin with one from the library: hazards, controls, steps, permits and weather limits are there to be made your own."
    />
  );
