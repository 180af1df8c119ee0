import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import { isNegative } from '../labels.ts';
import type { Fact } from './report-facts.ts';

/** Figures below each other, their sums set apart. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="px-4 py-2 text-sm">
    {facts.map(({ label, amount, note, isSum }) => (
      <div
        key={label}
        className={cn(
          'flex items-baseline justify-between gap-3 py-1.5',
          isSum && 'border-t border-line font-semibold',
        )}
      >
        <dt className="grid">
          {label}
          {note && <small className="text-xs font-normal text-text-2">{note}</small>}
        </dt>
        <dd
          className={cn(
            'whitespace-nowrap tabular-nums',
            isNegative(amount) && 'text-on-bad-soft [&_span]:text-inherit',
          )}
        >
          {amount === null ? '–' : <Money amount={amount} />}
        </dd>
      </div>
    ))}
  </dl>
);
