import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { type Bound, controlStyles, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Bound & Omit<ComponentProps<'textarea'>, keyof Bound>;

export const TextArea = ({ label, help, error, isOptional, onChange, ...area }: Props) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(wiring) => (
      <textarea
        rows={2}
        {...area}
        {...wiring}
        onChange={(event) => onChange(event.target.value)}
        className={cn(controlStyles, 'resize-y py-2 max-md:py-2.5')}
      />
    )}
  </Field>
);
