import { Search } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from '../fields/field.tsx';

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** Typed letters appear at once; the list follows when it can. */
export function SearchBox({ label, hint, value, onChange }: Props) {
  const [text, showText] = useOptimistic(value);
  const type = (next: string) =>
    startTransition(() => {
      showText(next);
      onChange(next);
    });
  return (
    <label className="relative block w-65 max-md:w-auto max-md:flex-1">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-text-2 max-md:left-3 max-md:size-5"
      />
      <input
        type="search"
        data-filter-box
        placeholder={hint}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') focusRow(event.currentTarget);
        }}
        className={cn(
          controlStyles,
          'h-control-sm text-ellipsis pl-8.5! max-md:h-control max-md:pl-10! md:text-sm!',
        )}
      />
    </label>
  );
}

/** For when the focused element is about to be removed. */
export const focusSearch = (from: Element) =>
  from.closest('section')?.querySelector<HTMLElement>('[data-filter-box]')?.focus();

/** Moves the focus from the box to the first result. */
const focusRow = (from: Element) =>
  from.closest('section')?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
