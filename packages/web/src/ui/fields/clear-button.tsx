import { X } from 'lucide-react';
import { cn } from '../cn.ts';
import { innerButton } from './field.tsx';

type Props = {
  label: string;
  onClear: () => void;
  /** Out of the tab order where emptying the box does the same. */
  isSkipped?: boolean;
};

/** Clears a choice; it is placed before the arrow of the box. */
export const ClearButton = ({ label, onClear, isSkipped = false }: Props) => (
  <button
    type="button"
    tabIndex={isSkipped ? -1 : undefined}
    aria-label={`Clear ${label.toLowerCase()}`}
    onClick={onClear}
    className={cn(innerButton, 'right-7 size-control-sm max-md:right-8')}
  >
    <X aria-hidden="true" className="size-4" />
  </button>
);

/** Padding for the arrow alone, and for the arrow with this button. */
export const roomForArrow = 'pr-8';
export const roomForBoth = 'pr-16 max-md:pr-20';
