import { can } from '@sitewright/domain/kernel/access';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { obstacleToAdding } from '@sitewright/domain/plant/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tractor } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { FactList } from '../ui/layout/facts.tsx';
import { lazyDialog } from '../ui/layout/lazy-dialog.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { Opener } from '../ui/opener.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { RecordCard } from '../ui/table/record-card.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { HireAlerts, QuarantineBanner } from './hire-alerts.tsx';
import { chargeRule, chargeText, joined, nextDate, timeText } from './hire-labels.ts';
import { HireState } from './hire-state.tsx';
import { type OpenAction, plantActions } from './plant-actions.ts';
import { plantColumns, plantFilters } from './plant-columns.tsx';

const AddPlant = lazyDialog(() => import('./plant-form/save-plant.tsx'), 'AddPlant');

const PlantAction = lazyDialog(() => import('./plant-dialogs.tsx'), 'PlantAction');

type Props = { project: Project };

/** Every machine on the contract, what it costs and what is to be done about it. */
export function PlantTab({ project }: Props) {
  const query = useQuery(
    queryAll(plantApi.list, { query: { projectId: project.id, status: 'all' } }),
  );
  const obstacle = obstacleToAdding(useActor());
  const needsSignal = useNeedsSignal(plantApi.add);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[72ch] text-sm text-pretty text-text-2">{chargeRule}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Opener icon={Plus} label="Add plant" tone="primary" obstacle={obstacle ?? needsSignal}>
            {(close) => <AddPlant project={project} onClose={close} />}
          </Opener>
        </div>
      </div>
      <QuarantineBanner hires={query.data} />
      <Loaded
        query={query}
        what="plant"
        empty={<NoPlant />}
        skeleton={<Skeleton what="plant" count={4} />}
      >
        {(hires) => <PlantTable project={project} hires={hires} />}
      </Loaded>
    </div>
  );
}

function PlantTable({ project, hires }: Props & { hires: readonly PlantHire[] }) {
  const actor = useActor();
  const [view, setView] = useState<TableView>({});
  const [openAction, setOpenAction] = useState<OpenAction>();
  const seesMoney = can(actor, 'costAnalysis', 'R');
  const columns = useMemo(() => plantColumns(seesMoney), [seesMoney]);
  return (
    <>
      <DataTable
        label="Plant"
        rows={hires}
        columns={columns}
        filters={plantFilters}
        actions={plantActions(actor, setOpenAction)}
        defaultSort="state,machine"
        searchHint="Machine, supplier or alert"
        isTwoLine
        view={view}
        onView={setView}
        card={(hire, menu) => <PlantCard hire={hire} menu={menu} />}
      />
      {openAction && (
        <PlantAction {...openAction} project={project} onClose={() => setOpenAction(undefined)} />
      )}
    </>
  );
}

const NoPlant = () => (
  <EmptyState
    icon={Tractor}
    title="No plant on this contract yet"
    text="Add each machine with its supplier and rate to track its cost, off-hire date and idle days."
  />
);

type CardProps = { hire: PlantHire; menu: ReactNode };

/** A machine as shown on a phone. */
const PlantCard = ({ hire, menu }: CardProps) => (
  <RecordCard
    heading="h3"
    title={hire.name}
    note={
      <>
        {joined(hire.supplierName, hire.operatorName)}
        {hire.hireNumber && (
          <>
            {(hire.supplierName || hire.operatorName) && ' · '}
            <span className="whitespace-nowrap">{hire.hireNumber}</span>
          </>
        )}
      </>
    }
    menu={menu}
  >
    <p>
      <HireState hire={hire} />
    </p>
    <Figures hire={hire} />
    {hire.breakdown && <p className="text-sm text-text-2">{hire.breakdown.reason}</p>}
    <HireAlerts alerts={hire.alerts} />
  </RecordCard>
);

const Figures = ({ hire }: Pick<CardProps, 'hire'>) => {
  const { label, date } = nextDate(hire);
  return (
    <FactList
      facts={[
        ['On hire', hire.status === 'requested' ? 'Not yet' : timeText(hire)],
        [label, date ? formatDate(date) : 'Open'],
        ['Cost to date', hire.cost && formatPounds(hire.cost)],
        ['Charge', hire.cost && chargeText(hire)],
      ]}
      layout="grid-cols-[auto_1fr] gap-x-3 gap-y-1 tabular-nums [&_dd]:text-right"
    />
  );
};
