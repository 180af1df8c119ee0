import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { saveFile } from '../../ui/files/save-file.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useConfirmed } from './use-confirmed.ts';

type Props = { worker: WorkerRecord; onClose: () => void };

/** All that is held about one worker, for them, as a file that a machine can read. */
export function HandOutAll({ worker, onClose }: Props) {
  const { confirmation, ...handOut } = useConfirmed(workforceApi.subjectAccess, {
    onDone: (held) => {
      onClose();
      const text = JSON.stringify(held, null, 2);
      saveFile(
        `${worker.workerId}-all-we-hold.json`,
        new Blob([text], { type: 'application/json' }),
      );
    },
  });
  return (
    <ReasonDialog
      title={`Export all data held about ${fullName(worker)}?`}
      description="A file with every record that names them, including protected details. They have a right to it within a month of asking."
      confirmText="Download file"
      variant="warning"
      command={handOut}
      confirmation={confirmation}
      onClose={onClose}
      onConfirm={(reason) => handOut.perform({ params: { workerId: worker.id }, body: { reason } })}
    />
  );
}
