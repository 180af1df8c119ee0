import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import { isFixed } from './table-view.ts';

type Props = {
  column: { id: string; header: string; isName?: boolean; isHideable?: boolean };
  /** Its position, if it is shown. */
  place?: { index: number; last: number };
  onToggle: () => void;
  onMove?: (to: number) => void;
};

export const ColumnChoice = ({ column, place, onToggle, onMove }: Props) => (
  <li className="flex items-center rounded-control hover:bg-sunken">
    <label className="flex min-h-control-sm min-w-0 flex-1 items-center gap-2.5 px-2.5">
      <input
        type="checkbox"
        checked={!!place}
        disabled={isFixed(column)}
        onChange={onToggle}
        className="size-4 accent-brand"
      />
      <span className="truncate">{column.header}</span>
    </label>
    {place && onMove && (
      <>
        <Move
          label={`Move ${column.header} up`}
          Icon={ArrowUp}
          isBlocked={place.index === 0}
          onPress={() => onMove(place.index - 1)}
        />
        <Move
          label={`Move ${column.header} down`}
          Icon={ArrowDown}
          isBlocked={place.index === place.last}
          onPress={() => onMove(place.index + 1)}
        />
      </>
    )}
  </li>
);

type MoveProps = {
  label: string;
  Icon: LucideIcon;
  isBlocked: boolean;
  onPress: () => void;
};

const Move = ({ label, Icon, isBlocked, onPress }: MoveProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isBlocked || undefined}
    onClick={() => isBlocked || onPress()}
    className="grid size-7 place-items-center rounded-control text-text-2 hover:text-text aria-disabled:cursor-not-allowed aria-disabled:text-line pointer-coarse:size-11"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
);

export const moveColumn = <C,>(columns: readonly C[], from: number, to: number): C[] =>
  columns.toSpliced(from, 1).toSpliced(to, 0, ...columns.slice(from, from + 1));
