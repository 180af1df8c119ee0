import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../cn.ts';
import { ClearButton, roomForArrow, roomForBoth } from './clear-button.tsx';
import { type Bound, controlStyles, Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Bound &
  Omit<ComponentProps<'select'>, keyof Bound | 'children'> & {
    placeholder?: string;
    options: readonly (string | { value: string; label: string })[];
    /** Offers to clear the choice. */
    onClear?: () => void;
  };

/** No option has an empty value, so the placeholder has a value of its own. */
const nothing = 'nothing-chosen';

export const SelectField = (props: Props) => {
  const { label, help, error, isOptional, value, onChange, ...rest } = props;
  const { placeholder = 'Choose', options, onClear, ...select } = rest;
  const box = useRef<HTMLSelectElement>(null);
  const clear = value && onClear;

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(wiring) => (
        <span className="relative flex items-center">
          <select
            ref={box}
            {...select}
            {...wiring}
            value={value || nothing}
            onChange={(event) => onChange(event.target.value)}
            className={cn(
              controlStyles,
              'h-control appearance-none text-ellipsis',
              clear ? roomForBoth : roomForArrow,
              !value && 'text-text-2',
            )}
          >
            <option value={nothing} disabled hidden>
              {placeholder}
            </option>
            {options.map(withLabel).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {clear && (
            <ClearButton
              label={label}
              onClear={() => {
                clear();
                box.current?.focus();
              }}
            />
          )}
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-2.5 size-4 text-text-2"
          />
        </span>
      )}
    </Field>
  );
};

const withLabel = (option: Props['options'][number]) =>
  typeof option === 'string' ? { value: option, label: option } : option;
