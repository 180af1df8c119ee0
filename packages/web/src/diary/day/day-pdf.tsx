import { DayRange } from '@sitewright/domain/diary/day';
import { diaryPrintsApi } from '@sitewright/domain/diary/prints-api';
import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';
import { requestFor } from '@sitewright/domain/kernel/request';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { buttonSize, buttonTones } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MenuItem } from '../../ui/dialogs/menu.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { weekAround } from './calendar-days.ts';
import type { DayContext } from './day-context.ts';

type Props = DayContext & { onRange: () => void };

/** What can be had on paper: the day, its week, or any days. */
export function PdfItems({ project: { id }, date, onRange }: Props) {
  const { from, to } = weekAround(date);
  return (
    <>
      <MenuItem icon={FileDown} link={<Paper href={dayPdf(id, date)} />}>
        PDF of this day
      </MenuItem>
      <MenuItem icon={FileDown} link={<Paper href={rangePdf(id, from, to)} />}>
        PDF of this week
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={onRange}>
        PDF of other dates…
      </MenuItem>
    </>
  );
}

/** Opens next to the diary, which does not move. */
const Paper = (props: { href: string }) => <a {...props} target="_blank" rel="noreferrer" />;

type RangeProps = DayContext & { onClose: () => void };

/** The days to print; by default a month up to the day shown. */
export function PrintRange({ project, date, today, onClose }: RangeProps) {
  const [from, setFrom] = useState(daysAfter(date, -30));
  const [to, setTo] = useState(date);
  const fault = faultOf(from, to);
  return (
    <Dialog
      title="PDF of several days"
      description="One page per day, with the weather and your letterhead."
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
          Create PDF of {days(daysBetween(from, to) + 1)}
        </a>
      )}
    </Dialog>
  );
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const faultOf = (from: string, to: string): string | undefined =>
  DayRange.safeParse({ from, to }).error?.issues[0]?.message;

const rangePdf = (projectId: number, from: string, to: string): string =>
  requestFor(diaryPrintsApi.rangePdf, { params: { projectId }, query: { from, to } }).url;

const dayPdf = (projectId: number, date: string): string =>
  requestFor(diaryPrintsApi.dayPdf, { params: { projectId, date } }).url;
