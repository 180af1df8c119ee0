import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { WorkerFix } from '../../labour/worker-fix.tsx';
import { Reason, VerdictBadge } from '../../labour/worker-verdict.tsx';
import { queryAll } from '../../platform/query.ts';
import { SearchBox } from '../../ui/table/search-box.tsx';
import { Part } from '../worker/part.tsx';

type Props = { projectId: number };

const mostShown = 8;

/** For a person without a badge: by name or company, with the same verdict as the badge gives. */
export function NameLookup({ projectId }: Props) {
  const [typed, type] = useState('');
  const { data } = useQuery(queryAll(workforceApi.list, { query: { judgedFor: projectId } }));
  const words = typed.trim().toLowerCase();
  const found = words ? (data?.filter((worker) => textOf(worker).includes(words)) ?? []) : [];
  return (
    <Part title="No badge? Find by name">
      <SearchBox label="Name or company" hint="Name or company" value={typed} onChange={type} />
      <ul aria-label="Workers found" className="divide-y divide-line-2">
        {found.slice(0, mostShown).map((worker) => (
          <Found key={worker.id} worker={worker} projectId={projectId} />
        ))}
      </ul>
      <output className="text-sm text-text-2">
        {words && data && found.length === 0 && 'No workers match.'}
        {found.length > mostShown && `${found.length - mostShown} more. Type to find them.`}
      </output>
    </Part>
  );
}

const textOf = (worker: Worker): string =>
  `${fullName(worker)} ${worker.company ?? ''}`.toLowerCase();

const Found = ({ worker, projectId }: { worker: Worker } & Props) => (
  <li>
    <div className="flex min-h-14 items-center justify-between gap-3 py-1.5">
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        <Link
          to="/workforce/edit/$id"
          params={{ id: String(worker.id) }}
          className="-my-1 py-1 text-sm font-medium site:-my-2 site:py-2"
        >
          {fullName(worker)}
        </Link>
        <span className="text-xs text-text-2">{worker.company}</span>
        {worker.verdict.state !== 'can' && <Reason verdict={worker.verdict} />}
      </span>
      <span className="grid flex-none justify-items-end gap-1.5">
        <VerdictBadge {...worker.verdict} />
        {worker.verdict.reason && (
          <WorkerFix worker={worker} reason={worker.verdict.reason} projectId={projectId} />
        )}
      </span>
    </div>
  </li>
);
