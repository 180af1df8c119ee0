import { importColumns } from '@sitewright/domain/materials/import-columns';
import { DropArea } from '../../ui/drop-area.tsx';

type Props = { onFile: (file: File) => void };

const columns = new Intl.ListFormat('en-GB').format(importColumns.map(({ label }) => label));

export const ChooseFile = ({ onFile }: Props) => (
  <>
    <div className="grid gap-1">
      <h2>Choose a price list</h2>
      <p className="max-w-[72ch] text-sm text-pretty text-text-2">
        CSV or Excel (XLSX), with the names of the columns in its first row. We read {columns}; only
        the description is needed. A row whose SKU is in the catalogue changes that material; an
        empty cell changes nothing.
      </p>
    </div>
    <DropArea
      accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      multiple={false}
      onFiles={([file]) => file && onFile(file)}
    />
  </>
);
