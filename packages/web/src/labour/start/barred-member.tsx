import { fullName } from '@sitewright/domain/labour/crew';
import { obstacleToEditing } from '@sitewright/domain/workforce/rules';
import { fixFor } from '@sitewright/domain/workforce/verdict';
import { useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckCard } from '../check-card.tsx';
import { InductWorker } from '../induct-worker.tsx';
import type { Barred } from './startable.ts';

type Props = Barred & { projectId: number };

/** Why one member cannot start, and what settles it. */
export const BarredMember = ({ worker, reason, projectId }: Props) => (
  <li className="flex min-h-control-sm items-center gap-2 text-sm">
    <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
      <span className="font-medium">{fullName(worker)}</span>
      <span className="text-xs text-on-bad-soft">{reason}</span>
    </span>
    <Fix worker={worker} reason={reason} projectId={projectId} />
  </li>
);

const fixLabels = { induct: 'Induct', card: 'Check card' };

function Fix({ worker, reason, projectId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const mayEdit = !obstacleToEditing({ erasedAt: null }, useActor());
  const fix = mayEdit ? fixFor(reason) : undefined;
  if (!fix)
    return (
      <ButtonLink to="/workforce/edit/$id" params={{ id: String(worker.id) }}>
        Open<span className="sr-only"> {fullName(worker)}</span>
      </ButtonLink>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {fixLabels[fix]}
        <span className="sr-only"> {fullName(worker)}</span>
      </Button>
      {isOpen && fix === 'induct' && (
        <InductWorker worker={worker} projectId={projectId} onClose={close} />
      )}
      {isOpen && fix === 'card' && <CheckCard worker={worker} onClose={close} />}
    </>
  );
}
