import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useContext } from 'react';
import { Menu, MenuItem } from '../dialogs/menu.tsx';
import { ToastStore } from '../dialogs/toast-store.ts';
import type { Obstacle } from '../disabled-reason.tsx';
import { saveFile } from '../files/save-file.ts';
import type { Cell, Column } from './column.ts';
import { toCsv } from './csv.ts';
import { ToolButton } from './tool-button.tsx';

type Props<T> = {
  label: string;
  columns: readonly Column<T>[];
  /** The visible rows, or how to load all of them. */
  rows: readonly T[] | (() => Promise<readonly T[]>);
  /** Lines below the rows, such as the source of the figures. */
  foot?: readonly string[] | undefined;
  obstacle?: Obstacle | undefined;
};

const noFoot: readonly string[] = [];

/** Exports the list as shown: rows, order and columns. */
export function ExportMenu<T>({ label, columns, rows, foot = noFoot, obstacle }: Props<T>) {
  const name = `${label.toLowerCase().replaceAll(' ', '-')}-${londonDay(new Date())}`;
  const sheet = async () => [
    ...sheetOf(columns, typeof rows === 'function' ? await rows() : rows),
    ...foot.map((line) => [line]),
  ];
  const csv = async () =>
    saveFile(`${name}.csv`, new Blob([toCsv(await sheet())], { type: 'text/csv' }));
  const xlsx = async () => {
    const { toXlsx } = await import('./xlsx.ts');
    saveFile(`${name}.xlsx`, await toXlsx(label, await sheet()));
  };
  const tell = useTold();
  return (
    <Menu label="Export" trigger={<ToolButton icon={Download}>Export</ToolButton>}>
      <MenuItem icon={FileText} obstacle={obstacle} onSelect={() => void csv().catch(tell)}>
        CSV
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} obstacle={obstacle} onSelect={() => void xlsx().catch(tell)}>
        Excel (XLSX)
      </MenuItem>
    </Menu>
  );
}

/** Reports a failed export, because the user waits for the file. */
function useTold() {
  const toasts = useContext(ToastStore);
  return ({ inWords, message }: Error & { inWords?: string }) =>
    toasts?.show({ title: 'Not exported', text: inWords ?? message, tone: 'danger' });
}

function sheetOf<T>(columns: readonly Column<T>[], rows: readonly T[]): Cell[][] {
  const exported = columns.flatMap(
    ({ header, text, exportAs: of = text, exportedAs = [{ header, of }] }) => exportedAs,
  );
  return [
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ of }) => of(row))),
  ];
}
