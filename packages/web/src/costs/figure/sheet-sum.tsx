import { inPounds } from '@sitewright/domain/kernel/pounds';
import { Money } from '../../ui/format/money.tsx';
import { number } from '../../ui/table/labels.ts';

type Props = {
  /** How many lines are in sight. */
  rows: number;
  /** What they come to, where that is not the figure itself. */
  ofRows?: string;
  /** The figure; null where only its rows have amounts. */
  amount: string | null;
  hasMore?: boolean;
  /** Whether some of them have no amount. */
  isPartlyHidden?: boolean;
};

/** The sum at the foot of a figure's rows. */
export const SheetSum = ({ rows, ofRows, amount, hasMore, isPartlyHidden }: Props) => (
  <div className="grid gap-0.5">
    <p className="flex items-baseline justify-between gap-3 font-semibold">
      <span>Sum</span>
      <span className="tabular-nums">
        <Money amount={amount ?? ofRows ?? '0.00'} />
      </span>
    </p>
    <p className="text-xs tracking-normal text-text-2 tabular-nums">
      {number(rows)} {rows === 1 ? 'row' : 'rows'}
      {hasMore && ofRows && ` so far, ${inPounds(ofRows)} of it`}
      {isPartlyHidden && '; what one person earns is in the sum only'}
    </p>
  </div>
);
