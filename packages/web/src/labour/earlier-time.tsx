import { londonDay } from '@sitewright/domain/kernel/calendar';
import { timeOfDay } from '@sitewright/domain/kernel/hours';
import { minutesWithoutReason, needsReason } from '@sitewright/domain/labour/typed-time';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { instantAt } from './correct/wall-times.ts';
import { useSiteClock } from './site-clock.ts';

/** A start or finish at another time than now; without a time it is now. */
export type Earlier = { date: string; time: string; reason: string };

export const now: Earlier = { date: '', time: '', reason: '' };

/** The typed instant with its reason; what is missing, if anything is. */
export function useEarlier({ date, time, reason }: Earlier) {
  const clock = useSiteClock()();
  const today = londonDay(new Date(clock));
  if (!time) return { today, isReasonNeeded: false, isIncomplete: false };
  const at = instantAt({ date: date || today, time });
  const isReasonNeeded = timeOfDay.test(time) && needsReason(at, clock);
  const isIncomplete = !timeOfDay.test(time) || (isReasonNeeded && !reason.trim());
  return { today, at, reason, isReasonNeeded, isIncomplete };
}

type Props = {
  label: string;
  value: Earlier;
  /** Why the server refused the time or the reason. */
  errors?: { time?: string | undefined; reason?: string | undefined };
  onChange: (value: Earlier) => void;
};

/** Folded until it is needed. */
export function EarlierTime({ label, value, errors = {}, onChange }: Props) {
  const { today, isReasonNeeded } = useEarlier(value);
  return (
    <details>
      <summary className="link inline-flex min-h-6 items-center text-sm site:min-h-11">
        {label}
      </summary>
      <div className="grid gap-3 pt-3">
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <DateField
            label="Date"
            name="date"
            max={today}
            value={value.date || today}
            onChange={(date) => onChange({ ...value, date })}
          />
          <TimeField
            label="Time"
            name="time"
            error={errors.time}
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </div>
        {(isReasonNeeded || errors.reason) && (
          <TextField
            label="Reason"
            name="reason"
            maxLength={500}
            help={`Needed for more than ${minutesWithoutReason} minutes back`}
            error={errors.reason}
            value={value.reason}
            onChange={(reason) => onChange({ ...value, reason })}
          />
        )}
      </div>
    </details>
  );
}
