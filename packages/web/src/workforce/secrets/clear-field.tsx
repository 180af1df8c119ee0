import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import {
  healthFields,
  revealLabels,
  type SealedField,
} from '@sitewright/domain/workforce/worker-values';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';

type Props = { worker: WorkerRecord; field: SealedField; onClose: () => void };

/** Takes one sealed field away; whatever else is sealed stays as it is. */
export function ClearField({ worker, field, onClose }: Props) {
  const isHealth = healthFields.some((other) => other === field);
  const what = revealLabels[field];
  const clear = useAction(isHealth ? workforceApi.setHealth : workforceApi.setIdentity, {
    onClose,
    doneMessage: () => `${what} of ${fullName(worker)} is cleared`,
  });
  return (
    <ActionDialog
      title={`Clear: ${what}?`}
      description={`What we hold of ${fullName(worker)} there is taken away and cannot be brought back. Nothing else under seal is changed.`}
      confirmText="Clear it"
      variant="destructive"
      command={clear}
      onConfirm={() =>
        clear.perform({
          params: { workerId: worker.id },
          body: { [field]: null, version: worker.version },
        })
      }
      onClose={onClose}
    />
  );
}
