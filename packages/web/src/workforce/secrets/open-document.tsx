import { requestFor } from '@sitewright/domain/kernel/request';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerDocument } from '@sitewright/domain/workforce/papers';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useConfirmation } from '../../actions/use-confirmation.tsx';
import { onceMore } from './use-confirmed.ts';

type Props = { document: WorkerDocument; onClose: () => void };

/** The password first; then the browser saves it, and the log says so. */
export function OpenDocument({ document: paper, onClose }: Props) {
  const { perform, fields, isPending, isBlocked } = useConfirmation(onceMore);
  const open = () => {
    onClose();
    const { url } = requestFor(workforceApi.document, { params: { workerDocumentId: paper.id } });
    Object.assign(document.createElement('a'), { href: url, download: paper.name }).click();
  };
  return (
    <ActionDialog
      title={`Open ${paper.name}?`}
      description="It is saved on this device. That you opened it is written into the log."
      confirmText="Open"
      variant="warning"
      command={{ isPending, error: null }}
      isBlocked={isBlocked}
      onConfirm={() => perform(open)}
      onClose={onClose}
    >
      {() => fields}
    </ActionDialog>
  );
}
