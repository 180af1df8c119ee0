import { type KeyboardEvent, useState } from 'react';
import type { Bound } from './field.tsx';
import { findOptions, type Option } from './find-options.ts';

/** The maximum number of options shown; typing narrows them down. */
const mostShown = 50;

export type Combobox = ReturnType<typeof useCombobox>;

type Control = Pick<Bound, 'value' | 'onChange'> & {
  /** Called with the typed text, and with '' once the box is left or an option is chosen. */
  onTyped?: ((typed: string) => void) | undefined;
};

/** The typed text, the options that match it, and the active option. */
export function useCombobox(options: readonly Option[], { value, onChange, onTyped }: Control) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = findOptions(options, typed ?? '');
  const shown = found.slice(0, mostShown);
  const text = typed ?? options.find((option) => option.value === value)?.label ?? '';

  const open = () => {
    setActive(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    onTyped?.('');
  };
  const choose = (option: Option | undefined) => {
    if (!option || option.obstacle) return;
    close();
    onChange(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    onTyped?.(text);
    setActive(0);
    setOpen(true);
    // An emptied box clears the choice; a partial word leaves it.
    if (!text) onChange('');
  };
  return { typed, text, found, shown, isOpen, active, setActive, open, close, choose, type };
}

export function pressKey(event: KeyboardEvent, combobox: Combobox): void {
  const action = (combobox.isOpen ? whenOpen : whenClosed)[event.key];
  if (!action) return;
  if (event.key !== 'Tab') event.preventDefault();
  action(combobox);
}

type Keys = Record<string, (combobox: Combobox) => void>;

const whenClosed: Keys = {
  ArrowDown: ({ open }) => open(),
  ArrowUp: ({ open }) => open(),
};

const whenOpen: Keys = {
  ArrowDown: ({ shown, active, setActive }) =>
    setActive(active < shown.length - 1 ? active + 1 : 0),
  ArrowUp: ({ shown, active, setActive }) => setActive(active > 0 ? active - 1 : shown.length - 1),
  Home: ({ setActive }) => setActive(0),
  End: ({ shown, setActive }) => setActive(shown.length - 1),
  Enter: ({ shown, active, choose }) => choose(shown[active]),
  Tab: ({ typed, shown, active, choose }) => {
    if (typed && !shown[active]?.isNotForTab) choose(shown[active]);
  },
  Escape: ({ close }) => close(),
};
