import type { Project } from '@sitewright/domain/projects/project';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ChangeStatus, moves } from './change-status.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useChangeStatus } from './use-change-status.ts';

type Props = { project: Project; onChanged: (project: Project) => void };

/** The status of the contract, its reason, and the button to change it. */
export function ContractStatus({ project, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { moveTo, isPending } = useChangeStatus(onChanged);
  const { status, statusReason } = project;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge status={status} />
      {statusReason && (
        <p className="min-w-0 basis-full text-sm [overflow-wrap:anywhere] text-text-2">
          {statusReason}
        </p>
      )}
      {status === 'Open' && (
        <Button isPending={isPending} onClick={() => moveTo(project, 'active')}>
          {moves.active}
        </Button>
      )}
      <Button onClick={() => setOpen(true)}>Change status</Button>
      {isOpen && (
        <ChangeStatus project={project} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
