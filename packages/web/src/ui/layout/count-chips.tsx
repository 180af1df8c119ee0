import { cn } from '../cn.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count?: number }[];
  onChange: (value: T) => void;
};

/** A choice of filters, each with the number of its rows where it is known. */
export const CountChips = <T extends string>({ label, value, options, onChange }: Props<T>) => (
  <fieldset className="flex min-w-0 gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none] md:flex-wrap print:hidden">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className={cn(
          'inline-flex h-control-sm flex-none items-center gap-1.5 rounded-full border px-3 text-sm site:h-11',
          option.value === value
            ? 'border-brand bg-brand-soft font-medium text-on-brand-soft'
            : 'border-line bg-surface text-text hover:bg-sunken',
        )}
      >
        {option.label}
        {option.count !== undefined && <b className="font-semibold tabular-nums">{option.count}</b>}
      </button>
    ))}
  </fieldset>
);
