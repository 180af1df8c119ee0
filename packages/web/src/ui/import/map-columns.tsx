import { Button } from '../button.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { rowsText } from './rows-text.ts';
import type { ChosenFile, ImportColumn, Mapping } from './sheet.ts';
import { TableFields } from './table-fields.tsx';
import type { SheetImport } from './use-sheet-import.ts';

type Props = { file: ChosenFile; wizard: SheetImport };

/** Which column of the file is which of ours; what we could guess is filled in. */
export function MapColumns({ file, wizard }: Props) {
  const { columns, needs, mapping, check, startAgain } = wizard;
  const isNamed = needs.anyOf.some((id) => mapping[id] !== undefined);
  return (
    <>
      <div className="grid gap-1">
        <h2>Match the columns</h2>
        <p className="text-sm text-text-2">
          {file.name}, {rowsText(file.sheet.rows.length)}
        </p>
      </div>
      <TableFields file={file} wizard={wizard} />
      <div className="grid gap-4 sm:grid-cols-2">
        {columns.map((column) => (
          <ColumnField key={column.id} {...{ column, file, wizard }} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" isBlocked={!isNamed} onClick={() => check(file)}>
          Check {rowsText(file.sheet.rows.length)}
        </Button>
        <Button onClick={startAgain}>Choose another file</Button>
        {!isNamed && <p className="text-sm text-text-2">{needs.else}</p>}
      </div>
    </>
  );
}

const notImported = 'none';

type ColumnProps = Props & { column: ImportColumn };

function ColumnField({ column: { id, label }, file, wizard }: ColumnProps) {
  const { mapping, setMapping } = wizard;
  const { headers, rows } = file.sheet;
  const place = mapping[id];
  const sample = rows.find(({ cells }) => place !== undefined && cells[place])?.cells[place ?? 0];
  return (
    <SelectField
      label={label}
      help={place === undefined ? 'Not in the file' : `Such as ${sample || 'an empty cell'}`}
      name={id}
      options={[
        { value: notImported, label: 'Do not import' },
        ...headers.map((header, i) => ({ value: String(i), label: header || `Column ${i + 1}` })),
      ]}
      value={place === undefined ? notImported : String(place)}
      onChange={(value) =>
        setMapping(
          value === notImported ? without(mapping, id) : { ...mapping, [id]: Number(value) },
        )
      }
    />
  );
}

const without = (mapping: Mapping, id: string): Mapping => {
  const { [id]: _left, ...otherColumns } = mapping;
  return otherColumns;
};
