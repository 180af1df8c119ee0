import { useState } from 'react';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { reasonOf } from './when-made.ts';

type Props = { item: OutboxItem; isPending: boolean; onSend: (reason: string) => void };

/** An entry on a signed-off day needs a reason; the time of recording is filled in as one. */
export function AmendmentForm({ item, isPending, onSend }: Props) {
  const [reason, setReason] = useState(() => String(item.input.body?.reason || reasonOf(item)));
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (!isMissing) onSend(reason);
      }}
    >
      <TextArea
        label="Reason for the amendment"
        name="reason"
        value={reason}
        maxLength={500}
        error={isTried && isMissing ? 'Reason is required' : undefined}
        onChange={setReason}
      />
      <Button type="submit" tone="primary" className="justify-self-start" isPending={isPending}>
        Send as amendment
      </Button>
    </form>
  );
}
