import { fullName } from '@sitewright/domain/labour/crew';
import { WorkerFix } from '../worker-fix.tsx';
import type { Barred } from './startable.ts';

type Props = Barred & { projectId: number };

/** Why one member cannot start, and what settles it. */
export const BarredMember = ({ worker, reason, projectId }: Props) => (
  <li className="flex min-h-control-sm items-center gap-2 text-sm">
    <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
      <span className="font-medium">{fullName(worker)}</span>
      <span className="text-xs text-on-bad-soft">{reason}</span>
    </span>
    <WorkerFix worker={worker} reason={reason} projectId={projectId} />
  </li>
);
