import { DateField } from '../../ui/fields/date-field.tsx';
import type { OnView, TableView } from '../../ui/table/table-view.ts';
import { daysOf, rangeOf, ranges, withRange } from './entries-view.ts';

type Props = { view: TableView; onView: OnView; today: string };

/** Which days are looked at. */
export function RangeBar({ view, onView, today }: Props) {
  const range = rangeOf(view);
  const days = daysOf(view, today);
  const setDay = (name: 'from' | 'to') => (value: string) =>
    onView({ ...view, [name]: value || undefined }, { replace: true });
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
      <fieldset className="inline-flex rounded-[8px] border border-line-2 bg-sunken p-0.5 max-md:flex max-md:w-full max-md:flex-wrap">
        <legend className="sr-only">Range</legend>
        {ranges.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === range}
            onClick={() => onView(withRange(view, value, today), { replace: false })}
            className="inline-flex h-7 flex-1 items-center justify-center rounded-control px-3 text-button font-medium whitespace-nowrap text-text-2 hover:text-text aria-pressed:bg-selected aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(22_23_28/6%)] max-md:px-1 site:h-11"
          >
            {label}
          </button>
        ))}
      </fieldset>
      {range === 'custom' && (
        <div className="flex gap-3 max-md:w-full max-md:flex-col">
          <DateField
            label="From"
            name="from"
            value={view.from ?? days.from}
            onChange={setDay('from')}
          />
          <DateField label="To" name="to" value={view.to ?? days.to} onChange={setDay('to')} />
        </div>
      )}
    </div>
  );
}
