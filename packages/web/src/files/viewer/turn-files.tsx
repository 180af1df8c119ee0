import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { roundLook } from './round-look.ts';

type Props = { at: number; count: number; onTurn: (by: number) => void };

export const TurnFiles = ({ at, count, onTurn }: Props) => (
  <div className="flex items-center justify-center gap-3 py-1.5 text-sm">
    <Turn icon={ChevronLeft} label="File before" onTurn={() => onTurn(-1)} />
    <p aria-live="polite" className="text-text-2 tabular-nums">
      {at + 1} of {count}
    </p>
    <Turn icon={ChevronRight} label="Next file" onTurn={() => onTurn(1)} />
  </div>
);

type TurnProps = { icon: LucideIcon; label: string; onTurn: () => void };

const Turn = ({ icon: Icon, label, onTurn }: TurnProps) => (
  <button type="button" aria-label={label} onClick={onTurn} className={roundLook}>
    <Icon aria-hidden="true" className="size-icon" />
  </button>
);
