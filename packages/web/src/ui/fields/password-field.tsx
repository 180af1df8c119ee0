import { Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { type Bound, controlStyles, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Bound & Omit<ComponentProps<'input'>, keyof Bound | 'type'>;

export function PasswordField({ label, help, error, isOptional, onChange, ...input }: Props) {
  const [isShown, setShown] = useState(false);

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className="relative flex items-center">
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={cn(controlStyles, 'h-control pr-21 max-md:pr-26')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute right-0.5 inline-flex h-control-sm items-center gap-2 rounded-control px-2.5 text-button font-medium text-text-2 hover:bg-sunken hover:text-text aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft max-md:px-3"
          >
            <Eye aria-hidden="true" className="size-4" />
            Show
            <span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
