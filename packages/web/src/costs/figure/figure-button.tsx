import { inPounds } from '@sitewright/domain/kernel/pounds';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import { useChangeAddress } from '../use-search-params.ts';
import { Changed } from './changed.tsx';
import { type Opened, titleOf } from './figures.ts';

type Props = Opened & {
  amount: string | null;
  className?: string;
  /** The figure as it is shown, where that is not its pounds and pence. */
  children?: string;
};

/** A figure that opens what it is made of. */
export function FigureButton({ amount, className, children, ...opened }: Props) {
  const change = useChangeAddress();
  const shown = children ?? (amount && <Money amount={amount} />);
  // What is seen comes first, for those who say it; the short form of a large sum is not all of it.
  const spoken = [children, amount && inPounds(amount), titleOf(opened)];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={spoken.filter(Boolean).join(', ')}
      onClick={() => change({ ...noFigure, ...opened })}
      className={cn(
        'inline-flex min-h-6 items-center underline-offset-4 hover:underline in-[td]:justify-end site:min-h-11 site:min-w-11',
        className,
      )}
    >
      <Changed value={amount}>{shown}</Changed>
    </button>
  );
}

/** Closes what is open. */
export const noFigure = { figure: undefined, of: undefined, week: undefined };
