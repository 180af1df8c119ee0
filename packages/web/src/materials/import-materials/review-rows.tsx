import type { Verdict } from '@sitewright/domain/materials/material-import';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { KpiStrip } from '../../ui/kpi-strip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { number } from '../../ui/table/words.ts';
import { rowsText } from '../words.ts';
import { FailedRows } from './failed-rows.tsx';
import { RowErrors } from './row-errors.tsx';
import type { Checked, ChosenFile, Import } from './use-import.ts';
import { Writing } from './writing.tsx';

type Props = { file: ChosenFile; checked: Checked; wizard: Import };

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
          <RowErrors {...{ file, wizard }} verdicts={refused} />
          <FailedRows {...{ file }} verdicts={refused} />
        </>
      ) : (
        <Notice icon={CircleCheck} tone="ok" text="Every row can be imported." />
      )}
      <Answers {...{ file, checked, wizard, good }} />
    </>
  );
}

function Answers({ file, checked, wizard, good }: Props & { good: number }) {
  const { confirm, write, toColumns, startAgain } = wizard;
  return (
    <>
      {confirm.error && <Failure text={detailOf(confirm.error)} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" isBlocked={good === 0} onClick={() => write(file, checked)}>
          {good === 0 ? 'Nothing to import' : `Import ${rowsText(good)}`}
        </Button>
        <Button onClick={() => toColumns(file)}>Back to the columns</Button>
        <Button onClick={startAgain}>Another file</Button>
      </div>
    </>
  );
}
