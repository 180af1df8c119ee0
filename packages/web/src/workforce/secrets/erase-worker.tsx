import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { retainedAfterErasure } from '@sitewright/domain/workforce/erasure';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useConfirmed } from './use-confirmed.ts';

type Props = { worker: WorkerRecord; onClose: () => void };

/** Names, numbers and documents are erased permanently; records required by law stay, and are listed. */
export function EraseWorker({ worker, onClose }: Props) {
  const toast = useToast();
  const { confirmation, ...erase } = useConfirmed(workforceApi.erase, {
    onDone: () => {
      onClose();
      toast({ text: 'Worker erased' });
    },
  });
  return (
    <ReasonDialog
      title={`Erase ${fullName(worker)} permanently?`}
      description="Their identity, contact details and protected details are erased and cannot be restored."
      confirmText="Erase"
      variant="destructive"
      command={erase}
      confirmation={confirmation}
      onClose={onClose}
      onConfirm={(reason) => erase.perform({ params: { workerId: worker.id }, body: { reason } })}
    >
      <div className="grid gap-1 text-sm">
        <p className="font-medium">What is kept, and why:</p>
        <ul className="grid list-disc gap-1 pl-5 text-text-2">
          {retainedAfterErasure.map(({ what, ground }) => (
            <li key={what}>
              {what}. {ground}
            </li>
          ))}
        </ul>
      </div>
    </ReasonDialog>
  );
}
