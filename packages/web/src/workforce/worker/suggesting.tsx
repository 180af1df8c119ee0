import { useId } from 'react';
import type { Bound, FieldLook } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = FieldLook & Bound & { suggestions: readonly string[] };

/** Those that are in use are offered; any other may be typed. */
export function Suggesting({ suggestions, ...field }: Props) {
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
