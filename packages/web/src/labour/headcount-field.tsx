import { Minus, Plus } from 'lucide-react';
import { cn } from '../ui/cn.ts';
import { type Bound, controlStyles, Field } from '../ui/fields/field.tsx';

const [fewest, most] = [1, 500];

/** The number of people: with buttons, or typed. */
export function HeadcountField({ value, error, onChange, name }: Bound) {
  const step = (by: number) =>
    onChange(String(Math.min(most, Math.max(fewest, (Number(value) || 0) + by))));
  return (
    <Field label="Operatives" error={error}>
      {(wiring) => (
        <div className="flex gap-2">
          <Step label="One fewer" icon={Minus} onPress={() => step(-1)} />
          <input
            {...wiring}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cn(controlStyles, 'h-control max-w-24 text-center')}
          />
          <Step label="One more" icon={Plus} onPress={() => step(1)} />
        </div>
      )}
    </Field>
  );
}

type StepProps = { label: string; icon: typeof Plus; onPress: () => void };

const Step = ({ label, icon: Icon, onPress }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid size-control flex-none place-items-center rounded-control border border-control hover:bg-sunken"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);
