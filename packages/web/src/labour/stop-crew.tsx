import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { lengthText } from './crew-labels.ts';
import { useAtTime } from './site-clock.ts';

type Props = {
  session: LabourSession;
  onStop: (workSummary: string) => void;
  onClose: () => void;
};

/** Asks what was done, since it becomes a line of the diary. */
export function StopCrew({ session, onStop, onClose }: Props) {
  const [workSummary, setWorkSummary] = useState(session.task ?? '');
  const worked = useAtTime((now) => lengthText(totalsOf(session, now).worked));
  const stop = () => {
    onStop(workSummary);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Stop ${session.name}?`}
      description={`${worked} worked. It becomes an entry in the diary.`}
      confirmText="Stop"
      onConfirm={stop}
      onCancel={onClose}
    >
      <TextField
        label="Work summary"
        isOptional
        name="workSummary"
        maxLength={5000}
        value={workSummary}
        onChange={setWorkSummary}
      />
    </ConfirmDialog>
  );
}
