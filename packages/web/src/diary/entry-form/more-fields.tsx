import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextArea } from '../../ui/text-area.tsx';
import { type EntryForm, isUsed, labels } from './fields.ts';
import { SharedWithField } from './shared-with-field.tsx';

/** What few entries need; open where there is something in it, or something wrong. */
export function MoreFields({ form }: { form: EntryForm }) {
  const { materialsDelivered, sharedWith } = form.values;
  const isNeeded = !!(form.shown.materialsDelivered || form.shown.sharedWith);
  const [isOpen, setOpen] = useState(!!(materialsDelivered || sharedWith));
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="-mx-2 inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 text-sm font-medium text-text-2 hover:text-text site:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 group-open:rotate-90" />
        More
      </summary>
      <div className="mt-2 grid gap-3">
        {isUsed(form.values, 'plant') && (
          <TextArea
            label={labels.materialsDelivered}
            isOptional
            {...form.field('materialsDelivered')}
          />
        )}
        <SharedWithField {...form.field('sharedWith')} />
      </div>
    </details>
  );
}
