import { can, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { LazyBoundary, lazyPart } from '../../ui/lazy-part.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { ViewProps } from '../view-props.ts';
import { type OpenAction, workerActions } from '../worker-actions.ts';
import { WorkerCard } from './worker-card.tsx';
import { workerColumns } from './worker-columns.tsx';
import { workerFilters } from './worker-filters.ts';

const WorkerAction = lazyPart(() => import('../actions/worker-action.tsx'), 'WorkerAction');

/** Preloads the actions, so that no menu waits for a file. */
const fetchActions = () => void WorkerAction.preload?.();

type Props = ViewProps & {
  workers: readonly Worker[] | undefined;
  contracts: readonly Project[];
  contract: Project | undefined;
};

export function WorkerTable({ workers, contracts, contract, view, onView, today }: Props) {
  const actor = useActor();
  const navigate = useNavigate();
  const [openAction, setOpenAction] = useState<OpenAction>();
  useEffect(fetchActions, []);
  const open = ({ id }: Worker) =>
    void navigate({ to: '/workforce/edit/$id', params: { id: String(id) } });
  const printBadge = ({ id }: Worker) =>
    void navigate({ to: '/workforce', search: { show: 'badge', worker: String(id) } });
  return (
    <>
      <DataTable
        label="Workers"
        rows={workers}
        columns={useColumns(contracts, today)}
        filters={useMemo(
          () => workerFilters({ workers: workers ?? [], contracts, contract, view, today }),
          [workers, contracts, contract, view, today],
        )}
        actions={workerActions({ actor, open, printBadge, ask: setOpenAction })}
        defaultSort="verdict,name"
        searchHint="Name, worker ID or trade"
        isTwoLine
        empty={<p className="text-text-2">Nobody is inducted or at work there.</p>}
        card={(worker, menu) => (
          <WorkerCard worker={worker} menu={menu} today={today} onAsk={setOpenAction} />
        )}
        exportObstacle={obstacleOfRole(actor, 'worker', 'X', 'take the workers along')}
        view={view}
        onView={onView}
      />
      {openAction && (
        <LazyBoundary onLost={() => setOpenAction(undefined)}>
          <WorkerAction {...openAction} onClose={() => setOpenAction(undefined)} />
        </LazyBoundary>
      )}
    </>
  );
}

function useColumns(contracts: readonly Project[], today: string) {
  const seesPrivate = can(useActor(), 'worker.private', 'R');
  const { data: scores } = useQuery({ ...query(workforceApi.overallScores), enabled: seesPrivate });
  return useMemo(() => {
    const byId = new Map(contracts.map((contract) => [contract.id, contract]));
    const scored = new Map(scores?.map((score) => [score.id, score]));
    const nameOf = (id: number) => byId.get(id)?.name ?? '';
    const codeOf = (id: number) => byId.get(id)?.code ?? nameOf(id);
    return workerColumns({ today, seesPrivate, nameOf, codeOf, scoreOf: (id) => scored.get(id) });
  }, [contracts, today, seesPrivate, scores]);
}
