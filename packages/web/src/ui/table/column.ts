import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Obstacle } from '../disabled-reason.tsx';

export type Row = { id: number };

/** What a spreadsheet gets of a cell. */
export type Cell = string | number | Date | Pounds | null;

/** An amount, to the penny. */
export type Pounds = { pounds: string };

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What searching and exporting see. */
  text: (row: T) => string;
  /** Without it the column cannot be sorted. What is null comes last, whichever way. */
  sortBy?: (row: T) => string | number | null;
  align?: 'right';
  /** In pixels; long tables are laid out by it. */
  width?: number;
  /** Names the row, and is never hidden; the first column names it where none says so. */
  isName?: boolean;
  isHideable?: boolean;
  /** Waits in the column chooser until somebody asks for it. */
  isExtra?: boolean;
  total?: (rows: readonly T[]) => ReactNode;
  /** For spreadsheets; what it says as text, unless given. */
  exportAs?: (row: T) => Cell;
  /** Where a spreadsheet gets other columns of it than that one. */
  exportedAs?: readonly { header: string; of: (row: T) => Cell }[];
};

export type Filter<T> = {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  of: (row: T) => string;
};

export type RowAction<T> = {
  id: string;
  label: string;
  icon?: LucideIcon;
  key?: 'Enter' | 'e' | 'Delete';
  isShownFor?: (row: T) => boolean;
  /** Why it cannot be done to this row, if it cannot. */
  obstacle?: (row: T) => Obstacle | undefined;
  onPress: (row: T) => void;
};

export type BulkAction<T> = {
  id: string;
  label: string;
  icon?: LucideIcon;
  onPress: (rows: readonly T[]) => void;
};

export const nameColumn = <T>(columns: readonly Column<T>[]): Column<T> | undefined =>
  columns.find(({ isName }) => isName) ?? columns[0];

/** The actions that this row offers, possible or not. */
export const actionsFor = <T>(actions: readonly RowAction<T>[], row: T): RowAction<T>[] =>
  actions.filter(({ isShownFor }) => isShownFor?.(row) ?? true);

/** Runs the action of the key, if this row allows it; returns whether there was one. */
export function pressKey<T>(actions: readonly RowAction<T>[], key: string, row: T): boolean {
  const action = actionsFor(actions, row).find((one) => one.key === key);
  if (!action || action.obstacle?.(row)) return false;
  action.onPress(row);
  return true;
}
