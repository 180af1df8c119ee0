import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { Revealed } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { type RevealField, revealLabels } from '@sitewright/domain/workforce/worker-values';
import { ReasonDialog } from './reason-dialog.tsx';
import { useConfirmed } from './use-confirmed.ts';

type Props = {
  worker: WorkerRecord;
  fields: RevealField[];
  onRevealed: (revealed: Revealed) => void;
  onClose: () => void;
};

const all = new Intl.ListFormat('en-GB');

/** Reveals sealed fields of one worker for a reason; they stay within the part that requested them. */
export function RevealFields({ worker, fields, onRevealed, onClose }: Props) {
  const { confirmation, ...reveal } = useConfirmed(workforceApi.reveal, {
    onDone: (revealed) => {
      onClose();
      onRevealed(revealed);
    },
  });
  return (
    <ReasonDialog
      title={`Show protected details: ${fullName(worker)}`}
      description={`${all.format(fields.map((field) => revealLabels[field]))}. Your access is recorded in the activity log.`}
      confirmText="Show protected details"
      variant="warning"
      command={reveal}
      confirmation={confirmation}
      onClose={onClose}
      onConfirm={(reason) =>
        reveal.perform({ params: { workerId: worker.id }, body: { fields, reason } })
      }
    />
  );
}
