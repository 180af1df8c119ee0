import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useContext } from 'react';
import { Menu, MenuItem } from '../dialogs/menu.tsx';
import { ToastStore } from '../dialogs/toast-store.ts';
import type { Obstacle } from '../disabled-reason.tsx';
import { exportFile } from '../files/export-file.ts';
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
  /** What narrows the list, for the activity log. */
  filter?: string | undefined;
  obstacle?: Obstacle | undefined;
};

const noFoot: readonly string[] = [];

/** Exports the list as shown: rows, order and columns. */
export function ExportMenu<T>({ label, columns, rows, filter, ...props }: Props<T>) {
  const { foot = noFoot, obstacle } = props;
  const tell = useTold();
  const save = async (format: Format) => {
    const exported = typeof rows === 'function' ? await rows() : rows;
    const sheet = [...sheetOf(columns, exported), ...foot.map((line) => [line])];
    const name = `${label.toLowerCase().replaceAll(' ', '-')}-${londonDay(new Date())}.${format}`;
    const file = await makeFile[format](label, sheet);
    await exportFile(name, file, { what: label, format, rows: exported.length, filter });
  };
  const press = (format: Format) => () => void save(format).catch(tell);
  return (
    <Menu label="Export" trigger={<ToolButton icon={Download}>Export</ToolButton>}>
      <MenuItem icon={FileText} obstacle={obstacle} onSelect={press('csv')}>
        CSV
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} obstacle={obstacle} onSelect={press('xlsx')}>
        Excel (XLSX)
      </MenuItem>
    </Menu>
  );
}

type Format = 'csv' | 'xlsx';

const makeFile: Record<Format, (label: string, sheet: Cell[][]) => Promise<Blob>> = {
  csv: async (_, sheet) => new Blob([toCsv(sheet)], { type: 'text/csv' }),
  xlsx: async (label, sheet) => (await import('./xlsx.ts')).toXlsx(label, sheet),
};

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
