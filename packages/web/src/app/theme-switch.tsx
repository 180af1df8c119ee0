import { useAppearance } from '../platform/theme.ts';
import { cn } from '../ui/cn.ts';
import { themes } from '../ui/theme/themes.ts';

/** The themes side by side, where there is no menu for them. */
export function ThemeSwitch() {
  const { theme, setTheme } = useAppearance();
  return (
    <fieldset>
      <legend className="px-3 pb-1 text-xs font-semibold text-text-2">Theme</legend>
      <div className="grid grid-cols-2 gap-1">
        {themes.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className={cn(
              'flex min-h-control cursor-pointer items-center gap-2 rounded-control border px-2.5 text-xs font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus-in',
              value === theme ? 'border-text bg-brand-soft font-semibold' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={value === theme}
              onChange={() => setTheme(value)}
            />
            <Icon aria-hidden="true" className="size-4.5 text-text-2" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
