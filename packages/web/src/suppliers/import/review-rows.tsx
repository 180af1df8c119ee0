import { CircleAlert, CircleCheck } from 'lucide-react';
import { FailedRows } from '../../app/import/failed-rows.tsx';
import { ReviewAnswers } from '../../app/import/review-answers.tsx';
import { RowErrors } from '../../app/import/row-errors.tsx';
import type { ChosenFile } from '../../app/import/sheet.ts';
import { KpiStrip } from '../../ui/kpi-strip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { number } from '../../ui/table/words.ts';
import type { Checked, SupplierWizard } from './use-supplier-import.ts';

type Props = { file: ChosenFile; checked: Checked; wizard: SupplierWizard };

/** What would become of the file, before anything does. */
export function ReviewRows({ file, checked, wizard }: Props) {
  const { names, faults: refused } = checked.report;
  return (
    <>
      <h2>What would happen</h2>
      <KpiStrip
        label="Rows by what happens to them"
        figures={[
          { label: 'New suppliers', value: number(names.length) },
          {
            label: 'With errors',
            value: number(refused.length),
            ...(refused.length > 0 && {
              tone: 'bad' as const,
              icon: CircleAlert,
              note: 'Left out',
            }),
          },
        ]}
      />
      {refused.length > 0 ? (
        <>
          <RowErrors {...{ file, refused, wizard }} />
          <FailedRows {...{ file, refused }} columns={wizard.columns} />
        </>
      ) : (
        <Notice icon={CircleCheck} tone="ok" text="Every row can be imported." />
      )}
      {names.length > 0 && <Names names={names} />}
      <ReviewAnswers
        {...{ file, wizard }}
        good={names.length}
        command={wizard.add}
        onImport={() => wizard.write(file, checked)}
      />
    </>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <details className="text-sm">
    <summary className="min-h-6 cursor-pointer font-medium site:min-h-11">
      Who will be added
    </summary>
    <ul className="grid gap-0.5 py-2 text-text-2">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);
