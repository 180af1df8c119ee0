import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { type Bound, controlLook, Field, type FieldLook } from './field.tsx';

type Props = FieldLook &
  Bound &
  Omit<ComponentProps<'select'>, keyof Bound | 'children'> & {
    placeholder: string;
    options: readonly string[];
  };

/** No option has an empty value, so the placeholder has a value of its own. */
const nothing = 'nothing-chosen';

export const SelectField = (props: Props) => {
  const { label, help, error, isOptional, value, onChange, placeholder, options, ...select } =
    props;
  return (
    <Field {...{ label, help, error, isOptional }}>
      {(wiring) => (
        <span className="relative block">
          <select
            {...select}
            {...wiring}
            value={value || nothing}
            onChange={(event) => onChange(event.target.value)}
            className={cn(
              controlLook,
              'h-control appearance-none pr-8 text-ellipsis',
              !value && 'text-text-2',
            )}
          >
            <option value={nothing} disabled hidden>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-text-2"
          />
        </span>
      )}
    </Field>
  );
};
