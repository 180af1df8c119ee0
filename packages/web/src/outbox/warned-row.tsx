import { labourApi } from '@sitewright/domain/labour/api';
import { useState } from 'react';
import { useReportFailure } from '../actions/use-report-failure.ts';
import { readKey } from '../platform/offline/database.ts';
import { endWarning } from '../platform/outbox/accepted-items.ts';
import type { WarnedItem } from '../platform/outbox/item.ts';
import { keepForLater, signInToChange } from '../platform/outbox/keep-for-later.ts';
import { announceChange, loadOutbox } from '../platform/outbox/outbox.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { sendNow } from './item-actions.tsx';
import { ItemDetail } from './item-row.tsx';

type Props = { item: WarnedItem; title: string; detail: string };

/** A crew that was started without signal and, as the server says, must not work. */
export function WarnedRow({ item, title, detail }: Props) {
  const [isAsking, setAsking] = useState(false);
  const reportFailure = useReportFailure();
  const confirmKnown = () => void noteKnown(item).catch(reportFailure('Warning not dismissed'));
  const stop = () => {
    setAsking(false);
    void stopCrew(item).catch(reportFailure('The crew was not stopped'));
  };
  return (
    <li className="grid gap-2 rounded-control border border-bad p-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-sm font-semibold">{title}</p>
        <ItemDetail text={detail} />
        <p className="text-sm font-medium text-on-bad-soft">Stop: {item.accepted.warning}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={() => setAsking(true)}>
          Stop the crew
        </Button>
        <Button onClick={confirmKnown}>OK</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Stop this crew?"
        description="This becomes a diary entry."
        confirmText="Stop"
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

async function stopCrew({ accepted, input }: WarnedItem): Promise<void> {
  const workSummary = String(input.body?.task ?? '');
  await keepForLater(labourApi.finish, {
    params: { labourSessionId: accepted.id },
    body: { workSummary },
  });
  sendNow();
}

async function noteKnown(item: WarnedItem): Promise<void> {
  const held = await readKey();
  if (!held) throw new Error(signInToChange);
  await endWarning(held, item);
  announceChange();
  await loadOutbox();
}
