import { SelectField } from '../fields/select-field.tsx';
import { findTable, headerRows } from './find-table.ts';
import type { ChosenFile } from './sheet.ts';
import type { SheetImport } from './use-sheet-import.ts';

type Props = { file: ChosenFile; wizard: SheetImport };

/** Which sheet is read, and which of its rows has the column names. */
export function TableFields({ file, wizard: { columns, chooseTable } }: Props) {
  const { sheets, place } = file;
  const sheet = sheets[place.sheet];
  const chooseSheet = (at: number) =>
    chooseTable(file, { ...findTable(sheets.slice(at, at + 1), columns), sheet: at });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sheets.length > 1 && (
        <SelectField
          label="Sheet"
          name="sheet"
          options={sheets.map(({ name }, i) => ({ value: String(i), label: name }))}
          value={String(place.sheet)}
          onChange={(value) => chooseSheet(Number(value))}
        />
      )}
      {sheet && (
        <SelectField
          label="Row with the column names"
          name="headerLine"
          options={headerRows(sheet).map(({ line, cells }) => ({
            value: String(line),
            label: `Row ${line}: ${cells.filter(Boolean).join(', ').slice(0, 60)}`,
          }))}
          value={String(place.headerLine)}
          onChange={(value) => chooseTable(file, { ...place, headerLine: Number(value) })}
        />
      )}
    </div>
  );
}
