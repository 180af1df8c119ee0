import { londonDay } from '@sitewright/domain/kernel/calendar';
import { timeOfDay } from '@sitewright/domain/kernel/hours';
import {
  minutesWithoutReason,
  needsReason,
  reasonNeeded,
} from '@sitewright/domain/labour/typed-time';
import { useEffect, useRef, useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { instantAt } from './correct/wall-times.ts';
import { useSiteClock } from './site-clock.ts';

/** A start or finish at another time than now; while it is closed, it is now. */
type Earlier = { isOpen: boolean; date: string; time: string; reason: string };

const now: Earlier = { isOpen: false, date: '', time: '', reason: '' };

type Errors = { time?: string | undefined; reason?: string | undefined };

/** The typed instant with its reason, and what is wrong with them. */
export function useEarlier(field: 'startedAt' | 'finishedAt') {
  const [value, setValue] = useState(now);
  const [errors, setErrors] = useState<Errors>({});
  const clock = useSiteClock()();
  const at = value.isOpen && value.time ? instantOf(value, clock) : undefined;
  return {
    /** For `EarlierTime`. */
    bind: {
      value,
      errors,
      onChange: (changed: Earlier) => {
        setErrors({});
        setValue(changed);
      },
    },
    at,
    isToday: !value.date || value.date === londonDay(new Date(clock)),
    typed: at && { [field]: at, reason: value.reason },
    /** Shows what is missing; false while something is. */
    check: () => {
      const missing = missingIn(value, clock);
      setErrors(missing);
      return !missing.time && !missing.reason;
    },
    /** Shows why the server refused the time or the reason; false where it refused something else. */
    showRefusal: (refusal: Error) => {
      const { [field]: time, reason } = fieldsOf(refusal);
      setErrors({ time, reason });
      return !!time || !!reason;
    },
  };
}

export type EarlierField = ReturnType<typeof useEarlier>;

const instantOf = ({ date, time }: Earlier, clock: string): string =>
  instantAt({ date: date || londonDay(new Date(clock)), time });

const asksReason = (value: Earlier, clock: string): boolean =>
  timeOfDay.test(value.time) && needsReason(instantOf(value, clock), clock);

function missingIn(value: Earlier, clock: string): Errors {
  if (!value.isOpen) return {};
  if (!value.time) return { time: 'Enter the time, or close this to use now' };
  if (!timeOfDay.test(value.time)) return { time: 'Enter a time, such as 08:00' };
  return asksReason(value, clock) && !value.reason.trim() ? { reason: reasonNeeded.message } : {};
}

type Props = {
  label: string;
  value: Earlier;
  errors: Errors;
  onChange: (value: Earlier) => void;
};

/** Folded until it is needed. */
export function EarlierTime({ label, value, errors, onChange }: Props) {
  const clock = useSiteClock()();
  const today = londonDay(new Date(clock));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.time || errors.reason)
      box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <div ref={box} className="grid justify-items-start">
      <LinkButton
        aria-expanded={value.isOpen}
        onClick={() => onChange({ ...now, isOpen: !value.isOpen })}
      >
        {label}
      </LinkButton>
      {value.isOpen && (
        <div className="grid w-full gap-3 pt-3">
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
          {(asksReason(value, clock) || errors.reason) && (
            <TextField
              label="Reason"
              name="reason"
              maxLength={500}
              help={`Required if more than ${minutesWithoutReason} minutes ago`}
              error={errors.reason}
              value={value.reason}
              onChange={(reason) => onChange({ ...value, reason })}
            />
          )}
        </div>
      )}
    </div>
  );
}
