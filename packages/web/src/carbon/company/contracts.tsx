import { footprintApi } from '@sitewright/domain/carbon/api';
import type { ContractFootprint } from '@sitewright/domain/carbon/footprint';
import { can } from '@sitewright/domain/kernel/access';
import { storedStatuses } from '@sitewright/domain/projects/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { statusLabels } from '../../projects/status-badge.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { obstacleToTaking } from '../rights.ts';
import { type CarbonAddress, daysIn } from '../search-params.ts';
import { useCarbonAddress, useChangeAddress } from '../use-search-params.ts';
import { ContractCard } from './contract-card.tsx';
import { type ContractLine, contractColumns } from './contract-columns.tsx';

/** The contracts with what each has emitted. */
export function Contracts() {
  const footprints = useQuery({
    ...query(footprintApi.contracts, { query: daysIn(useCarbonAddress()) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={footprints} what="the contracts" empty="There are no contracts yet.">
      {(contracts) => <Table contracts={contracts} />}
    </Loaded>
  );
}

const cleared: CarbonAddress = { q: undefined, status: undefined };

function Table({ contracts }: { contracts: readonly ContractFootprint[] }) {
  const actor = useActor();
  const seesMoney = can(actor, 'project.money', 'R');
  const { entry: _open, ...view } = useCarbonAddress();
  const change = useChangeAddress();
  return (
    <DataTable
      label="Contracts and their carbon"
      rows={useMemo(() => linesOf(contracts), [contracts])}
      columns={useMemo(() => contractColumns(seesMoney), [seesMoney])}
      filters={filters}
      defaultSort="-total"
      exportObstacle={obstacleToTaking(actor)}
      searchHint="Name or code"
      isTwoLine
      view={view}
      onView={(next, how) => change({ ...cleared, ...next } as CarbonAddress, how)}
      card={(line) => <ContractCard line={line} />}
      empty={null}
    />
  );
}

const linesOf = (contracts: readonly ContractFootprint[]): ContractLine[] =>
  contracts.map((contract) => ({ ...contract, id: contract.projectId }));

const filters: Filter<ContractLine>[] = [
  {
    id: 'status',
    label: 'Status',
    options: storedStatuses.map((value) => ({ value, label: statusLabels[value] })),
    of: (line) => line.status,
  },
];
