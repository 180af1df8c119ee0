import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import { fixFor } from '@sitewright/domain/workforce/verdict';
import type { Worker } from '@sitewright/domain/workforce/worker';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckCard } from './check-card.tsx';
import { InductWorker } from './induct-worker.tsx';

type Props = { worker: Worker; reason: string; projectId: number };

const fixLabels = { induct: 'Induct', card: 'Check card' };

/** An action that resolves the reason directly; otherwise a link to the worker. */
export function WorkerFix({ worker, reason, projectId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mayEdit = !obstacleToEditing({ erasedAt: null }, useActor());
  const fix = mayEdit ? fixFor(reason) : undefined;
  const isOnline = useOnline();
  if (!fix)
    return (
      <ButtonLink to="/workforce/edit/$id" params={{ id: String(worker.id) }}>
        Open<span className="sr-only"> {fullName(worker)}</span>
      </ButtonLink>
    );
  return (
    <>
      <Button
        isBlocked={!isOnline}
        title={isOnline ? undefined : 'Needs signal'}
        onClick={() => setOpen(true)}
      >
        {fixLabels[fix]}
        <span className="sr-only"> {fullName(worker)}</span>
      </Button>
      {!isOnline && <span className="ml-2 text-xs tracking-normal text-text-2">Needs signal</span>}
      {isOpen && fix === 'induct' && (
        <InductWorker worker={worker} projectId={projectId} onClose={close} />
      )}
      {isOpen && fix === 'card' && <CheckCard worker={worker} onClose={close} />}
    </>
  );
}
