import { cn } from '../../ui/cn.ts';
import { type Bound, controlLook, Field, type FieldLook } from '../../ui/field.tsx';

const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text.trim());

/** Typed, or picked from the browser's own palette. */
export const ColourField = ({
  label,
  help,
  error,
  isOptional,
  value,
  onChange,
  name,
}: FieldLook & Bound) => (
  <Field label={label} help={help} error={error} isOptional={isOptional}>
    {(wiring) => (
      <span className="flex items-center gap-2">
        <input
          {...wiring}
          name={name}
          value={value}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={cn(controlLook, 'h-control')}
        />
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={isHex(value) ? value.trim().toLowerCase() : '#6b7280'}
          onChange={(event) => onChange(event.target.value)}
          className="h-control w-14 flex-none cursor-pointer rounded-control border border-control bg-surface p-1"
        />
      </span>
    )}
  </Field>
);
