import { londonDay } from '@sitewright/domain/kernel/calendar';
import { timeOfDay } from '@sitewright/domain/kernel/hours';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { finishOnClock } from '@sitewright/domain/labour/typed-time';
import { useState } from 'react';
import { type OutboxItem, serverTimeOf } from '../../platform/outbox/item.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { dayText, timeText } from '../../ui/format/date-time.ts';
import { crewWithoutFinish, type EntryDetails } from './crew-as-entry.ts';
import type { Way } from './outcome-of.ts';
import { reasonOf } from './when-made.ts';

export type EntryWay = Extract<Way, 'Send as amendment' | 'Add mine as an entry'>;

type Props = {
  item: OutboxItem;
  way: EntryWay;
  isPending: boolean;
  onSend: (details: EntryDetails) => void;
};

/**
 * An entry on a signed-off day needs a reason; the time of recording is filled in as one. The entry of a crew needs
 * its finish, which only the user knows if it was not stopped on this phone.
 */
export function EntryForm({ item, way, isPending, onSend }: Props) {
  const [reason, setReason] = useState(() => String(item.input.body?.reason || reasonOf(item)));
  const [time, setTime] = useState('');
  const [isTried, setTried] = useState(false);
  const isAmendment = way === 'Send as amendment';
  const isMissing = isAmendment && reason.trim() === '';
  const crew = crewWithoutFinish(item);
  const finish = crew && readFinish(crew, time, nowFor(item));
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (isMissing || finish?.error) return;
        onSend({ ...(isAmendment && { reason }), finishedAt: finish?.at });
      }}
    >
      {crew && (
        <TimeField
          label="Finish"
          name="finish"
          startsAt={timeText(crew.startedAt)}
          help={`Started on ${dayText(crew.startedAt)} at ${timeText(crew.startedAt)}. ${dayOfFinish(crew, finish?.at)}`}
          error={isTried ? finish?.error : undefined}
          value={time}
          onChange={setTime}
        />
      )}
      {isAmendment && (
        <TextArea
          label="Reason for the amendment"
          name="reason"
          value={reason}
          maxLength={500}
          error={isTried && isMissing ? 'Reason is required' : undefined}
          onChange={setReason}
        />
      )}
      <Button type="submit" tone="primary" className="justify-self-start" isPending={isPending}>
        {way}
      </Button>
    </form>
  );
}

/** The server's clock, as far as the phone knew it when the item was made. */
const nowFor = ({ clockOffset }: OutboxItem): string =>
  serverTimeOf({ madeAt: Date.now(), clockOffset });

type TypedFinish = { at?: string; error?: string | undefined };

function readFinish(crew: LabourSession, time: string, now: string): TypedFinish {
  if (!time) return { error: 'Finish is required' };
  if (!timeOfDay.test(time)) return { error: 'Enter a time, such as 17:00' };
  const { at, obstacle } = finishOnClock(crew, time, now);
  return { at, error: obstacle?.message };
}

/** A finish on another day than the start is said with its date. */
const dayOfFinish = ({ startedAt }: LabourSession, at: string | undefined): string =>
  at && londonDay(new Date(at)) !== londonDay(new Date(startedAt))
    ? `Finish on ${dayText(at)}.`
    : '';
