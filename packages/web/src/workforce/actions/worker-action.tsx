import type { ActionProps, OpenAction } from '../worker-actions.ts';
import { ChangeWorkerStatus } from './change-status.tsx';
import { CheckCard } from './check-card.tsx';
import { DeleteWorker } from './delete-worker.tsx';
import { InductWorker } from './induct-worker.tsx';
import { StartLabour } from './start-labour.tsx';

const dialogs = { card: CheckCard, induct: InductWorker, delete: DeleteWorker, start: StartLabour };

/** The dialog of the chosen action on a worker; a status is an action as well. */
export function WorkerAction({
  action,
  ...props
}: OpenAction & ActionProps & { onDeleted?: () => void }) {
  if (!isDialog(action)) return <ChangeWorkerStatus to={action} {...props} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

const isDialog = (action: OpenAction['action']): action is keyof typeof dialogs =>
  action in dialogs;
