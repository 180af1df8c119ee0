import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { cn } from '../cn.ts';
import { ClearButton, roomForArrow, roomForBoth } from './clear-button.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { type Bound, controlStyles, Field, type FieldProps, type InputProps } from './field.tsx';
import type { Option } from './find-options.ts';
import { type Combobox, pressKey, useCombobox } from './use-combobox.ts';

type Props = FieldProps &
  Bound &
  Omit<InputProps, 'ref'> & {
    options: readonly Option[];
    /** Called with the typed text, and with '' once the box is left or an option is chosen. */
    onTyped?: (typed: string) => void;
  };

/** A choice among many: type to filter, then select. Follows the ARIA 1.2 combobox pattern. */
export function ComboboxField(props: Props) {
  const { label, help, error, isOptional, value, onChange, onTyped, options, ...input } = props;
  const combobox = useCombobox(options, { value, onChange, onTyped });
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  useReadyForAnother(box, combobox);
  const clear = () => {
    onChange('');
    box.current?.focus();
  };

  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(wiring) => (
        <Popover.Root open={combobox.isOpen} onOpenChange={combobox.close}>
          <Popover.Anchor className="relative flex items-center">
            <input
              autoComplete="off"
              {...input}
              {...wiring}
              {...boxOf(combobox, listId)}
              ref={box}
              className={cn(
                controlStyles,
                'h-control text-ellipsis',
                value ? roomForBoth : roomForArrow,
              )}
            />
            {value && <ClearButton label={label} onClear={clear} isSkipped />}
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute right-2.5 size-4 text-text-2"
            />
          </Popover.Anchor>
          <ComboboxList id={listId} label={label} value={value} combobox={combobox} />
        </Popover.Root>
      )}
    </Field>
  );
}

function boxOf(combobox: Combobox, listId: string) {
  const { text, shown, isOpen, active, open, close, type } = combobox;
  const isListed = isOpen && shown.length > 0;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': isListed ? `${listId}-${active}` : undefined,
    value: text,
    onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
    onClick: (event: { currentTarget: HTMLInputElement }) => {
      if (isOpen) return;
      event.currentTarget.select();
      open();
    },
    onBlur: close,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => pressKey(event, combobox),
  } as const;
}

/** Selects the text on focus: typing into a box with a choice replaces it. */
function useReadyForAnother(box: RefObject<HTMLInputElement | null>, combobox: Combobox) {
  const { typed, text } = combobox;
  useEffect(() => {
    const isChosen = text && typed === undefined;
    if (isChosen && document.activeElement === box.current) box.current?.select();
  }, [box, typed, text]);
}
