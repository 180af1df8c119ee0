import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { counted } from '../../ui/table/words.ts';
import { cellAt, type Place, placeOf, wishOf } from './grid-keys.ts';
import { faultsOf, isBlank, type Line, pastedLine, tidyNumber } from './lines.ts';
import { isText, pastedRows, readRows } from './paste-rows.ts';
import type { LineDeeds } from './use-lines.ts';

/** What the keys and the clipboard do in the grid. */
export function useGrid(lines: readonly Line[], deeds: LineDeeds) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<Place | 'last'>();
  const remove = useRemove(lines, deeds);
  const paste = usePaste(deeds);
  // The line that is wanted may only be there after the next drawing.
  useEffect(() => {
    const last = lines.at(-1);
    const place = wanted === 'last' ? last && ({ key: last.key, cell: 'description' } as const) : wanted;
    if (!place) return;
    cellAt(grid.current, place)?.focus();
    setWanted(undefined);
  }, [wanted, lines]);

  const add = () => {
    deeds.add();
    setWanted('last');
  };
  const removeAndStay = (key: number) => {
    const place = lines.findIndex((line) => line.key === key);
    const neighbour = lines[place + 1] ?? lines[place - 1];
    remove(key);
    if (neighbour) setWanted({ key: neighbour.key, cell: 'description' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.defaultPrevented ? undefined : placeOf(event.target);
    const wish = place && wishOf(event, lines, place);
    if (!wish) return;
    event.preventDefault();
    if ('go' in wish) setWanted(wish.go);
    else if (wish.deed === 'add') add();
    else removeAndStay(wish.key);
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const rows = readRows(event.clipboardData.getData('text/plain'));
    // A word or a number goes into its cell as in any other box.
    if (!place || (rows.length < 2 && (rows[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    paste(place, rows);
  };
  // Heard here and not in each line, so that a line need not be drawn again for it.
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-remove]');
    if (button) removeAndStay(Number(button.dataset.line));
  };
  return { grid, add, focus: setWanted, onKeyDown, onPaste, onClick };
}

function usePaste(deeds: LineDeeds) {
  const toast = useToast();
  return ({ key, cell }: Place, rows: string[][]) => {
    const isColumn = cell !== 'description' && rows.every((row) => row.length === 1);
    if (isColumn) {
      const texts = rows.map(([text = '']) => (isText(cell) ? text : tidyNumber(text)));
      return deeds.pasteColumn(key, cell, texts);
    }
    const pasted = pastedRows(rows);
    deeds.paste(key, pasted);
    toast({ text: saidOf(pasted.map((row) => pastedLine(row, 0))) });
  };
}

/** A line that said something can be had back. */
function useRemove(lines: readonly Line[], { remove, fill }: LineDeeds) {
  const toast = useToast();
  return (key: number) => {
    const line = lines.find((one) => one.key === key);
    remove(key);
    if (line && !isBlank(line))
      toast({
        text: `${line.description || 'The line'} is removed`,
        action: { label: 'Undo', onPress: () => fill(lines) },
      });
  };
}

function saidOf(pasted: readonly Line[]): string {
  const faults = pasted.reduce((sum, line) => sum + Object.keys(faultsOf(line)).length, 0);
  const said = `${counted(pasted.length, pasted.length === 1 ? 'line' : 'lines')} pasted`;
  return faults > 0
    ? `${said}. ${counted(faults, faults === 1 ? 'cell is' : 'cells are')} marked to look at.`
    : said;
}
