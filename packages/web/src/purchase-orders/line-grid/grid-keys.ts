import type { KeyboardEvent } from 'react';
import { type Cell, cells, type Line } from './lines.ts';

/** A cell of the grid, and the line it is in. */
export type Place = { key: number; cell: Cell };

/** The cell that an event comes from, by the attributes of its box. */
export function placeOf(target: EventTarget): Place | undefined {
  const { line, cell } = target instanceof HTMLElement ? target.dataset : {};
  const gridCell = cells.find((candidate) => candidate === cell);
  return line && gridCell ? { key: Number(line), cell: gridCell } : undefined;
}

/** A description is a text area; a figure is an input. */
type Box = HTMLInputElement | HTMLTextAreaElement;

export const isBox = (target: EventTarget): target is Box =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export const cellAt = (grid: HTMLElement | null, { key, cell }: Place): Box | null =>
  grid?.querySelector<Box>(`[data-line="${key}"][data-cell="${cell}"]`) ?? null;

/** The action of a key: go to another cell, add a line or remove this one. */
type KeyAction = { go: Place } | { command: 'add' } | { command: 'remove'; key: number };

export function keyActionOf(
  event: KeyboardEvent,
  lines: readonly Line[],
  { key, cell }: Place,
): KeyAction | undefined {
  const place = lines.findIndex((line) => line.key === key);
  const at = (n: number): KeyAction | undefined => lines[n] && { go: { key: lines[n].key, cell } };
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl) return event.key === 'Delete' ? { command: 'remove', key } : undefined;
  if (event.key === 'Enter') return at(place + 1) ?? { command: 'add' };
  if (event.key === 'ArrowDown') return at(place + 1);
  if (event.key === 'ArrowUp') return at(place - 1);
  const beside = cells[cells.indexOf(cell) + stepAside(event)];
  return beside && beside !== cell ? { go: { key, cell: beside } } : undefined;
}

/** Moves to the cell before or after once the caret is at the edge of the text. */
function stepAside({ key, shiftKey, altKey, target }: KeyboardEvent): number {
  if (shiftKey || altKey || !isBox(target)) return 0;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isAllSelected = start === 0 && end === value.length;
  if (key === 'ArrowLeft') return isAllSelected || end === 0 ? -1 : 0;
  return key === 'ArrowRight' && (isAllSelected || start === value.length) ? 1 : 0;
}
