import { can } from '@sitewright/domain/kernel/access';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { type Contract, contractsOf } from './contract.ts';
import { contractFigures } from './contract-figures.tsx';
import { ContractTable } from './contract-table.tsx';
import { ContractsActions, ContractsSummary } from './contracts-head.tsx';
import { NoContracts } from './no-contracts.tsx';
import { overviewQuery } from './overview.ts';
import { PlanMeter } from './plan-meter.tsx';
import { projectQueries } from './queries.ts';

type Props = { view: TableView; onView: OnView; today: string };

export function ContractsScreen({ view, onView, today }: Props) {
  const query = useContracts();
  const { data: contracts, isPending, isRefetching, refetch } = query;
  return (
    <Screen
      title="Contracts"
      note={<ContractsSummary contracts={contracts} today={today} />}
      actions={<ContractsActions onRefresh={() => void refetch()} />}
    >
      {(isPending || !!contracts?.length) && (
        <>
          <Figures contracts={contracts} />
          <ContractTable contracts={contracts} view={view} onView={onView} today={today} />
        </>
      )}
      {isPending || (
        <Loaded query={query} what="contracts" empty={<NoContracts text={whatForContracts} />}>
          {() => isRefetching && <RefreshBar />}
        </Loaded>
      )}
    </Screen>
  );
}

/** The contracts, with what is open on each as soon as that is known. */
function useContracts() {
  const { data, ...query } = useQuery(projectQueries.list());
  const overviews = useQuery(overviewQuery());
  const contracts = useMemo(
    () => data && contractsOf(data, overviews.data ?? undefined),
    [data, overviews.data],
  );
  return { ...query, data: contracts ?? undefined };
}

type FiguresProps = { contracts: readonly Contract[] | undefined };

function Figures({ contracts }: FiguresProps) {
  const seesMoney = can(useActor(), 'project.money', 'R');
  const figures = useMemo(
    () => contractFigures(contracts ?? [], seesMoney),
    [contracts, seesMoney],
  );
  if (!contracts) return <RoomForFigures />;
  return (
    <>
      <KpiStrip label="Contracts in figures" figures={figures} />
      <PlanMeter open={contracts.filter(({ status }) => !isOver(status)).length} />
    </>
  );
}

/** As high as what will stand there. */
const RoomForFigures = () => (
  <div
    aria-hidden="true"
    className="h-[97px] rounded-card border border-line bg-surface max-md:h-11 max-md:border-0 max-md:bg-transparent"
  />
);

const whatForContracts =
  'A contract holds its site diary, issues, costs and carbon. Create the first one to begin.';
