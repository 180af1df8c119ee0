import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailOf } from '../../platform/call.ts';
import { Button } from '../button.tsx';
import { Failure } from '../layout/failure.tsx';
import { type Kpi, KpiStrip } from '../layout/kpi-strip.tsx';
import { Notice } from '../layout/notice.tsx';
import { number } from '../table/labels.ts';
import { FailedRows } from './failed-rows.tsx';
import { RowErrors } from './row-errors.tsx';
import { rowsText } from './rows-text.ts';
import type { ChosenFile, RefusedRow } from './sheet.ts';
import type { SheetImport } from './use-sheet-import.ts';

type Props = {
  file: ChosenFile;
  wizard: SheetImport;
  /** What becomes of the rows that are without errors. */
  figures: readonly Kpi[];
  refused: readonly RefusedRow[];
  /** How many rows can be imported. */
  good: number;
  command: { isPending: boolean; error: Error | null };
  onImport: () => void;
  children?: ReactNode;
};

/** What would become of the file, before anything does. */
export const ReviewStep = ({ figures, refused, children, ...answers }: Props) => (
  <>
    <h2>Preview</h2>
    <KpiStrip label="Rows by result" figures={[...figures, refusedFigure(refused.length)]} />
    {refused.length > 0 ? (
      <>
        <RowErrors {...answers} refused={refused} />
        <FailedRows file={answers.file} refused={refused} columns={answers.wizard.columns} />
      </>
    ) : (
      <Notice icon={CircleCheck} tone="ok" text="Every row can be imported." />
    )}
    {children}
    <Answers {...answers} />
  </>
);

const refusedFigure = (count: number): Kpi => ({
  label: 'With errors',
  value: number(count),
  ...(count > 0 && { tone: 'bad', icon: CircleAlert, note: 'Skipped' }),
});

type AnswersProps = Pick<Props, 'file' | 'wizard' | 'good' | 'command' | 'onImport'>;

const Answers = ({ file, wizard, good, command, onImport }: AnswersProps) => (
  <>
    {command.error && !command.isPending && <Failure text={detailOf(command.error)} />}
    <div className="flex flex-wrap items-center gap-2">
      <Button
        tone="primary"
        isBlocked={good === 0}
        isPending={command.isPending}
        onClick={onImport}
      >
        {good === 0 ? 'Nothing to import' : `Import ${rowsText(good)}`}
      </Button>
      <Button onClick={() => wizard.toColumns(file)}>Back to columns</Button>
      <Button onClick={wizard.startAgain}>Choose another file</Button>
    </div>
  </>
);
