import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import { operativeHours, operativeHoursLost } from '@sitewright/domain/diary/hours-labels';
import { CirclePause, Clock } from 'lucide-react';
import { isOf } from '../../platform/outbox/item.ts';
import { useWaitingCount } from '../../platform/outbox/waiting-state.ts';
import { cn } from '../../ui/cn.ts';
import { FigureLabel } from '../../ui/layout/figure-label.tsx';
import { type Kpi, KpiStrip } from '../../ui/layout/kpi-strip.tsx';

type Props = { day: Day; shape: 'strip' | 'list' };

/** The figures of the day: in the rail where there is one, else in a strip above the entries. */
export function DayFigures({ day, shape }: Props) {
  const notSent = useNotSent(day);
  return shape === 'strip' ? (
    <div className="max-md:hidden xl:hidden print:block">
      <KpiStrip label="Day figures" figures={figuresOf(day)} />
      {notSent}
    </div>
  ) : (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2 text-sm md:max-xl:hidden">
        {figuresOf(day).map(({ label, value, note, tone }) => (
          <div key={label} className="contents">
            <dt className="text-text-2">
              <FigureLabel name={label} />
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd
              className={cn(
                'text-right font-medium tabular-nums',
                tone === 'warn' && 'text-on-warn-soft',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {notSent}
    </>
  );
}

/** The figures count what waits on this phone; this says how much of them that is. */
function useNotSent({ projectId, date }: Day) {
  const count = useWaitingCount(
    (item) =>
      isOf(diaryApi.create)(item) &&
      item.input.body.projectId === projectId &&
      item.input.body.date.slice(0, 10) === date,
  );
  return (
    count > 0 && (
      <p className="mt-2 flex items-center gap-1 text-xs font-medium text-on-warn-soft print:hidden">
        <Clock aria-hidden="true" className="size-4" />
        {count} not sent yet
      </p>
    )
  );
}

const figuresOf = (day: Day): Kpi[] => [
  { label: 'People on site', value: String(day.peopleOnSite) },
  { ...toFigure(operativeHours), value: `${day.labourHours} h` },
  { label: 'Plant on hire', value: String(day.plantOnHire) },
  {
    ...toFigure(operativeHoursLost),
    value: `${day.hoursLost} h`,
    ...(Number(day.hoursLost) > 0 && { tone: 'warn' as const, icon: CirclePause }),
  },
  { label: 'Issues opened', value: String(day.issuesOpened) },
];

const toFigure = <L extends Kpi['label']>({ label, formula }: { label: L; formula: string }) => ({
  label,
  note: formula,
});
