import { cn } from './cn.ts';

type Props = {
  /** In per cent. */
  length: number;
  tone?: keyof typeof inks;
  /** In per cent: a second figure on the same bar. */
  mark?: number;
};

const inks = { plain: 'bg-brand', bad: 'bg-bad' };

/** Only visual: the figure beside it is the one that screen readers read. */
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
