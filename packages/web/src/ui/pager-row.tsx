import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { capitalised } from './format/labels.ts';
import { iconButtonStyles } from './icon-button-styles.ts';

type Props = {
  /** Such as 'file'. */
  what: string;
  /** The index of the shown item, from 0. */
  at: number;
  count: number;
  /** A note about the shown item. */
  note?: string;
  onTurn: (by: number) => void;
};

/** The position within several items, and buttons to the next and the previous one. */
export const PagerRow = ({ what, at, count, note, onTurn }: Props) => (
  <div className="flex items-center justify-center gap-3 py-1.5 text-sm">
    {count > 1 && (
      <Turn icon={ChevronLeft} label={`${capitalised(what)} before`} onTurn={() => onTurn(-1)} />
    )}
    <p aria-live="polite" className="text-center text-text-2 tabular-nums">
      {at + 1} of {count}
      {note && ` · ${note}`}
    </p>
    {count > 1 && <Turn icon={ChevronRight} label={`Next ${what}`} onTurn={() => onTurn(1)} />}
  </div>
);

type TurnProps = { icon: LucideIcon; label: string; onTurn: () => void };

const Turn = ({ icon: Icon, label, onTurn }: TurnProps) => (
  <button type="button" aria-label={label} onClick={onTurn} className={iconButtonStyles}>
    <Icon aria-hidden="true" className="size-icon" />
  </button>
);
