import { type ReactNode, useId, useState } from 'react';
import { cn } from '../ui/cn.ts';
import type { Bound } from '../ui/fields/field.tsx';

type Props = { title: string; columns?: keyof typeof layouts; children: ReactNode };

export function Section({ title, columns = 'one', children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id}>{title}</h2>
      <div className={cn('grid items-start gap-x-5 gap-y-4', layouts[columns])}>{children}</div>
    </section>
  );
}

const layouts = {
  one: 'grid-cols-[minmax(0,1fr)]',
  three: 'grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))]',
};

/** One example with its caption. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
    <p className="text-xs font-medium text-text-2">{name}</p>
    {children}
  </div>
);

type HoldingProps = { name: string; start?: string; children: (bound: Bound) => ReactNode };

/** Holds the value of one field, as a form would. */
export function FieldState({ name, start = '', children }: HoldingProps) {
  const [value, onChange] = useState(start);
  return children({ name, value, onChange });
}
