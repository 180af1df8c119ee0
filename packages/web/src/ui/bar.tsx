import { cn } from './cn.ts';

type Props = {
  /** Of a hundred. */
  length: number;
  tone?: keyof typeof inks;
  /** Of a hundred, too: a second figure on the same bar. */
  mark?: number;
};

const inks = { plain: 'bg-brand', bad: 'bg-bad' };

/** Compares figures at a glance; a screen reader reads the one that is written beside it. */
export const Bar = ({ length, tone = 'plain', mark }: Props) => (
  <div aria-hidden="true" className="relative h-2 rounded-full bg-track">
    <div
      className={cn('h-full min-w-1 rounded-full', inks[tone])}
      style={{ width: `${length}%` }}
    />
    {mark !== undefined && (
      <div className="absolute -inset-y-0.5 -ml-px w-0.5 bg-text-2" style={{ left: `${mark}%` }} />
    )}
  </div>
);
