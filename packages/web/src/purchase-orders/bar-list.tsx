import type { ReactNode } from 'react';
import { Bar } from '../ui/bar.tsx';

export type BarLine = {
  id: string;
  label: ReactNode;
  size: number;
  /** The figure that the bar is drawn of. */
  text: string;
  tone: 'plain' | 'bad';
};

/** Figures one below the other, each with a bar by which they are compared at a glance. */
export function BarList({ bars }: { bars: readonly BarLine[] }) {
  const longest = Math.max(...bars.map(({ size }) => size));
  return (
    <ul className="grid gap-2">
      {bars.map(({ id, label, size, text, tone }) => (
        <li key={id} className="grid gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="flex-none font-medium tabular-nums">{text}</span>
          </span>
          <Bar length={(size / longest) * 100} tone={tone} />
        </li>
      ))}
    </ul>
  );
}
