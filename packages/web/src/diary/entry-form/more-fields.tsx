import { ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { cn } from '../../ui/cn.ts';
import { type Bound, controlStyles, Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { labels } from './field-labels.ts';
import { addressesIn, type EntryForm, hasField } from './fields.ts';

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
        {hasField(form.values, 'plant') && (
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

/** Addresses as chips; Enter, a comma, a space or leaving the box adds the typed text as one. */
function SharedWithField({ name, value, error, onChange }: Bound) {
  const [typed, setTyped] = useState('');
  const addresses = addressesIn(value);
  const write = (next: string[]) => onChange([...new Set(next)].join('\n'));
  const take = (text: string) => {
    setTyped('');
    write([...addresses, ...text.split(/[\s,;]+/).filter(Boolean)]);
  };
  const type = (text: string) => (/[\s,;]/.test(text) ? take(text) : setTyped(text));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && !typed) write(addresses.slice(0, -1));
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !typed) return;
    event.preventDefault();
    take(typed);
  };
  return (
    <Field label="Shared with" help="Email addresses, up to 50" error={error} isOptional>
      {(wiring) => (
        <div className="grid gap-2">
          <Chips
            addresses={addresses}
            onRemove={(gone) => write(addresses.filter((address) => address !== gone))}
          />
          <input
            {...wiring}
            name={name}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onBlur={() => typed && take(typed)}
            className={cn(controlStyles, 'h-control')}
          />
        </div>
      )}
    </Field>
  );
}

type ChipsProps = { addresses: readonly string[]; onRemove: (address: string) => void };

const Chips = ({ addresses, onRemove }: ChipsProps) =>
  addresses.length > 0 && (
    <ul aria-label="Shared with" className="flex flex-wrap gap-2">
      {addresses.map((address) => (
        <li
          key={address}
          className="inline-flex max-w-full items-center rounded-full bg-sunken pl-3 text-sm"
        >
          <span className="truncate">{address}</span>
          <button
            type="button"
            aria-label={`Remove ${address}`}
            onClick={() => onRemove(address)}
            className="grid size-7 flex-none place-items-center rounded-full text-text-2 hover:text-text site:size-11"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
