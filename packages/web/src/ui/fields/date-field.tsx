import { londonDay } from '@sitewright/domain/kernel/calendar';
import { cn } from '../cn.ts';
import { useTypedText } from '../use-typed-text.ts';
import { DatePicker } from './date-picker.tsx';
import { type Bound, controlStyles, Field, type FieldProps, type InputProps } from './field.tsx';
import { formatDate, formatLongDate, isDate, parseDate } from './parse-date.ts';

/** ISO dates; the calendar offers only these, and the schema explains the refusal of others. */
type Limits = { min?: string | undefined; max?: string | undefined; today?: string };
type Props = FieldProps & Bound & Omit<InputProps, keyof Limits> & Limits;

/** Its value is an ISO date, or the typed text if that is no date, which the schema refuses. */
export function DateField(props: Props) {
  const { label, help, error, isOptional, value, onChange, min, max, today, ...input } = props;
  const day = today ?? londonDay(new Date());
  const read = (text: string) => parseDate(text, day) ?? text.trim();
  const box = useTypedText({ value, onChange }, { read, show: formatDate });
  const note = isDate(value) ? formatLongDate(value) : noSuchDate(value);

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional} note={note}>
      {(wiring) => (
        <div className="relative flex items-center">
          <input
            autoComplete="off"
            placeholder="DD/MM/YYYY"
            {...input}
            {...wiring}
            {...box}
            inputMode="numeric"
            className={cn(controlStyles, 'h-control pr-10 max-md:pr-14')}
          />
          {!input.readOnly && (
            <DatePicker
              label={label}
              value={value}
              min={min}
              max={max}
              today={day}
              onPick={onChange}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** '31/02/2026' is said at once; a date that is still being typed is left alone. */
const noSuchDate = (text: string): string | undefined =>
  /^\d{1,2}\D\d{1,2}\D\d{4}$/.test(text) ? 'There is no such date' : undefined;
