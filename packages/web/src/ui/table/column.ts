import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Obstacle } from '../disabled-reason.tsx';

export type Row = { id: number };

/** The value of a cell in a spreadsheet. */
export type Cell = string | number | Date | Pounds | null;

/** An amount, to the penny. */
type Pounds = { pounds: string };

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The text for searching and exporting. */
  text: (row: T) => string;
  /** Without it the column cannot be sorted. Null comes last in both directions. */
  sortBy?: (row: T) => string | number | null;
  align?: 'right';
  /** In pixels; used for the layout of long tables. */
  width?: number;
  /** The column that names the row, which is never hidden; by default the first one. */
  isName?: boolean;
  isHideable?: boolean;
  /** Hidden until the user chooses it. */
  isExtra?: boolean;
  total?: (rows: readonly T[]) => ReactNode;
  /** The value for spreadsheets; by default its text. */
  exportAs?: (row: T) => Cell;
  /** For spreadsheets: several columns in place of this one. */
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
  /** Why the action is not possible for this row. */
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

/** The actions of a row, possible or not. */
export const actionsFor = <T>(actions: readonly RowAction<T>[], row: T): RowAction<T>[] =>
  actions.filter(({ isShownFor }) => isShownFor?.(row) ?? true);

/** Runs the action of the key, if this row allows it; returns whether there was one. */
export function pressKey<T>(actions: readonly RowAction<T>[], key: string, row: T): boolean {
  const action = actionsFor(actions, row).find((one) => one.key === key);
  if (!action || action.obstacle?.(row)) return false;
  action.onPress(row);
  return true;
}
