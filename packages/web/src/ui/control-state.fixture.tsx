import { type ReactNode, useState } from 'react';
import type { Bound } from './fields/field.tsx';

type Props = {
  start?: string;
  onChange?: (value: string) => void;
  children: (bound: Bound) => ReactNode;
};

/** Holds the value of one control, as a form would. */
export function ControlState({ start = '', onChange, children }: Props) {
  const [value, setValue] = useState(start);
  return children({
    name: 'it',
    value,
    onChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  });
}
