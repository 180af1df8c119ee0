import { can } from '@sitewright/domain/kernel/access';
import { obstacleToCreating } from '@sitewright/domain/projects/rules';
import { isOver } from '@sitewright/domain/projects/status';
import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useActor } from '../platform/session.ts';
import { formatLongDate } from '../ui/fields/parse-date.ts';
import { KpiStrip } from '../ui/layout/kpi-strip.tsx';
import { LazyBoundary, lazyComponent } from '../ui/layout/lazy-component.tsx';
import { LoadedTable } from '../ui/layout/loaded-table.tsx';
import { PageActions } from '../ui/layout/page-actions.tsx';
import { RefreshBar } from '../ui/layout/refresh-bar.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { number } from '../ui/table/labels.ts';
import type { OnView, TableView } from '../ui/table/table-view.ts';
import { type Contract, contractsOf } from './contract.ts';
import { contractFigures, countOf } from './contract-figures.tsx';
import { ContractTable } from './contract-table.tsx';
import { NoContracts } from './no-contracts.tsx';
import { overviewQuery } from './overview.ts';
import { PlanMeter } from './plan-meter.tsx';
import { projectQueries } from './queries.ts';

/** Of a new company only; others do not wait for it. Below the list, so that nothing moves when it comes. */
const GettingStarted = lazyComponent(() => import('./getting-started.tsx'), 'GettingStarted');

type Props = { view: TableView; onView: OnView; today: string };

export function ContractsScreen({ view, onView, today }: Props) {
  const query = useContracts();
  const { data: contracts, isRefetching, refetch } = query;
  return (
    <Screen
      title="Contracts"
      note={<Summary contracts={contracts} today={today} />}
      actions={<Actions isEmpty={contracts?.length === 0} onRefresh={() => void refetch()} />}
    >
      <LoadedTable query={query} what="contracts" empty={<NoContracts text={whatForContracts} />}>
        <Figures contracts={contracts} />
        <ContractTable contracts={contracts} view={view} onView={onView} today={today} />
      </LoadedTable>
      {useActor().isOrganizationAdmin && (
        <LazyBoundary>
          <GettingStarted />
        </LazyBoundary>
      )}
      {contracts && isRefetching && <RefreshBar />}
    </Screen>
  );
}

type SummaryProps = { contracts: readonly Contract[] | undefined; today: string };

/** How many there are, and of which day. */
const Summary = ({ contracts, today }: SummaryProps) => (
  <p className="max-md:sr-only">
    {contracts && `${countSentence(contracts)} `}
    <time dateTime={today}>{formatLongDate(today)}</time>
  </p>
);

const countSentence = (contracts: readonly Contract[]) =>
  `${number(contracts.length)} ${contracts.length === 1 ? 'contract' : 'contracts'}, ${number(countOf(contracts, 'active'))} active.`;

type ActionsProps = { isEmpty: boolean; onRefresh: () => void };

/** Without contracts the way to the first one is in the middle of the page. */
const Actions = ({ isEmpty, onRefresh }: ActionsProps) => (
  <PageActions
    actions={[
      {
        label: 'Create contract',
        icon: Plus,
        ...(!isEmpty && { tone: 'primary' }),
        obstacle: obstacleToCreating(useActor()),
        link: { to: '/create-contract' },
      },
      { label: 'Refresh', icon: RefreshCw, only: 'phone', onPress: onRefresh },
    ]}
  />
);

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

/** As high as the content that will replace it. */
const RoomForFigures = () => (
  <div
    aria-hidden="true"
    className="h-[114px] rounded-card border border-line bg-surface max-md:h-11 max-md:border-0 max-md:bg-transparent"
  />
);

const whatForContracts =
  'Each contract has its own site diary, issues, costs and carbon. Create your first contract to get started.';
