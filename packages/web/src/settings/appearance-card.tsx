import { useAppearance } from '../platform/theme.ts';
import { cn } from '../ui/cn.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { densities, themes } from '../ui/theme/themes.ts';

/** On this device only, and at once. */
export function AppearanceCard() {
  const { theme, setTheme, density, setDensity } = useAppearance();
  return (
    <Panel title="Appearance" aside={<span className="text-xs text-text-2">On this device</span>}>
      <div className="grid gap-4 p-4">
        <Choice label="Theme" value={theme} options={themes} onChoose={setTheme} />
        <Choice label="Density" value={density} options={densities} onChoose={setDensity} />
        <p className="text-xs text-text-2">
          The Sun theme is easier to read in daylight. Site density has larger buttons, for gloves.
        </p>
      </div>
    </Panel>
  );
}

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
};

const Choice = <T extends string>({ label, value, options, onChoose }: Props<T>) => (
  <fieldset className="grid gap-2">
    <legend className="pb-2 text-sm font-medium">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'flex min-h-control items-center gap-2 rounded-control border px-3 text-sm',
            option.value === value ? 'border-brand bg-brand-soft font-medium' : 'border-line',
          )}
        >
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="size-4 accent-brand"
          />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);
