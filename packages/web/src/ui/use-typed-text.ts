import { type ChangeEvent, useState } from 'react';
import type { Bound } from './fields/field.tsx';

type Reading = {
  /** The value of a text that is still being typed. */
  read: (text: string) => string;
  /** The displayed text once the box is left. */
  show: (value: string) => string;
  /** The value once the box is left. */
  finish?: (value: string) => string;
};

/** A box with the typed text, and with its formatted value once it is left. */
export function useTypedText(
  { value, onChange }: Pick<Bound, 'value' | 'onChange'>,
  { read, show, finish = read }: Reading,
) {
  const [typed, setTyped] = useState<string>();
  // A change of the value from outside, such as by a button, replaces the text.
  const isTyping = typed !== undefined && read(typed) === value;
  return {
    value: isTyping ? typed : show(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      onChange(read(target.value));
    },
    onBlur: () => {
      setTyped(undefined);
      if (finish(value) !== value) onChange(finish(value));
    },
  };
}
