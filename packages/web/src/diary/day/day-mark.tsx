import type { DaySquare, DayMark as Mark } from '@sitewright/domain/diary/day';
import { cn } from '../../ui/cn.ts';

const markLabels: Record<Mark, string> = {
  complete: 'signed off',
  submitted: 'submitted',
  draft: 'draft',
  missing: 'missing',
  'no-work': 'no work',
  ahead: 'upcoming',
};

/** A day off with no records is not marked as a day without work. */
export const markLabel = ({ mark, isNoWork }: Pick<DaySquare, 'mark' | 'isNoWork'>): string =>
  mark === 'no-work' && !isNoWork ? 'nothing recorded' : markLabels[mark];

/** The marks that the calendar explains. */
export const markLegend = (
  ['complete', 'submitted', 'draft', 'missing', 'no-work'] satisfies Mark[]
).map((mark) => ({
  mark,
  label: mark === 'no-work' ? 'no work or nothing recorded' : markLabels[mark],
}));

/** Full, a diamond, half, hollow or a dash: the shape says it as well as the colour. */
const looks: Record<Mark, string> = {
  complete: 'size-2 rounded-full bg-ok',
  submitted: 'size-[7px] rotate-45 rounded-[1px] bg-info',
  draft:
    'size-2 rounded-full bg-[linear-gradient(90deg,var(--warn)_50%,transparent_50%)] inset-ring-[1.5px] inset-ring-warn',
  missing: 'size-2 rounded-full inset-ring-[1.5px] inset-ring-bad',
  'no-work': 'h-0.5 w-2 bg-control',
  ahead: '',
};

/** How complete a day is; its text is next to it or in the accessible name around it. */
export const DayMark = ({ mark = 'ahead' }: { mark: Mark | undefined }) => (
  <span
    aria-hidden="true"
    className="grid size-2 place-items-center print:[print-color-adjust:exact]"
  >
    <span className={cn('block', looks[mark])} />
  </span>
);
