import { type ReactNode, useRef } from 'react';
import { useMeasured } from '../table/use-measured.ts';

type Props = { label: string; children: ReactNode };

/** A table of figures that scrolls in its own box if it is too wide. */
export function WideTable({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isTooWide = useMeasured(box, overflows, false);
  return (
    <div
      ref={box}
      {...(isTooWide && { role: 'region', tabIndex: 0, 'aria-label': `${label} table` })}
      className="relative overflow-x-auto rounded-card print:overflow-visible prints-wide"
    >
      <table className={look}>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

const overflows = (box: HTMLElement): boolean =>
  (box.querySelector('table')?.offsetWidth ?? 0) > box.clientWidth;

/** Figures are right-aligned under their headings, names left; a line separates the total. */
const look =
  'w-full text-sm whitespace-nowrap tabular-nums [&_td]:px-2.5 [&_td]:text-right [&_td:last-child]:pr-4 [&_th]:px-2.5 [&_th:first-child]:pl-4 [&_th:last-child]:pr-4 [&_tbody_th]:text-left [&_tbody_th]:font-medium [&_tbody_tr]:h-8 [&_tbody_tr]:border-t [&_tbody_tr]:border-line-2 site:[&_tbody_tr]:h-11 [&_tfoot_tr]:h-9 [&_tfoot_tr]:border-t [&_tfoot_tr]:border-line [&_tfoot]:font-semibold [&_tfoot_th]:text-left [&_thead]:text-xs [&_thead_th]:h-9 [&_thead_th]:text-right [&_thead_th]:font-medium [&_thead_th]:text-text-2 [&_thead_th:first-child]:text-left';
