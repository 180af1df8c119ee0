import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { cn } from './cn.ts';
import type { Combobox } from './use-combobox.ts';

type Props = { id: string; label: string; value: string; combobox: Combobox };

/** What there is to choose from, below the box and as wide. */
export const ComboboxList = ({ id, label, value, combobox }: Props) => {
  const { found, shown, active, setActive, choose } = combobox;
  return (
    <Popover.Content
      role="presentation"
      align="start"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      onInteractOutside={keepFocus}
      onMouseDown={keepFocus}
      className="z-40 flex max-h-[min(320px,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) animate-appear flex-col rounded-control border border-line-2 bg-raised text-text shadow-overlay"
    >
      {shown.length > 0 && (
        <div id={id} role="listbox" aria-label={label} className="overflow-y-auto p-1">
          {shown.map((option, index) => (
            <Choice
              key={option.value}
              {...option}
              id={`${id}-${index}`}
              isChosen={option.value === value}
              isActive={index === active}
              onReach={() => setActive(index)}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
      <Rest found={found.length} shown={shown.length} />
    </Popover.Content>
  );
};

/** The box has the focus from first to last, and closes the list when it loses it. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

type ChoiceProps = {
  id: string;
  label: string;
  hint?: string;
  isChosen: boolean;
  isActive: boolean;
  onReach: () => void;
  onChoose: () => void;
};

function Choice({ id, label, hint, isChosen, isActive, onReach, onChoose }: ChoiceProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={isActive ? undefined : onReach}
      onClick={onChoose}
      className={cn(
        'flex min-h-control-sm cursor-pointer items-center gap-2 rounded-control px-2.5 py-1 text-base',
        isActive && 'bg-brand-soft',
      )}
    >
      <span className="min-w-0 flex-1 break-words">
        {label}
        {hint && <span className="block text-xs text-text-2">{hint}</span>}
      </span>
      {isChosen && <Check aria-hidden="true" className="size-4" />}
    </div>
  );
}

const Rest = ({ found, shown }: { found: number; shown: number }) => (
  <p role="status" className="px-3.5 text-sm text-text-2 not-empty:py-2">
    {found === 0 && 'Nothing matches'}
    {found > shown && `The first ${shown} of ${found}: type on to find others`}
  </p>
);
