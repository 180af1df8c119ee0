import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { CheckCard } from '../../labour/check-card.tsx';
import { InductWorker } from '../../labour/induct-worker.tsx';
import type { ActionProps, OpenAction } from '../worker-actions.ts';
import { ChangeWorkerStatus } from './change-status.tsx';
import { StartLabour } from './start-labour.tsx';

type Props = ActionProps & { onDeleted?: () => void };

/** The dialog of the chosen action on a worker; a status is an action as well. */
export function WorkerAction({ action, ...props }: OpenAction & Props) {
  if (!isDialog(action)) return <ChangeWorkerStatus to={action} {...props} />;
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

const DeleteWorker = ({ worker, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={workforceApi.remove}
    input={{ params: { workerId: worker.id } }}
    recordType="worker"
    recordId={worker.id}
    title={fullName(worker)}
    consequence="Their training, inductions and documents are deleted too."
    subject="They"
    advice="Workers with hours on a contract cannot be deleted. Mark them as left instead."
    {...dialog}
  />
);

const dialogs = { card: CheckCard, induct: InductWorker, delete: DeleteWorker, start: StartLabour };

const isDialog = (action: OpenAction['action']): action is keyof typeof dialogs =>
  action in dialogs;
