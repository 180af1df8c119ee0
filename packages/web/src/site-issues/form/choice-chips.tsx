import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cn } from '../../ui/cn.ts';
import { FieldError } from '../../ui/fields/field.tsx';

type Props<T extends string> = {
  label: string;
  name: string;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  value: string;
  error?: string | undefined;
  onChange: (value: T) => void;
};

/** One tap each, and all of them visible. */
export function ChoiceChips<T extends string>(props: Props<T>) {
  const { label, name, options, value, error, onChange } = props;
  const errorId = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {error && <FieldError id={errorId} text={error} />}
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ icon: Icon, ...option }) => (
          <label
            key={option.value}
            className={cn(
              'relative inline-flex min-h-control-sm cursor-pointer items-center justify-center gap-1.5 rounded-full border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus site:min-h-11',
              option.value === value
                ? 'border-brand bg-brand-soft font-semibold text-on-brand-soft'
                : cn(error ? 'border-bad' : 'border-line', 'bg-surface hover:bg-sunken'),
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {Icon && <Icon aria-hidden="true" className="size-4" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
