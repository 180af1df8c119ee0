import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { startOfLast } from '@sitewright/domain/labour/rules';
import { useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { isWaiting } from '../platform/outbox/waiting-replies.ts';
import { useCommand } from '../platform/use-command.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../ui/dialogs/toast.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { lengthText } from './crew-labels.ts';
import { EarlierTime, useEarlier } from './earlier-time.tsx';
import { useEveryMinute } from './site-clock.ts';
import { useToastIfKept } from './use-toast-if-kept.ts';

type Props = { session: LabourSession; onClose: () => void };

/** Asks what was done, since it becomes a line of the diary. It stays open until the server agrees. */
export function StopCrew({ session, onClose }: Props) {
  const [workSummary, setWorkSummary] = useState(session.task ?? '');
  const earlier = useEarlier('finishedAt');
  const worked = useEveryMinute((clock) => workedText(session, earlier.at, clock));
  const [refusal, setRefusal] = useState<Error>();
  const toast = useToast();
  const showIfKept = useToastIfKept(onClose);
  const { perform, isPending } = useCommand(labourApi.finish, {
    onDone: (reply) => {
      if (!isWaiting(reply)) toast({ text: `${session.name} stopped and added to the diary` });
      showIfKept(reply);
    },
    onRefused: (error) => setRefusal(earlier.showRefusal(error) ? undefined : error),
  });
  const params = { labourSessionId: session.id };
  return (
    <ConfirmDialog
      isOpen
      title={`Stop ${session.name}?`}
      description={`${worked}This becomes a diary entry.`}
      confirmText="Stop"
      isPending={isPending}
      onConfirm={() =>
        earlier.check() && perform({ params, body: { workSummary, ...earlier.typed } })
      }
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
      <EarlierTime label="Finished earlier?" {...earlier.bind} />
      {refusal && <Failure text={detailOf(refusal)} />}
    </ConfirmDialog>
  );
}

/** `6 h 29 worked. `; nothing as long as the typed finish cannot be right. */
function workedText(session: LabourSession, finishedAt: string | undefined, clock: string): string {
  const at = Date.parse(finishedAt ?? clock);
  const isPossible = at >= Date.parse(startOfLast(session)) && at <= Date.parse(clock);
  if (finishedAt && !isPossible) return '';
  return `${lengthText(totalsOf(session, finishedAt ?? clock).worked)} worked. `;
}
