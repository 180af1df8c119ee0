import { type ComponentProps, useId } from 'react';
import { cn } from '../cn.ts';
import { type Bound, FieldError, FieldHelp, type FieldProps } from './field.tsx';

type Props = FieldProps & Bound & Omit<ComponentProps<'input'>, keyof Bound | 'type' | 'checked'>;

/** Its value is `yes` or `no`, as such flags are stored; the label is part of the target. */
export function CheckboxField(props: Props) {
  const { label, help, error, isOptional, value, onChange, ...input } = props;
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className="grid gap-1">
      {error && <FieldError id={errorId} text={error} />}
      <div className="flex gap-2.5 max-md:gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
          aria-describedby={cn(helpId, errorId) || undefined}
          aria-invalid={error ? true : undefined}
          className="my-1 size-4.5 flex-none accent-brand aria-invalid:outline-2 aria-invalid:outline-bad max-md:my-2.5 max-md:size-6 pointer-coarse:my-2.5 pointer-coarse:size-6"
        />
        <div className="grid content-start">
          <label
            htmlFor={id}
            className="py-[3px] text-sm font-medium max-md:py-2.5 pointer-coarse:py-2.5"
          >
            {label}
            {isOptional && <span className="font-normal text-text-2"> (optional)</span>}
          </label>
          {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
        </div>
      </div>
    </div>
  );
}
