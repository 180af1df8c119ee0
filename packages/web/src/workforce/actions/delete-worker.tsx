import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import type { ActionProps } from '../worker-actions.ts';

type Props = ActionProps & { onDeleted?: () => void };

export const DeleteWorker = ({ worker, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={workforceApi.remove}
    input={{ params: { workerId: worker.id } }}
    recordType="worker"
    recordId={worker.id}
    title={fullName(worker)}
    consequence="Their papers go too."
    subject="They"
    advice="Whoever has hours on a contract stays: say that they left instead."
    {...dialog}
  />
);
