import { useId } from 'react';

type Props = { hours: string; isOvernight: boolean };

/** Follows from the two times above it. */
export function HoursRow({ hours, isOvernight }: Props) {
  const label = useId();
  return (
    <div className="flex min-h-control items-center justify-between gap-3 rounded-control bg-sunken px-3 text-sm">
      <span id={label} className="font-medium">
        Hours (Calculated)
      </span>
      <span className="flex items-baseline gap-2">
        {isOvernight && <span className="text-xs text-text-2">until the next day</span>}
        <output aria-labelledby={label} className="text-xl font-bold tabular-nums">
          {hours}
        </output>
      </span>
    </div>
  );
}
