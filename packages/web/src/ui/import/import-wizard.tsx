import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FieldError } from '../fields/field.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { number } from '../table/labels.ts';
import { ChooseFile, type FileGuide } from './choose-file.tsx';
import { MapColumns } from './map-columns.tsx';
import type { ChosenFile } from './sheet.ts';
import type { useSheetImport } from './use-sheet-import.ts';

const steps = ['File', 'Columns', 'Check', 'Done'] as const;

const placeOf = { file: 0, columns: 1, checking: 2, review: 2, done: 3 };

type Reviewed<Checked> = { file: ChosenFile; checked: Checked };

type Props<Checked, Done> = {
  wizard: ReturnType<typeof useSheetImport<Checked, Done>>;
  guide: FileGuide;
  review: (step: Reviewed<Checked>) => ReactNode;
  done: (step: Reviewed<Checked> & { outcome: Done }) => ReactNode;
  /** Where it goes back to, such as 'Materials'. */
  back: string;
  onClose: () => void;
};

/** From a file to the records, one step at a time; nothing changes before the last. */
export function ImportWizard<Checked, Done>(props: Props<Checked, Done>) {
  const { wizard, back, onClose } = props;
  const at = placeOf[wizard.step.at];
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={ArrowLeft} onClick={onClose}>
          {back}
        </Button>
        <StepList at={at} />
      </div>
      <section
        aria-label={steps[at]}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
      >
        <div role="alert" className="empty:hidden">
          {wizard.fault && <FieldError text={wizard.fault} />}
        </div>
        <CurrentStep {...props} />
      </section>
    </div>
  );
}

const StepList = ({ at }: { at: number }) => (
  <ol aria-label="Steps" className="flex flex-wrap gap-x-4 text-sm">
    {steps.map((step, place) => (
      <li
        key={step}
        aria-current={place === at ? 'step' : undefined}
        className={place === at ? 'font-semibold' : 'text-text-2'}
      >
        {place + 1} {step}
      </li>
    ))}
  </ol>
);

function CurrentStep<Checked, Done>({ wizard, guide, review, done }: Props<Checked, Done>) {
  const { step, columns, chooseFile } = wizard;
  if (step.at === 'file') return <ChooseFile {...guide} {...{ columns }} onFile={chooseFile} />;
  if (step.at === 'columns') return <MapColumns file={step.file} wizard={wizard} />;
  if (step.at === 'checking')
    return <Checking rows={step.file.sheet.rows.length} done={step.done} />;
  return step.at === 'review' ? review(step) : done(step);
}

const Checking = ({ rows, done }: { rows: number; done: number }) => (
  <ProgressBar
    label="Checking the rows"
    value={(done / rows) * 100}
    step={`${number(done)} of ${number(rows)}`}
    note="Nothing has been changed yet."
  />
);
