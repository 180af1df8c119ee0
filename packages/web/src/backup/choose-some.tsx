import { useId } from 'react';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  error: string | undefined;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** A few of many, each with a tick. */
export function ChooseSome({ label, options, error, chosen, onChange }: Props) {
  const errorId = useId();
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset
      className="grid gap-1"
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="pb-1 text-sm font-medium">{label}</legend>
      {error && (
        <p id={errorId} className="text-sm text-on-bad-soft">
          {error}
        </p>
      )}
      <div className="grid max-h-52 overflow-y-auto rounded-control border border-line p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 items-center gap-2.5 px-2 text-sm site:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-brand"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
