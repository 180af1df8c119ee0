import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { cn } from '../../ui/cn.ts';
import { Money } from '../../ui/format/money.tsx';
import { useChangeCostSearch } from '../search-params.ts';
import { Changed } from './changed.tsx';
import { figureTitle, type ShownFigure } from './figures.ts';

type Props = ShownFigure & {
  amount: string | null;
  className?: string;
  /** The figure as it is shown, where that is not its pounds and pence. */
  children?: string;
};

/** A figure that opens what it is made of. */
export function FigureButton({ amount, className, children, ...shownFigure }: Props) {
  const change = useChangeCostSearch();
  const shown = children ?? (amount && <Money amount={amount} />);
  // The accessible name starts with the visible text, for voice control; a large sum is abbreviated on screen.
  const labelParts = [children, amount && formatPounds(amount), figureTitle(shownFigure)];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={labelParts.filter(Boolean).join(', ')}
      onClick={() => change({ ...noFigure, ...shownFigure })}
      className={cn(
        'inline-flex min-h-6 items-center underline-offset-4 hover:underline in-[td]:justify-end site:min-h-11 site:min-w-11',
        className,
      )}
    >
      <Changed value={amount}>{shown}</Changed>
    </button>
  );
}

/** Closes the open figure. */
export const noFigure = { figure: undefined, of: undefined, week: undefined };
