import type { Verdict } from '@sitewright/domain/materials/material-import';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { FailedRows } from '../../app/import/failed-rows.tsx';
import { ReviewAnswers } from '../../app/import/review-answers.tsx';
import { RowErrors } from '../../app/import/row-errors.tsx';
import type { ChosenFile } from '../../app/import/sheet.ts';
import { KpiStrip } from '../../ui/kpi-strip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { number } from '../../ui/table/words.ts';
import type { Checked, MaterialWizard } from './use-material-import.ts';
import { Writing } from './writing.tsx';

type Props = { file: ChosenFile; checked: Checked; wizard: MaterialWizard };

/** What would become of the file, before anything does. */
export function ReviewRows({ file, checked, wizard }: Props) {
  const { verdicts } = checked;
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const good = count('add') + count('change');
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused');
  if (wizard.confirm.isPending) return <Writing rows={good} />;
  return (
    <>
      <h2>What would happen</h2>
      <KpiStrip
        label="Rows by what happens to them"
        figures={[
          { label: 'New materials', value: number(count('add')) },
          { label: 'Changed materials', value: number(count('change')) },
          { label: 'Nothing new', value: number(count('same')) },
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
      <ReviewAnswers
        {...{ good, file, wizard }}
        command={wizard.confirm}
        onImport={() => wizard.write(file, checked)}
      />
    </>
  );
}
