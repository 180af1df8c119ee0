import { can, obstacleOfRole } from '@sitewright/domain/kernel/access';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Project } from '@sitewright/domain/projects/project';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { isRightToWorkDue } from '@sitewright/domain/workforce/verdict';
import type { Worker } from '@sitewright/domain/workforce/worker';
import {
  employmentStatuses,
  employmentTypes,
  statusLabels,
} from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { verdictLabels, verdictOrder } from '../../labour/worker-verdict.tsx';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { useNeedsSignal } from '../../platform/use-needs-signal.ts';
import { labelOptions, optionsOf, plainOptions } from '../../ui/fields/options.ts';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import type { Filter } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { choiceFilter, foundFilter, multiValueFilter } from '../../ui/table/filters.ts';
import type { TableView } from '../../ui/table/table-view.ts';
import { hasCard } from '../card.tsx';
import type { ViewProps } from '../view-props.ts';
import { type OpenAction, workerActions } from '../worker-actions.ts';
import { WorkerCard } from './worker-card.tsx';
import { workerColumns } from './worker-columns.tsx';

const WorkerAction = lazyDialog(() => import('../actions/worker-action.tsx'), 'WorkerAction');

/** Preloads the actions, so that no menu waits for a file. */
const fetchActions = () => void WorkerAction.preload?.();

type Props = ViewProps & {
  workers: readonly Worker[] | undefined;
  contracts: readonly Project[];
  contract: Project | undefined;
};

export function WorkerTable({ workers, contracts, contract, view, onView, today }: Props) {
  const needsSignal = useNeedsSignal(workforceApi.setStatus);
  const actor = useActor();
  const goTo = useWorkerPages();
  const [openAction, setOpenAction] = useState<OpenAction>();
  useEffect(fetchActions, []);
  const scopeOf = scopesOn(contracts, contract?.name);
  return (
    <>
      <DataTable
        label="Workers"
        rows={workers}
        columns={useColumns(contracts, contract?.name, today)}
        filters={useMemo(
          () => workerFilters({ workers: workers ?? [], contracts, contract, view, today }),
          [workers, contracts, contract, view, today],
        )}
        actions={workerActions({ actor, ...goTo, onAction: setOpenAction, needsSignal })}
        defaultSort="verdict,name"
        searchHint="Name, worker ID or trade"
        isTwoLine
        empty={<p className="text-text-2">No workers are inducted or at work on this contract.</p>}
        card={(worker, menu) => (
          <WorkerCard
            worker={worker}
            scope={scopeOf(worker)}
            menu={menu}
            today={today}
            onAction={setOpenAction}
          />
        )}
        exportObstacle={obstacleOfRole(actor, 'worker', 'X', 'export workers')}
        view={view}
        onView={onView}
      />
      {openAction && <WorkerAction {...openAction} onClose={() => setOpenAction(undefined)} />}
    </>
  );
}

/** The pages of a worker: to read, to edit, and the badge. */
function useWorkerPages() {
  const navigate = useNavigate();
  const show = (view: string, { id }: Worker) =>
    void navigate({ to: '/workforce', search: { show: view, worker: String(id) } });
  return {
    open: (worker: Worker) => show('worker', worker),
    edit: ({ id }: Worker) =>
      void navigate({ to: '/workforce/edit/$id', params: { id: String(id) } }),
    printBadge: (worker: Worker) => show('badge', worker),
  };
}

const scopesOn =
  (contracts: readonly Project[], judgedFor: string | undefined) =>
  ({ inductedProjectIds }: Worker) => ({
    judgedFor,
    inductedOn: contracts
      .filter(({ id }) => inductedProjectIds.includes(id))
      .map(({ name }) => name),
  });

function useColumns(contracts: readonly Project[], judgedFor: string | undefined, today: string) {
  const seesPrivate = can(useActor(), 'worker.private', 'R');
  const { data: scores } = useQuery({ ...query(workforceApi.overallScores), enabled: seesPrivate });
  return useMemo(() => {
    const byId = new Map(contracts.map((contract) => [contract.id, contract]));
    const scored = new Map(scores?.map((score) => [score.id, score]));
    const nameOf = (id: number) => byId.get(id)?.name ?? '';
    const codeOf = (id: number) => byId.get(id)?.code ?? nameOf(id);
    const scopeOf = scopesOn(contracts, judgedFor);
    const scoreOf = (id: number) => scored.get(id);
    return workerColumns({ today, seesPrivate, nameOf, codeOf, scopeOf, scoreOf });
  }, [contracts, judgedFor, today, seesPrivate, scores]);
}

type Options = {
  workers: readonly Worker[];
  contracts: readonly Project[];
  /** The one to which the rows are narrowed already: also those whose induction there is over. */
  contract: Project | undefined;
  view: TableView;
  today: string;
};

/** Offers only values that occur. */
function workerFilters({ workers, contracts, contract, view, today }: Options): Filter<Worker>[] {
  const filters: Filter<Worker>[] = [
    contractFilter({ contracts, contract, view }),
    choiceFilter(
      'verdict',
      'Clearance',
      optionsOf(verdictOrder, verdictLabels),
      ({ verdict }) => verdict.state,
    ),
    foundFilter('trade', 'Job title', workers, ({ jobTitle }) => jobTitle),
    choiceFilter(
      'type',
      'Type',
      plainOptions(employmentTypes),
      ({ employmentType }) => employmentType,
    ),
    choiceFilter(
      'status',
      'Status',
      optionsOf(employmentStatuses, statusLabels),
      ({ employmentStatus }) => employmentStatus,
    ),
    multiValueFilter(view, 'card', 'Card', cardOptions, (worker) => cardValues(worker, today)),
    choiceFilter('inducted', 'Induction', inductedOptions, ({ inductedProjectIds }) =>
      inductedProjectIds.length > 0 ? 'yes' : 'no',
    ),
    choiceFilter('right', 'Right to work', rightOptions, (worker) =>
      isRightToWorkDue(worker, today) ? 'due' : 'ok',
    ),
  ];
  return filters.filter(({ id, options }) => id === 'contract' || options.length > 0);
}

const contractFilter = ({
  contracts,
  contract,
  view,
}: Pick<Options, 'contracts' | 'contract' | 'view'>): Filter<Worker> =>
  multiValueFilter(view, 'contract', 'Contract', contractOptions(contracts), (worker) =>
    (contract ? [contract] : contracts.filter(({ id }) => belongsTo(worker, id))).map(
      ({ slug }) => slug,
    ),
  );

const belongsTo = ({ inductedProjectIds, atWorkOnId }: Worker, id: number): boolean =>
  atWorkOnId === id || inductedProjectIds.includes(id);

const contractOptions = (contracts: readonly Project[]) =>
  contracts.map(({ slug, name }) => ({ value: slug, label: name }));

const rightOptions = labelOptions({ due: 'Unchecked or expiring soon', ok: 'Checked' });

const inductedOptions = labelOptions({ yes: 'Inducted', no: 'Not inducted' });

const cardOptions = [
  { value: 'valid', label: 'Valid' },
  { value: '30', label: 'Expires within 30 days' },
  { value: '60', label: 'Expires within 60 days' },
  { value: '90', label: 'Expires within 90 days' },
  { value: 'expired', label: 'Expired' },
  { value: 'none', label: 'No card' },
  { value: 'check', label: 'To be checked' },
];

function cardValues(worker: Worker, today: string): string[] {
  const { cscsCardExpiry: ends, cardState } = worker;
  if (!hasCard(worker)) return ['none'];
  const within = ['30', '60', '90'].filter(
    (days) => ends && ends >= today && ends <= daysAfter(today, Number(days)),
  );
  return [
    ...within,
    ...(ends && ends < today ? ['expired'] : []),
    ...(ends && ends >= today ? ['valid'] : []),
    ...(cardState === 'unverified' ? ['check'] : []),
  ];
}
