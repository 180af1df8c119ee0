import { Ban, Check, type LucideIcon, Plus, TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { cn } from '../cn.ts';
import type { Option } from './find-options.ts';
import type { Combobox } from './use-combobox.ts';

type Props = { id: string; label: string; value: string; combobox: Combobox };

/** The options, below the box and as wide. */
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
              isChosen={option.value === value && !option.offer}
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

/** The box keeps the focus, and closes the list when it loses it. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

type ChoiceProps = Omit<Option, 'value'> & {
  id: string;
  isChosen: boolean;
  isActive: boolean;
  onReach: () => void;
  onChoose: () => void;
};

function Choice({ id, isChosen, isActive, onReach, onChoose, ...option }: ChoiceProps) {
  const { label, offer, hint, caution, obstacle } = option;
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
      aria-disabled={obstacle ? true : undefined}
      onPointerMove={isActive ? undefined : onReach}
      onClick={onChoose}
      className={cn(
        'flex min-h-control-sm cursor-pointer items-center gap-2 rounded-control px-2.5 py-1 text-base',
        isActive && 'bg-brand-soft',
        obstacle && 'cursor-not-allowed',
        offer &&
          'font-medium not-first:mt-1 not-first:rounded-t-none not-first:border-t not-first:border-line-2',
      )}
    >
      {offer && <Plus aria-hidden="true" className="size-4 flex-none" />}
      <span className={cn('min-w-0 flex-1 break-words', obstacle && 'text-text-2')}>
        {offer ?? label}
        {hint && <span className="block text-xs text-text-2">{hint}</span>}
        {caution && <Mark icon={TriangleAlert} ink="text-on-warn-soft" text={caution} />}
        {obstacle && <Mark icon={Ban} ink="text-on-bad-soft" text={obstacle} />}
      </span>
      {isChosen && <Check aria-hidden="true" className="size-4" />}
    </div>
  );
}

type MarkProps = { icon: LucideIcon; ink: string; text: string };

const Mark = ({ icon: Icon, ink, text }: MarkProps) => (
  <span className={cn('flex items-start gap-1 text-xs', ink)}>
    <Icon aria-hidden="true" className="mt-px size-3.5" />
    {text}
  </span>
);

const Rest = ({ found, shown }: { found: number; shown: number }) => (
  <p role="status" className="px-3.5 text-sm text-text-2 not-empty:py-2">
    {found === 0 && 'No matches'}
    {found > shown && `First ${shown} of ${found}. Keep typing to find others.`}
  </p>
);
