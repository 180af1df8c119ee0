import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { materialsApi } from '@sitewright/domain/materials/api';
import { isActive } from '@sitewright/domain/materials/rules';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { queryAll } from '../../platform/query.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { counted } from '../../ui/table/labels.ts';
import { cellAt, isBox, keyActionOf, type Place, placeOf } from './grid-keys.ts';
import { type Cell, faultsOf, isBlank, type Line, pastedLine } from './lines.ts';
import { isText, pastedRows, readRows } from './paste-rows.ts';
import { type LineActions, startOfPaste, type useLines } from './use-lines.ts';

/** Handles keys, pasting and the remove buttons of the grid. */
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
    const action = place && keyActionOf(event, lines, place);
    if (place && isUndo(event)) return undo(event);
    if (!action) return;
    event.preventDefault();
    if ('go' in action) focus(action.go);
    else if (action.command === 'add') add();
    else remove(action.key);
  };
  // One handler for the grid, so that no line is rendered again for it.
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
type FocusTarget = Place | 'last' | { line: number; cell: Cell };

/** Focuses a cell, if need be after the next render, and selects its text as Tab does. */
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
        text: `${line.description || 'Line'} removed`,
        action: { label: 'Undo', onPress: () => fill(lines) },
      });
  };
}

/** Rows of a spreadsheet become lines; a word or a number goes into its cell as in any other box. */
function usePaste(
  lines: readonly Line[],
  actions: LineActions,
  focus: (target: FocusTarget) => void,
) {
  const toast = useToast();
  const client = useQueryClient();
  // Where the catalogue cannot be read, the lines stay unlinked.
  const link = () =>
    client.ensureQueryData(queryAll(materialsApi.list, { query: {} })).then(
      (all) => actions.link((all ?? []).filter(isActive)),
      () => {},
    );
  return (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const rows = readRows(event.clipboardData.getData('text/plain'));
    if (!place || (rows.length < 2 && (rows[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    const { key, cell } = place;
    const here = lines.findIndex((line) => line.key === key);
    if (cell !== 'description' && rows.every((row) => row.length === 1)) {
      const texts = rows.map(([text = '']) => (isText(cell) ? text : tidyNumber(text)));
      actions.pasteColumn(place, texts);
      return focus({ line: here + texts.length, cell });
    }
    const pasted = pastedRows(rows);
    actions.paste(place, pasted);
    void link();
    focus({ line: startOfPaste(lines, here) + pasted.length, cell: 'description' });
    toast({ text: pasteMessage(pasted.map((row) => pastedLine(row, 0))) });
  };
}

function pasteMessage(pasted: readonly Line[]): string {
  const faults = pasted.reduce((sum, line) => sum + Object.keys(faultsOf(line)).length, 0);
  const message = `${counted(pasted.length, pasted.length === 1 ? 'line' : 'lines')} pasted`;
  return faults > 0
    ? `${message}. ${counted(faults, faults === 1 ? 'cell needs' : 'cells need')} checking.`
    : message;
}
