import type { ReactNode } from 'react';

export type Bar = {
  id: string;
  label: ReactNode;
  size: number;
  /** The figure that the bar is drawn of. */
  text: string;
  tone: 'plain' | 'bad';
};

/** Figures one below the other, each with a bar by which they are compared at a glance. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ size }) => size));
  return (
    <ul className="grid gap-2">
      {bars.map(({ id, label, size, text, tone }) => (
        <li key={id} className="grid gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="flex-none font-medium tabular-nums">{text}</span>
          </span>
          <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-track">
            <span
              className={`block h-full min-w-1 rounded-full ${inks[tone]}`}
              style={{ width: `${(size / longest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

const inks = { plain: 'bg-brand', bad: 'bg-bad' };
