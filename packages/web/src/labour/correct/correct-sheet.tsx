import { labourApi } from '@sitewright/domain/labour/api';
import { totalsOf } from '@sitewright/domain/labour/clock';
import { faultOfSpan, obstacleToRate } from '@sitewright/domain/labour/correct-session';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { isPossible, withTimes } from '@sitewright/domain/labour/session-times';
import { ClockAlert } from 'lucide-react';
import { useState } from 'react';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { fieldsOf as fieldsOfRefusal } from '../../platform/call.ts';
import { useActor } from '../../platform/session.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { momentText, timeText } from '../../ui/format/date-time.ts';
import { Notice } from '../../ui/layout/notice.tsx';
import { lengthText, startText } from '../crew-labels.ts';
import { HeadcountField } from '../headcount-field.tsx';
import { useSiteClock } from '../site-clock.ts';
import {
  type CorrectionValues,
  fieldsOf,
  idsIn,
  mayStayOpen,
  type PauseRow,
  pauseRowsOf,
  timesIn,
  valuesOf,
} from './correction-form.ts';
import { CorrectionHistory } from './correction-history.tsx';
import { PauseRows } from './pause-rows.tsx';
import { PeopleField } from './people-field.tsx';

type Props = { session: LabourSession; onClose: () => void };

/** Times, people and rate as they should have been, with the original above and the history below. */
export function CorrectSheet({ session, onClose }: Props) {
  const { form, command, pauses, isOpen, setsRate } = useCorrection(session, onClose);
  const { crewKind, name } = session;
  const count = (change: number) =>
    form.set('operatives', String(Math.max(1, Number(form.values.operatives) + change)));
  return (
    <FormSheet
      title={`Correct times: ${name}`}
      submitText="Save correction"
      form={form}
      command={command}
      onClose={onClose}
    >
      {session.reviewReason && <Notice icon={ClockAlert} tone="warn" text={session.reviewReason} />}
      <Hours session={session} values={form.values} rows={pauses.rows} isOpen={isOpen} />
      <DateField label="Date" {...form.field('date')} />
      <div className="grid grid-cols-2 gap-3">
        <TimeField label="Start" startsAt="07:30" {...form.field('start')} />
        <TimeField label="Finish" startsAt="16:30" isOptional={isOpen} {...form.field('finish')} />
      </div>
      {isOpen && (
        <p className="text-xs text-text-2">Leave the finish blank while the crew is at work.</p>
      )}
      <PauseRows {...pauses} />
      {crewKind === 'gang' && (
        <PeopleField session={session} onCount={count} {...form.field('workerIds')} />
      )}
      {(crewKind === 'gang' || crewKind === 'company') && (
        <HeadcountField {...form.field('operatives')} />
      )}
      {setsRate && (
        <MoneyField
          label="Hourly rate"
          isOptional
          help="Cost per operative per hour"
          {...form.field('hourlyRate')}
        />
      )}
      <TextField
        label="Reason for the correction"
        maxLength={500}
        help="The original times stay on record."
        {...form.field('reason')}
      />
      <CorrectionHistory sessionId={session.id} />
    </FormSheet>
  );
}

function useCorrection(session: LabourSession, onClose: () => void) {
  const [rows, setRows] = useState(() => pauseRowsOf(session));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const setsRate = !obstacleToRate(session, useActor());
  const isOpen = mayStayOpen(session, useSiteClock()());
  const { form, command } = useCommandForm({
    fields: fieldsOf(isOpen),
    start: valuesOf(session),
    endpoint: labourApi.correct,
    inputOf: ({ reason, operatives, hourlyRate, workerIds, finish = '', ...typed }) => ({
      params: { labourSessionId: session.id },
      body: {
        ...timesIn(session, { ...typed, finish }, rows),
        reason,
        operatives,
        ...(session.workerIds.length > 0 && { workerIds: idsIn(workerIds) }),
        ...(setsRate && { hourlyRate }),
        version: session.version,
      },
    }),
    formFields: ({ startedAt, finishedAt, ...others }) => ({
      ...others,
      ...(startedAt && { start: startedAt }),
      ...(finishedAt && { finish: finishedAt }),
    }),
    doneMessage: () => `${session.name}: times corrected`,
    onDone: onClose,
    onRefused: (error) => setErrors(fieldsOfRefusal(error)),
  });
  const change = (changed: PauseRow[]) => {
    setErrors({});
    setRows(changed);
  };
  return { form, command, isOpen, setsRate, pauses: { rows, errors, onChange: change } };
}

type HoursProps = {
  session: LabourSession;
  values: CorrectionValues;
  rows: PauseRow[];
  isOpen: boolean;
};

/** The hours before and after. */
function Hours({ session, values, rows, isOpen }: HoursProps) {
  const now = useSiteClock()();
  const { startedAt, finishedAt, pauses } = timesIn(session, values, rows);
  const known = pauses
    .filter((pause) => isInstant(pause.startedAt) && isInstant(pause.endedAt ?? now))
    .toSorted((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt));
  const corrected = withTimes(session, { startedAt, finishedAt, pauses: known });
  const phoneTimes = session.segments.map(startText).filter((text) => text.includes('phone'));
  const isTime = isInstant(startedAt) && isInstant(finishedAt ?? (isOpen ? now : ''));
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card bg-sunken p-3 text-sm tabular-nums">
      <dt className="text-text-2">Recorded</dt>
      <dd>{hoursText(session, now)}</dd>
      {phoneTimes.length > 0 && (
        <>
          <dt className="text-text-2">Phone clock</dt>
          <dd>{phoneTimes.join(', ')}</dd>
        </>
      )}
      <dt className="text-text-2">Corrected</dt>
      <dd>{isTime ? correctedText(session, corrected, now) : 'Enter the start and the finish'}</dd>
    </dl>
  );
}

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** No figure for times that cannot be right, but what is wrong with them. */
function correctedText(recorded: LabourSession, corrected: LabourSession, now: string): string {
  const found = faultOfSpan(corrected, now);
  if (found) return found.fault.message;
  if (!isPossible(corrected, now)) return 'Check the pause times';
  const text = hoursText(corrected, now);
  return text === hoursText(recorded, now) ? 'No change yet' : text;
}

/** `12/11/2026 07:30 to 16:30, 8 h 30 worked` */
function hoursText(session: LabourSession, now: string): string {
  const { startedAt, finishedAt } = session;
  const until = finishedAt ? ` to ${timeText(finishedAt)}` : ', no finish yet';
  return `${momentText(startedAt)}${until}, ${lengthText(totalsOf(session, now).worked)} worked`;
}
