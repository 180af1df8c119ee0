import { formatDate } from '@sitewright/domain/kernel/calendar';
import { fullName } from '@sitewright/domain/labour/crew';
import { projectsApi } from '@sitewright/domain/projects/api';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { cardStateLabels } from '@sitewright/domain/workforce/worker-values';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FolderOpen, Pencil } from 'lucide-react';
import { queryAll } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Fact, FactList } from '../../ui/layout/facts.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { cardText } from '../card.tsx';
import { workforceQueries } from '../queries.ts';
import type { ViewProps } from '../view-props.ts';
import { partNotStored, StoredWorker, useStoredWorker } from './stored-worker.tsx';
import { WorkerHead } from './worker-head.tsx';

/** A worker to read: whether they can work, and what is on file; the form is one press away. */
export function WorkerView({ view }: ViewProps) {
  const id = Number(view.worker);
  const query = useQuery(workforceQueries.read(id));
  const stored = useStoredWorker(id, !!query.data);
  return (
    <div className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-4">
      {stored && <StoredWorker {...stored} />}
      <Loaded
        query={query}
        what={partNotStored(stored)}
        empty="This worker no longer exists."
        skeleton={<Skeleton what="the worker" shape="lines" />}
      >
        {(worker) => <WorkerFile worker={worker} />}
      </Loaded>
      <ButtonLink icon={ArrowLeft} to="/workforce" className="justify-self-start">
        Workforce
      </ButtonLink>
    </div>
  );
}

function WorkerFile({ worker }: { worker: WorkerRecord }) {
  const mayEdit = !obstacleToEditing(worker, useActor());
  return (
    <article
      aria-label={fullName(worker)}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <h2 className="text-xl">{fullName(worker)}</h2>
      <WorkerHead worker={worker} />
      <FactList facts={useFacts(worker)} />
      <ButtonLink
        icon={mayEdit ? Pencil : FolderOpen}
        to="/workforce/edit/$id"
        params={{ id: String(worker.id) }}
        className="justify-self-start"
      >
        {mayEdit ? 'Edit' : 'Open worker'}
      </ButtonLink>
    </article>
  );
}

function useFacts(worker: WorkerRecord): Fact[] {
  const { data } = useQuery(queryAll(projectsApi.list, { query: {} }));
  const nameOf = (id: number | null) => data?.find((contract) => contract.id === id)?.name;
  const { inductedProjectIds, cscsCardExpiry: expiry, cardState } = worker;
  return [
    ['At work on', nameOf(worker.atWorkOnId)],
    ['Inducted on', inductedProjectIds.flatMap((id) => nameOf(id) ?? []).join('\n') || 'None'],
    ['Card', [cardText(worker), cardStateLabels[cardState]].filter(Boolean).join(', ')],
    ['Card expiry', expiry && formatDate(expiry)],
    ['Right to work until', worker.rightToWorkExpiresOn && formatDate(worker.rightToWorkExpiresOn)],
    ['Mobile', worker.mobilePhone],
  ];
}
