import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { buttonSize, buttonTones } from '../button.tsx';
import { cn } from '../cn.ts';
import { useObjectUrl } from '../files/use-object-url.ts';
import { toCsv } from '../table/csv.ts';
import { rowsText } from './rows-text.ts';
import { type ChosenFile, type ImportColumn, labelOf, type RefusedRow } from './sheet.ts';

type Props = {
  file: ChosenFile;
  refused: readonly RefusedRow[];
  columns: readonly ImportColumn[];
};

/** The rows that were left out as a file of their own, to be put right and imported. */
export function FailedRows({ file, refused, columns }: Props) {
  const csv = useMemo(
    () => new Blob([failedCsv({ file, refused, columns })], { type: 'text/csv' }),
    [file, refused, columns],
  );
  const href = useObjectUrl(csv);
  return (
    <a
      href={href}
      download={`${file.name.replace(/\.\w+$/, '')}-errors.csv`}
      className={cn(
        'inline-flex items-center justify-center gap-2 justify-self-start rounded-control border',
        buttonSize,
        buttonTones.secondary,
      )}
    >
      <Download aria-hidden="true" className="size-4" />
      Download {rowsText(refused.length)} with errors
    </a>
  );
}

/** As they came, with a last column that says what is wrong. */
export function failedCsv({ file, refused, columns }: Props): string {
  const faults = new Map(
    refused.map(({ line, errors }) => [
      line,
      errors.map(({ column, message }) => `${labelOf(columns, column)}: ${message}`).join('; '),
    ]),
  );
  const { headers, rows } = file.sheet;
  return toCsv([
    [...headers, 'Error'],
    ...rows.flatMap(({ line, cells }) => {
      const fault = faults.get(line);
      return fault ? [[...headers.map((_, i) => cells[i] ?? ''), fault]] : [];
    }),
  ]);
}
