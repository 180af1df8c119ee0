import type { FieldChange } from '@sitewright/domain/activity/activity-log';
import { ArrowRight, EyeOff } from 'lucide-react';

/** Field by field, before and after. */
export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => (
  <section aria-label="What changed" className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-sm">What changed</h3>
    {changes.length === 0 ? (
      <p className="text-sm text-text-2">No field of a record that was there before.</p>
    ) : (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {changes.map((change) => (
          <li
            key={`${change.record} ${change.recordId} ${change.field}`}
            className="rounded-control bg-sunken px-3 py-2 text-sm"
          >
            <p className="text-xs text-text-2">
              {change.record} {change.recordId} · {change.field}
            </p>
            <Values {...change} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Values = ({ before, after, isHidden }: FieldChange) =>
  isHidden ? (
    <p className="flex items-center gap-1.5 text-text-2">
      <EyeOff aria-hidden="true" className="size-4" />
      Changed; what it holds is not kept here
    </p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 [overflow-wrap:anywhere]">
      <span className="sr-only">Before: </span>
      <span className="text-text-2">{before ?? 'nothing'}</span>
      <ArrowRight aria-hidden="true" className="size-4 text-text-2" />
      <span className="sr-only">After: </span>
      <b className="font-semibold">{after ?? 'nothing'}</b>
    </p>
  );
