import { DayRange } from '@sitewright/domain/diary/day';
import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { buttonSize, buttonTones } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DayPlace } from './day-place.ts';
import { rangePdf } from './pdf-items.tsx';

type Props = DayPlace & { onClose: () => void };

/** The days to print; by default a month up to the day shown. */
export function PrintRange({ project, date, today, onClose }: Props) {
  const [from, setFrom] = useState(daysAfter(date, -30));
  const [to, setTo] = useState(date);
  const fault = faultOf(from, to);
  return (
    <Dialog
      title="PDF of several days"
      description="One page for each day, with the weather and the company’s head."
      isOpen
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField label="From" name="from" value={from} onChange={setFrom} today={today} />
        <DateField label="To" name="to" value={to} onChange={setTo} today={today} error={fault} />
      </div>
      {!fault && (
        <a
          href={rangePdf(project.id, from, to)}
          target="_blank"
          rel="noreferrer"
          onClick={onClose}
          className={cn(
            'inline-flex items-center justify-center gap-2 rounded-control border',
            buttonSize,
            buttonTones.primary,
          )}
        >
          <FileDown aria-hidden="true" className="size-4" />
          Make PDF of {days(daysBetween(from, to) + 1)}
        </a>
      )}
    </Dialog>
  );
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const faultOf = (from: string, to: string): string | undefined =>
  DayRange.safeParse({ from, to }).error?.issues[0]?.message;
