import { can } from '@sitewright/domain/kernel/access';
import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { obstacleToAdding } from '@sitewright/domain/plant/rules';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tractor } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queryAll } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { chargeRule } from './hire-labels.ts';
import { PlantAction } from './plant-action.tsx';
import { type OpenAction, plantActions } from './plant-actions.ts';
import { PlantCard } from './plant-card.tsx';
import { plantColumns, plantFilters } from './plant-columns.tsx';
import { AddPlant } from './plant-form/add-plant.tsx';
import { QuarantineBanner } from './quarantine-banner.tsx';

type Props = { project: Project };

/** Every machine on the contract, what it costs and what is to be done about it. */
export function PlantTab({ project }: Props) {
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(
    queryAll(plantApi.list, { query: { projectId: project.id, status: 'all' } }),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[72ch] text-sm text-pretty text-text-2">{chargeRule}</p>
        <div className="flex flex-wrap items-center gap-2">
          <AddButton onPress={() => setAdding(true)} />
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
      {isAdding && <AddPlant project={project} onClose={() => setAdding(false)} />}
    </div>
  );
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <ButtonWithReason tone="primary" obstacle={obstacleToAdding(useActor())} onClick={onPress}>
    <Plus aria-hidden="true" className="size-4" />
    Add plant
  </ButtonWithReason>
);

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
        empty={null}
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
    text="Add each machine with its supplier and rate: what it costs, when it is due back and whether it stands idle is then told here."
  />
);
