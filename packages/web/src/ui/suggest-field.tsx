import { useId } from 'react';
import type { Bound, FieldProps } from './fields/field.tsx';
import { TextField } from './fields/text-field.tsx';

type Props = FieldProps & Bound & { suggestions: readonly string[] };

/** A text field with suggestions; any other text may be typed. */
export function SuggestField({ suggestions, ...field }: Props) {
  const id = useId();
  return (
    <div>
      <TextField autoComplete="off" list={id} required={!field.isOptional} {...field} />
      <datalist id={id}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}
