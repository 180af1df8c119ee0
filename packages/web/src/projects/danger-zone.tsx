import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToDeleting } from '@sitewright/domain/projects/rules';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { DeleteContract } from './delete-contract.tsx';

/** What is not done by mistake. */
export function DangerZone({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleToDeleting(useActor());
  const navigate = useNavigate();
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="grid justify-items-start gap-3 rounded-card border border-bad bg-surface p-5 max-md:p-4"
    >
      <div className="grid gap-1">
        <h2 id={title}>Danger zone</h2>
        <p className="text-sm text-text-2">
          A deleted contract goes to the recycle bin with all that is in it.
        </p>
      </div>
      <ButtonWithReason obstacle={obstacle} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete contract
      </ButtonWithReason>
      {isOpen && (
        <DeleteContract
          project={project}
          onClose={() => setOpen(false)}
          onDeleted={() => void navigate({ to: '/contracts', ignoreBlocker: true })}
        />
      )}
    </section>
  );
}
