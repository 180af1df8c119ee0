import type { Verdict } from '@sitewright/domain/materials/material-import';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonSize, buttonTones } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { toCsv } from '../../ui/table/csv.ts';
import { rowsText } from '../words.ts';
import { labelOf } from './row-errors.tsx';
import type { ChosenFile } from './use-import.ts';

type Props = { file: ChosenFile; verdicts: readonly Verdict[] };

/** The rows that were left out as a file of their own, to be put right and imported. */
export function FailedRows({ file, verdicts }: Props) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const csv = new Blob([failedCsv(file, verdicts)], { type: 'text/csv' });
    const url = URL.createObjectURL(csv);
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [file, verdicts]);
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
      Save {rowsText(verdicts.length)} with errors
    </a>
  );
}

/** As they came, with a last column that says what is wrong. */
export function failedCsv({ sheet }: ChosenFile, verdicts: readonly Verdict[]): string {
  const faults = new Map(
    verdicts.map(({ line, errors }) => [
      line,
      errors.map(({ column, message }) => `${labelOf(column)}: ${message}`).join('; '),
    ]),
  );
  const { headers, rows } = sheet;
  return toCsv([
    [...headers, 'Error'],
    ...rows.flatMap(({ line, cells }) => {
      const fault = faults.get(line);
      return fault ? [[...headers.map((_, i) => cells[i] ?? ''), fault]] : [];
    }),
  ]);
}
