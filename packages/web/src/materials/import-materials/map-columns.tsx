import { type ImportColumn, importColumns } from '@sitewright/domain/materials/import-columns';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { rowsText } from '../words.ts';
import type { ChosenFile, Import } from './use-import.ts';

type Props = { file: ChosenFile; wizard: Import };

/** Which column of the file is which of ours; what we could guess is filled in. */
export function MapColumns({ file, wizard }: Props) {
  const { mapping, check, startAgain } = wizard;
  const isNamed = mapping.itemDescription !== undefined || mapping.sku !== undefined;
  return (
    <>
      <div className="grid gap-1">
        <h2>Match the columns</h2>
        <p className="text-sm text-text-2">
          {file.name}, {rowsText(file.sheet.rows.length)}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {importColumns.map(({ id, label }) => (
          <ColumnField key={id} {...{ id, label, file, wizard }} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" isBlocked={!isNamed} onClick={() => check(file)}>
          Check {rowsText(file.sheet.rows.length)}
        </Button>
        <Button onClick={startAgain}>Another file</Button>
        {!isNamed && (
          <p className="text-sm text-text-2">Say which column holds the description or the SKU.</p>
        )}
      </div>
    </>
  );
}

type ColumnProps = Props & { id: ImportColumn; label: string };

function ColumnField({ id, label, file, wizard: { mapping, setMapping } }: ColumnProps) {
  const { headers, rows } = file.sheet;
  const column = mapping[id];
  const sample = rows.find(({ cells }) => column !== undefined && cells[column])?.cells[
    column ?? 0
  ];
  return (
    <SelectField
      label={label}
      help={column === undefined ? 'Not in the file' : `Such as ${sample || 'an empty cell'}`}
      name={id}
      placeholder="Leave out"
      options={headers.map((header, i) => ({
        value: String(i),
        label: header || `Column ${i + 1}`,
      }))}
      value={column === undefined ? '' : String(column)}
      onChange={(value) => setMapping({ ...mapping, [id]: Number(value) })}
      onClear={() => setMapping(without(mapping, id))}
    />
  );
}

const without = ({ ...mapping }: Import['mapping'], id: ImportColumn) => {
  delete mapping[id];
  return mapping;
};
