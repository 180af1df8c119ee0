import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { mostRows } from '@sitewright/domain/suppliers/import';
import type { ImportReport } from '@sitewright/domain/suppliers/supplier';
import { useState } from 'react';
import { detailOf } from '../../platform/call.ts';
import { readText } from '../../platform/read-text.ts';
import { useCommand } from '../../platform/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { DropArea } from '../../ui/drop-area.tsx';
import { Failure } from '../../ui/failure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { number } from '../../ui/table/words.ts';
import { useSupplierDeed } from '../use-supplier-deed.ts';
import { Report } from './report.tsx';
import { saveTemplate } from './save-template.ts';

/** A file is tried first; what is wrong with it is told by line and column, and nothing is added yet. */
export function ImportSuppliers({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ImportReport>();
  const trial = useCommand(suppliersApi.import, { onDone: setReport });
  const run = useSupplierDeed(
    suppliersApi.import,
    onClose,
    ({ names }) => `${countOf(names.length)} added`,
  );
  const tryOut = async ([file]: readonly File[]) => {
    if (!file) return;
    const text = await readText(file);
    setCsv(text);
    setReport(undefined);
    trial.perform({ body: { csv: text, isDryRun: true } });
  };
  const error = run.error ?? trial.error;
  const good = report?.names.length ?? 0;
  return (
    <SideSheet
      title="Import suppliers"
      isOpen
      onClose={onClose}
      footer={
        report && (
          <div className="flex gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              tone="primary"
              className="flex-1"
              isBlocked={good === 0}
              isPending={run.isPending}
              onClick={() => run.perform({ body: { csv, isDryRun: false } })}
            >
              {good === 0 ? 'Nothing to add' : `Add ${countOf(good)}`}
            </Button>
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Guide />
        <DropArea accept=".csv,text/csv" multiple={false} onFiles={(files) => void tryOut(files)} />
        {trial.isPending && <p className="text-sm text-text-2">Reading the file…</p>}
        {error && !trial.isPending && !run.isPending && <Failure text={detailOf(error)} />}
        {report && <Report report={report} />}
      </div>
    </SideSheet>
  );
}

const Guide = () => (
  <div className="grid gap-1 text-sm text-text-2">
    <p>
      A CSV file with the names of the columns in its first line, up to {number(mostRows)} rows.
      Only the column Name has to be there. Who is in the register already is left out.
    </p>
    <LinkButton onClick={saveTemplate}>Save a template</LinkButton>
  </div>
);

const countOf = (count: number): string =>
  `${number(count)} ${count === 1 ? 'supplier' : 'suppliers'}`;
