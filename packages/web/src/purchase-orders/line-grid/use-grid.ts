import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useToast } from '../../ui/toast.tsx';
import { cellAt, isBox, type Place, placeOf, wishOf } from './grid-keys.ts';
import { type Cell, isBlank, type Line } from './lines.ts';
import type { LineActions, useLines } from './use-lines.ts';
import { usePaste } from './use-paste.ts';

/** What the keys, the clipboard and the crosses do in the grid. */
export function useGrid({ lines, beforePaste, actions }: ReturnType<typeof useLines>) {
  const { grid, focus } = useCellFocus(lines);
  const forget = useForget(lines, actions);
  const onPaste = usePaste(lines, actions, focus);
  const typing = useTyping();

  const add = () => {
    actions.add();
    focus('last');
  };
  const remove = (key: number) => {
    const place = lines.findIndex((line) => line.key === key);
    const neighbour = lines[place + 1] ?? lines[place - 1];
    forget(key);
    if (neighbour) focus({ key: neighbour.key, cell: 'description' });
  };
  const undo = (event: KeyboardEvent) => {
    if (!beforePaste) return typing.keepInside(event);
    event.preventDefault();
    actions.undoPaste();
    focus(beforePaste.at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.defaultPrevented ? undefined : placeOf(event.target);
    const wish = place && wishOf(event, lines, place);
    if (place && isUndo(event)) return undo(event);
    if (!wish) return;
    event.preventDefault();
    if ('go' in wish) focus(wish.go);
    else if (wish.command === 'add') add();
    else remove(wish.key);
  };
  // Heard here and not in each line, so that no line need be drawn again for it.
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-remove]');
    if (button) remove(Number(button.dataset.line));
  };
  return { grid, add, focus, bind: { onKeyDown, onPaste, onClick, onFocus: typing.onFocus } };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

/** The browser would go on to undo what was typed in other cells, out of sight. */
function useTyping() {
  const before = useRef('');
  return {
    onFocus: ({ target }: FocusEvent) => {
      before.current = textIn(target);
    },
    keepInside: (event: KeyboardEvent) => {
      if (textIn(event.target) === before.current) event.preventDefault();
    },
  };
}

const textIn = (target: EventTarget): string => (isBox(target) ? target.value : '');

/** A cell by the key of its line, or by how many lines are above it. */
export type FocusTarget = Place | 'last' | { line: number; cell: Cell };

/** The cell that is wanted may only be there after the next drawing; its text is selected, as by Tab. */
function useCellFocus(lines: readonly Line[]) {
  const grid = useRef<HTMLTableElement>(null);
  const [target, focus] = useState<FocusTarget>();
  useEffect(() => {
    if (!target) return;
    const box = cellAt(grid.current, placeIn(lines, target));
    box?.focus();
    box?.select();
    focus(undefined);
  }, [target, lines]);
  return { grid, focus };
}

function placeIn(lines: readonly Line[], target: FocusTarget): Place {
  if (target === 'last') return { key: lines.at(-1)?.key ?? 0, cell: 'description' };
  return 'key' in target ? target : { key: lines[target.line]?.key ?? 0, cell: target.cell };
}

/** A removed line that was not empty can be restored. */
function useForget(lines: readonly Line[], { remove, fill }: LineActions) {
  const toast = useToast();
  return (key: number) => {
    const line = lines.find((candidate) => candidate.key === key);
    remove(key);
    if (line && !isBlank(line))
      toast({
        text: `${line.description || 'The line'} is removed`,
        action: { label: 'Undo', onPress: () => fill(lines) },
      });
  };
}
