import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { type Bound, controlStyles, Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Bound &
  Omit<ComponentProps<'input'>, keyof Bound> & { note?: string | undefined };

export const TextField = ({ label, help, error, isOptional, note, onChange, ...input }: Props) => (
  <Field label={label} help={help} error={error} isOptional={isOptional} note={note}>
    {(wiring) => (
      <input
        {...input}
        {...wiring}
        onChange={(event) => onChange(event.target.value)}
        className={cn(controlStyles, 'h-control')}
      />
    )}
  </Field>
);
