import { Minus, Plus } from 'lucide-react';
import { Button } from '../button.tsx';
import { cn } from '../cn.ts';
import { useTypedText } from '../use-typed-text.ts';
import { type Bound, controlStyles, Field, type FieldProps, type InputProps } from './field.tsx';
import { addMinutes, readTime } from './parse-time.ts';

type Props = FieldProps &
  Bound &
  InputProps & {
    /** The start value of the buttons while the box is empty. */
    startsAt?: string;
  };

/** A time in 24-hour format; two buttons move it by a quarter of an hour. */
export function TimeField(props: Props) {
  const { label, help, error, isOptional, value, onChange, startsAt = '08:00', ...input } = props;
  const box = useTypedText({ value, onChange }, { read, show: (time) => time });
  const time = readTime(value);
  const move = (minutes: number) => onChange(time ? addMinutes(time, minutes) : startsAt);

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className="grid gap-2">
          <input
            autoComplete="off"
            placeholder="HH:MM"
            {...input}
            {...wiring}
            {...box}
            inputMode="numeric"
            className={cn(controlStyles, 'h-control')}
          />
          <div className="hidden grid-cols-2 gap-2 max-md:grid pointer-coarse:grid">
            <Button aria-label={`${label} 15 minutes earlier`} onClick={() => move(-15)}>
              <Minus aria-hidden="true" className="size-5" />
              15
            </Button>
            <Button aria-label={`${label} 15 minutes later`} onClick={() => move(15)}>
              <Plus aria-hidden="true" className="size-5" />
              15
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}

const read = (text: string): string => readTime(text) ?? text.trim();
