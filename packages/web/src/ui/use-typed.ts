import { type ChangeEvent, useState } from 'react';
import type { Bound } from './field.tsx';

type Reading = {
  /** What is kept of a text that is still being typed. */
  read: (text: string) => string;
  /** How it looks once the box is left. */
  show: (value: string) => string;
  /** What is kept of it once the box is left. */
  finish?: (value: string) => string;
};

/** A box with the typed text in it, and when left, with what was made of that. */
export function useTyped(
  { value, onChange }: Pick<Bound, 'value' | 'onChange'>,
  { read, show, finish = read }: Reading,
) {
  const [typed, setTyped] = useState<string>();
  // A change of the value from outside, such as by a button beside the box, wins.
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
