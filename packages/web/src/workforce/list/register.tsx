import type { FigureName } from '@sitewright/domain/figure-definitions';
import { can } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { obstacleToAdding } from '@sitewright/domain/workforce/rules';
import type { Worker, WorkforceSummary } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import {
  ClipboardList,
  FileUp,
  Grid3x3,
  HardHat,
  OctagonAlert,
  Plus,
  ScanLine,
  TriangleAlert,
} from 'lucide-react';
import { useMemo } from 'react';
import { verdictLabels, verdictOrder } from '../../labour/worker-verdict.tsx';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CountChips } from '../../ui/layout/count-chips.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';
import { LoadedTable } from '../../ui/layout/loaded-table.tsx';
import { type PageAction, PageActionButton, PageActions } from '../../ui/layout/page-actions.tsx';
import { RefreshBar } from '../../ui/layout/refresh-bar.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { number } from '../../ui/table/labels.ts';
import { type OnView, readChoices, type TableView } from '../../ui/table/table-view.ts';
import { workforceQueries } from '../queries.ts';
import type { ViewProps } from '../view-props.ts';
import { UnratedWorkers } from './unrated-workers.tsx';
import { WorkerTable } from './worker-table.tsx';

/** Everyone who works for the company; those who cannot start come first. */
export function Register({ view, onView, today }: ViewProps) {
  const contracts = useQuery(queryAll(projectsApi.list, { query: {} })).data ?? [];
  const actor = useActor();
  const contract = onlyContract(view, contracts);
  const query = useWorkers(contract?.id);
  const workers = useMemo(() => inSight(query.data, view), [query.data, view]);
  return (
    <Screen
      title="Workforce"
      note={<p className="max-md:sr-only">{noteOn(contract)}</p>}
      actions={<Actions contract={contract?.slug} />}
    >
      <LoadedTable query={query} what="workers" empty={contract ? undefined : <NoWorkers />}>
        <Figures workers={workers} />
        {can(actor, 'worker.pay', 'U') && <UnratedWorkers />}
        <VerdictChips workers={workers} view={view} onView={onView} />
        <WorkerTable
          workers={workers}
          contracts={contracts}
          contract={contract}
          view={view}
          onView={onView}
          today={today}
        />
      </LoadedTable>
      {workers && query.isRefetching && <RefreshBar />}
    </Screen>
  );
}

/** Where one contract is chosen, every worker is checked for it. */
const onlyContract = (view: TableView, contracts: readonly Project[]): Project | undefined => {
  const [slug, ...others] = readChoices(view, 'contract');
  return others.length > 0 ? undefined : contracts.find((contract) => contract.slug === slug);
};

function useWorkers(projectId: number | undefined) {
  return useQuery(queryAll(workforceApi.list, { query: { projectId } }));
}

/** Workers who left are hidden until the filter shows them. */
const inSight = (workers: readonly Worker[] | null | undefined, view: TableView) =>
  readChoices(view, 'status').includes('left')
    ? (workers ?? undefined)
    : workers?.filter(({ employmentStatus }) => employmentStatus !== 'left');

const noteOn = (contract: Project | undefined): string =>
  `Who can work today${contract ? ` on ${contract.name}` : ''} and what is stopping the rest.`;

function Figures({ workers }: { workers: readonly Worker[] | undefined }) {
  const { data: summary } = useQuery(workforceQueries.summary());
  return summary && workers ? (
    <div className="max-md:hidden">
      <KpiStrip label="Workforce totals" figures={workforceFigures(summary, workers)} />
    </div>
  ) : (
    <div
      aria-hidden="true"
      className="h-[97px] rounded-card border border-line bg-surface max-md:hidden"
    />
  );
}

const useAddWorker = (): PageAction => ({
  label: 'Add worker',
  icon: Plus,
  tone: 'primary',
  obstacle: obstacleToAdding(useActor()),
  link: { to: '/workforce/new' },
});

type ActionsProps = {
  /** The slug of the contract that is looked at, if it is one. */
  contract: string | undefined;
};

/** Actions on the register as a whole. */
function Actions({ contract }: ActionsProps) {
  const linkTo = (show: string) => ({ to: '/workforce', search: { show, contract } }) as const;
  return (
    <PageActions
      actions={[
        useAddWorker(),
        { label: 'Roll call', icon: ClipboardList, link: linkTo('roll-call') },
        { label: 'Training matrix', icon: Grid3x3, link: linkTo('matrix') },
        { label: 'Scan badge', icon: ScanLine, link: linkTo('gate'), isButtonOnPhone: true },
        {
          label: 'Import',
          icon: FileUp,
          obstacle: obstacleToAdding(useActor()),
          hidesWhenBlocked: true,
          link: { to: '/workforce', search: { show: 'import' } },
        },
      ]}
    />
  );
}

const NoWorkers = () => (
  <EmptyState
    icon={HardHat}
    title="No workers yet"
    text="Add the people who work on your sites, with their cards and inductions, or import a spreadsheet. You can then see who can work today: in this list, at the gate and when you start a gang."
  >
    <PageActionButton {...useAddWorker()} />
    <ButtonLink to="/workforce" search={{ show: 'import' }}>
      Import a file
    </ButtonLink>
  </EmptyState>
);

type VerdictChipsProps = {
  workers: readonly Worker[] | undefined;
  view: TableView;
  onView: OnView;
};

/** The number of workers by verdict, whatever the other filters are. */
const VerdictChips = ({ workers, view, onView }: VerdictChipsProps) =>
  workers ? (
    <CountChips
      label="Filter workers"
      value={view.verdict ?? 'all'}
      options={[
        { value: 'all', label: 'All', count: workers.length },
        ...verdictOrder.map((value) => ({
          value,
          label: verdictLabels[value],
          count: workers.filter(({ verdict }) => verdict.state === value).length,
        })),
      ]}
      onChange={(chosen) =>
        onView({ ...view, verdict: chosen === 'all' ? undefined : chosen }, { replace: false })
      }
    />
  ) : (
    <div aria-hidden="true" className="h-control-sm site:h-11" />
  );

/** The figures that the office looks at first. */
const workforceFigures = (summary: WorkforceSummary, workers: readonly Worker[]): Kpi[] => [
  {
    label: 'On site now',
    value: number(summary.atWork),
    note: `of ${number(summary.active)} active`,
  },
  stopped(workers),
  expiring(summary),
  warned('Not inducted', summary.notInducted, 'No current induction', { inducted: 'no' }),
  warned('Right to work due', summary.rightToWorkDue, 'Unchecked or expiring soon', {
    right: 'due',
  }),
  {
    label: 'Hours this week',
    value: number(Number(summary.hoursThisWeek)),
    note: 'All crews since Monday',
  },
  ...(summary.fatigueFlags === null
    ? []
    : [warned('Fatigue flags', summary.fatigueFlags, 'This week: long shifts, short rests')]),
];

function stopped(workers: readonly Worker[]): Kpi {
  const count = workers.filter(({ verdict }) => verdict.state === 'cannot').length;
  return {
    label: 'Cannot work',
    value: number(count),
    note: count > 0 ? 'Cannot start today' : 'Everyone can start',
    ...(count > 0 && {
      ...{ tone: 'bad' as const, icon: OctagonAlert },
      link: { to: '/workforce', search: { verdict: 'cannot' } },
    }),
  };
}

const expiring = ({
  cardsExpiring30,
  cardsExpiring60,
  cardsExpiring90,
}: WorkforceSummary): Kpi => ({
  label: 'Cards expiring, 30 days',
  value: number(cardsExpiring30),
  note: `${number(cardsExpiring60)} in 60, ${number(cardsExpiring90)} in 90 days`,
  ...(cardsExpiring90 > 0 && { link: activeWith({ card: '90' }) }),
});

const activeWith = (filter: Record<string, string>): Kpi['link'] => ({
  to: '/workforce',
  search: { status: 'active', ...filter },
});

/** With a filter it links to exactly those who are counted. */
const warned = (
  label: FigureName,
  count: number,
  note: string,
  filter?: Record<string, string>,
): Kpi => ({
  label,
  value: number(count),
  note,
  ...(count > 0 && { tone: 'warn' as const, icon: TriangleAlert }),
  ...(count > 0 && filter && { link: activeWith(filter) }),
});
