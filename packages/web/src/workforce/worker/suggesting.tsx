import { useId } from 'react';
import type { Bound, FieldLook } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Props = FieldLook & Bound & { known: readonly string[] };

/** Those that are in use are offered; any other may be typed. */
export function Suggesting({ known, ...field }: Props) {
  const id = useId();
  return (
    <div>
      <TextField autoComplete="off" list={id} required={!field.isOptional} {...field} />
      <datalist id={id}>
        {known.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}
