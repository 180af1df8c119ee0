import { totalsOf } from '@sitewright/domain/labour/clock';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { lengthText } from './crew-labels.ts';
import { useAtTime } from './site-clock.ts';

type Props = { sessions: LabourSession[]; onFinish: () => void; onClose: () => void };

/** Names everybody whose clock is about to stop. */
export function FinishAll({ sessions, onFinish, onClose }: Props) {
  const finish = () => {
    onFinish();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      variant="warning"
      title={sessions.length === 1 ? 'Finish the crew?' : `Finish all ${sessions.length} crews?`}
      description="Their clocks stop, and each becomes an entry in the diary."
      confirmText="Finish all"
      onConfirm={finish}
      onCancel={onClose}
    >
      <ul className="max-h-60 divide-y divide-line-2 overflow-y-auto text-sm">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function Row({ session }: { session: LabourSession }) {
  const worked = useAtTime((now) => lengthText(totalsOf(session, now).worked));
  return (
    <li className="flex justify-between gap-3 py-1.5">
      <span className="min-w-0 [overflow-wrap:anywhere]">{session.name}</span>
      <span className="flex-none text-text-2 tabular-nums">{worked} worked</span>
    </li>
  );
}
