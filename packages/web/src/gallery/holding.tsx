import { type ReactNode, useState } from 'react';
import type { Bound } from '../ui/field.tsx';

type Props = { name: string; start?: string; children: (bound: Bound) => ReactNode };

/** Holds the value of one field, as a form would. */
export function Holding({ name, start = '', children }: Props) {
  const [value, onChange] = useState(start);
  return children({ name, value, onChange });
}
