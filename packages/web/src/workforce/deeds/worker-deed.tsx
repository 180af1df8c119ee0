import type { Asked, DeedProps } from '../worker-actions.ts';
import { ChangeWorkerStatus } from './change-status.tsx';
import { CheckCard } from './check-card.tsx';
import { DeleteWorker } from './delete-worker.tsx';
import { InductWorker } from './induct-worker.tsx';

const dialogs = { card: CheckCard, induct: InductWorker, delete: DeleteWorker };

/** The dialog of what somebody wants to do to a worker; a status is a deed as well. */
export function WorkerDeed({ deed, ...props }: Asked & DeedProps & { onDeleted?: () => void }) {
  if (deed !== 'card' && deed !== 'induct' && deed !== 'delete')
    return <ChangeWorkerStatus to={deed} {...props} />;
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}
