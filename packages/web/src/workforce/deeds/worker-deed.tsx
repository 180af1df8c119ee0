import type { Asked, DeedProps } from '../worker-actions.ts';
import { ChangeWorkerStatus } from './change-status.tsx';
import { CheckCard } from './check-card.tsx';
import { DeleteWorker } from './delete-worker.tsx';
import { InductWorker } from './induct-worker.tsx';
import { StartLabour } from './start-labour.tsx';

const dialogs = { card: CheckCard, induct: InductWorker, delete: DeleteWorker, start: StartLabour };

/** The dialog of what somebody wants to do to a worker; a status is a deed as well. */
export function WorkerDeed({ deed, ...props }: Asked & DeedProps & { onDeleted?: () => void }) {
  if (!isDialog(deed)) return <ChangeWorkerStatus to={deed} {...props} />;
  const Dialog = dialogs[deed];
  return <Dialog {...props} />;
}

const isDialog = (deed: Asked['deed']): deed is keyof typeof dialogs => deed in dialogs;
