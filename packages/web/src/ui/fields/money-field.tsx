import { cn } from '../cn.ts';
import { useTypedText } from '../use-typed-text.ts';
import { type Bound, controlStyles, Field, type FieldProps, type InputProps } from './field.tsx';

type Props = FieldProps & Bound & InputProps;

/** Pounds and pence. Nothing is rounded: text that is no amount is left for the schema to refuse. */
export function MoneyField({ label, help, error, isOptional, value, onChange, ...input }: Props) {
  const box = useTypedText({ value, onChange }, { read, show, finish });

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className="relative flex items-center">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute left-2.5 text-input text-text-2 max-md:left-3"
          >
            £
          </span>
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            {...box}
            inputMode="decimal"
            className={cn(controlStyles, 'h-control pl-6.5 max-md:pl-7.5')}
          />
        </div>
      )}
    </Field>
  );
}

/** Commas and spaces separate thousands; `1,50` is ambiguous and is not interpreted. */
function read(text: string): string {
  const amount = text
    .trim()
    .replace('−', '-')
    .replace(/^(-?)\s*£\s*/, '$1');
  return /^-?\d+([,\s]\d+)*([,\s]\d{3,}|\.\d*)$/.test(amount)
    ? amount.replace(/[,\s]/g, '')
    : amount;
}

function finish(value: string): string {
  const [, minus = '', pounds = '', pence = ''] = /^(-?)(\d*)\.?(\d{0,2})$/.exec(value) ?? [];
  return pounds || pence ? `${minus}${pounds || '0'}.${pence.padEnd(2, '0')}` : value;
}

const show = (value: string): string =>
  /^-?\d+(\.\d+)?$/.test(value)
    ? value.replace('-', '−').replace(/\d(?=(\d{3})+(?!\d))(?<!\..*)/g, '$&,')
    : value;
