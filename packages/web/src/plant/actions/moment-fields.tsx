import { instantOf, siteTimeOf } from '@sitewright/domain/plant/site-time';
import { useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';

/** A day and a time on site, by default now. */
export function useMoment(start: Date = new Date()) {
  const [{ date, time }, set] = useState(() => siteTimeOf(start));
  return {
    date,
    time,
    instant: instantOf(date, time),
    setDate: (next: string) => set((before) => ({ ...before, date: next })),
    setTime: (next: string) => set((before) => ({ ...before, time: next })),
  };
}

type Props = { label: string; moment: ReturnType<typeof useMoment>; error?: string | undefined };

export const MomentFields = ({ label, moment, error }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DateField
      label={label}
      name="date"
      value={moment.date}
      onChange={moment.setDate}
      error={error ?? (moment.instant ? undefined : 'Please enter a date and a time')}
    />
    <TimeField label="Time" name="time" value={moment.time} onChange={moment.setTime} />
  </div>
);
