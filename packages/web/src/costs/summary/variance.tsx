import { cn } from '../../ui/cn.ts';
import { FigureButton } from '../figure/figure-button.tsx';
import type { ShownFigure } from '../figure/figures.ts';
import { isNegative, sizeOf, varianceText } from '../labels.ts';

type Variance = { variance: string | null; variancePercent: string | null };

type Props = Variance & Pick<ShownFigure, 'of'> & { hasOwnBudget: boolean };

/** How far over or under: the figure, and its label. */
export const VarianceFigure = ({ variance, variancePercent, of, hasOwnBudget }: Props) =>
  variance && (
    <span className="inline-flex items-baseline justify-end gap-2">
      <FigureButton
        figure="variance"
        of={of}
        amount={variance}
        className={cn(
          hasOwnBudget &&
            isNegative(variance) &&
            'font-semibold text-on-bad-soft [&_span]:text-inherit',
        )}
      />
      <span className="min-w-19 text-left">
        {hasOwnBudget ? (
          <VarianceText variance={variance} variancePercent={variancePercent} />
        ) : (
          <span className="text-xs tracking-normal text-text-2">no budget</span>
        )}
      </span>
    </span>
  );

export const VarianceText = ({ variance, variancePercent }: Variance) =>
  variance && (
    <span
      className={cn(
        'text-xs tracking-normal',
        isNegative(variance) ? 'text-on-bad-soft' : 'text-text-2',
      )}
    >
      {varianceText(variance, variancePercent)}
    </span>
  );

type BarProps = {
  variance: string | null;
  /** The longest of the adjacent bars. */
  most: number;
  isSmall?: boolean;
};

/** Over budget to the left of the middle, under budget to the right. */
export function VarianceBar({ variance, most, isSmall = false }: BarProps) {
  if (Number(variance ?? 0) === 0) return null;
  const share = most > 0 ? (Number(sizeOf(variance ?? '0')) / most) * 50 : 0;
  const isOver = isNegative(variance);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative mr-2 inline-block h-2 align-middle before:absolute before:-inset-y-1 before:left-1/2 before:w-px before:bg-line',
        isSmall ? 'w-10' : 'w-16',
      )}
    >
      <span
        className={cn(
          'absolute inset-y-0 min-w-0.5 rounded-[2px]',
          isOver ? 'right-1/2 bg-bad' : 'left-1/2 bg-ok',
        )}
        style={{ width: `${share}%` }}
      />
    </span>
  );
}

/** The longest of several bars. */
export const longest = (all: readonly Pick<Variance, 'variance'>[]): number =>
  Math.max(0, ...all.map(({ variance }) => Number(sizeOf(variance ?? '0'))));
