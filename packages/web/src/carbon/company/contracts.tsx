import { footprintApi } from '@sitewright/domain/carbon/api';
import type { ContractFootprint } from '@sitewright/domain/carbon/footprint';
import { weightText } from '@sitewright/domain/carbon/weight-text';
import { can } from '@sitewright/domain/kernel/access';
import { storedStatuses } from '@sitewright/domain/projects/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ContractHeading } from '../../projects/contract-name.tsx';
import { statusLabels } from '../../projects/status-badge.tsx';
import { labelOptions, optionsOf } from '../../ui/fields/options.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter } from '../../ui/table/filters.ts';
import { counted } from '../../ui/table/labels.ts';
import { obstacleToExporting } from '../rights.ts';
import {
  type CarbonSearch,
  daysIn,
  useCarbonSearch,
  useChangeCarbonSearch,
} from '../search-params.ts';
import { type ContractLine, contractColumns } from './contract-columns.tsx';
import { TargetBar } from './target-bar.tsx';

/** The contracts with what each has emitted. */
export const Contracts = () => (
  <Loaded query={useContractFootprints()} what="the contracts" empty="No contracts yet.">
    {(contracts) => <Table contracts={contracts} />}
  </Loaded>
);

export const useContractFootprints = () =>
  useQuery({
    ...query(footprintApi.contracts, { query: daysIn(useCarbonSearch()) }),
    placeholderData: keepPreviousData,
  });

const cleared: CarbonSearch = { q: undefined, status: undefined, factors: undefined };

function Table({ contracts }: { contracts: readonly ContractFootprint[] }) {
  const actor = useActor();
  const seesMoney = can(actor, 'project.money', 'R');
  const { entry: _open, ...view } = useCarbonSearch();
  const change = useChangeCarbonSearch();
  return (
    <DataTable
      label="Carbon by contract"
      rows={useMemo(() => linesOf(contracts), [contracts])}
      columns={useMemo(() => contractColumns(contracts, seesMoney), [contracts, seesMoney])}
      filters={filters}
      defaultSort="-total"
      exportObstacle={obstacleToExporting(actor)}
      searchHint="Name or code"
      isTwoLine
      view={view}
      onView={(next, how) => change({ ...cleared, ...next } as CarbonSearch, how)}
      card={(line) => <ContractCard line={line} />}
    />
  );
}

const linesOf = (contracts: readonly ContractFootprint[]): ContractLine[] =>
  contracts.map((contract) => ({ ...contract, id: contract.projectId }));

const filters: Filter<ContractLine>[] = [
  choiceFilter('status', 'Status', optionsOf(storedStatuses, statusLabels), ({ status }) => status),
  choiceFilter('factors', 'Factors', labelOptions({ missing: 'Missing' }), ({ drafts }) =>
    drafts > 0 ? 'missing' : '',
  ),
];

/** A contract on a phone: what it has emitted, and how far that is from its target. */
const ContractCard = ({ line }: { line: ContractLine }) => (
  <article className="grid gap-2">
    <div className="flex items-start justify-between gap-3">
      <ContractHeading
        contract={line}
        to="/carbon-footprint/$slug"
        note={line.drafts > 0 && counted(line.drafts, 'with no factor')}
      />
      <b className="flex-none font-semibold tabular-nums">{weightText(line.total)}</b>
    </div>
    <TargetBar line={line} />
  </article>
);
