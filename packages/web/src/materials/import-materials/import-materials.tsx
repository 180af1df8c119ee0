import { ArrowLeft } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { number } from '../../ui/table/words.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { MapColumns } from './map-columns.tsx';
import { ReviewRows } from './review-rows.tsx';
import { type Import, useImport } from './use-import.ts';

type Props = { onClose: () => void };

const steps = ['File', 'Columns', 'Check', 'Done'] as const;

const placeOf: Record<Import['step']['at'], number> = {
  file: 0,
  columns: 1,
  checking: 2,
  review: 2,
  done: 3,
};

/** From a price list to the catalogue, one step at a time; nothing changes before the last. */
export function ImportMaterials({ onClose }: Props) {
  const wizard = useImport();
  return (
    <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Materials
        </Button>
        <StepList at={placeOf[wizard.step.at]} />
      </div>
      <section
        aria-label={steps[placeOf[wizard.step.at]]}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4"
      >
        <div role="alert" className="empty:hidden">
          {wizard.fault && <FieldError text={wizard.fault} />}
        </div>
        <CurrentStep {...{ wizard, onClose }} />
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

function CurrentStep({ wizard, onClose }: Props & { wizard: Import }) {
  const { step } = wizard;
  if (step.at === 'file') return <ChooseFile onFile={wizard.chooseFile} />;
  if (step.at === 'columns') return <MapColumns file={step.file} wizard={wizard} />;
  if (step.at === 'checking')
    return <Checking rows={step.file.sheet.rows.length} done={step.done} />;
  if (step.at === 'review') return <ReviewRows {...step} wizard={wizard} />;
  return <ImportDone {...step} {...{ wizard, onClose }} />;
}

const Checking = ({ rows, done }: { rows: number; done: number }) => (
  <ProgressBar
    label="Checking the rows"
    value={(done / rows) * 100}
    step={`${number(done)} of ${number(rows)}`}
    note="Nothing is changed yet."
  />
);
