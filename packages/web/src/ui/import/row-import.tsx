import type { ImportReport } from '@sitewright/domain/kernel/row-import';
import { CircleCheck } from 'lucide-react';
import { Button } from '../button.tsx';
import { Notice } from '../layout/notice.tsx';
import { counted, number } from '../table/labels.ts';
import type { FileGuide } from './choose-file.tsx';
import { FailedRows } from './failed-rows.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { ReviewStep } from './review-step.tsx';
import type { ChosenFile } from './sheet.ts';
import type { Checked, RowWizard } from './use-row-import.ts';

/** What is imported, in the words of its register. */
type Nouns = { one: string; many: 'suppliers' | 'workers'; back: string };

type Props = { wizard: RowWizard; guide: FileGuide; nouns: Nouns; onClose: () => void };

/** From a spreadsheet to a register, where every good row becomes a record. */
export const RowImport = ({ wizard, guide, nouns, onClose }: Props) => (
  <ImportWizard
    back={nouns.back}
    {...{ wizard, guide, onClose }}
    review={(step) => <ReviewRows {...step} {...{ wizard, nouns }} />}
    done={(step) => <ImportDone {...step} {...{ wizard, nouns, onClose }} />}
  />
);

type ReviewProps = Pick<Props, 'wizard' | 'nouns'> & { file: ChosenFile; checked: Checked };

function ReviewRows({ file, checked, wizard, nouns }: ReviewProps) {
  const { names, faults } = checked.report;
  return (
    <ReviewStep
      {...{ file, wizard }}
      figures={[{ label: `New ${nouns.many}`, value: number(names.length) }]}
      refused={faults}
      good={names.length}
      command={wizard.add}
      onImport={() => wizard.write(file, checked)}
    >
      {names.length > 0 && <Names names={names} />}
    </ReviewStep>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <details className="text-sm">
    <summary className="min-h-6 cursor-pointer font-medium site:min-h-11">To be added</summary>
    <ul className="grid gap-0.5 py-2 text-text-2">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);

type DoneProps = Omit<Props, 'guide'> & { file: ChosenFile; outcome: ImportReport };

const ImportDone = ({ file, outcome, wizard, nouns, onClose }: DoneProps) => {
  const { names, faults: refused } = outcome;
  const { one, many } = nouns;
  return (
    <>
      <h2>Import complete</h2>
      <Notice
        icon={CircleCheck}
        tone="ok"
        text={`${counted(names.length, names.length === 1 ? one : many)} added.`}
      />
      {refused.length > 0 && <FailedRows {...{ file, refused }} columns={wizard.columns} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={onClose}>
          View {many}
        </Button>
        <Button onClick={wizard.startAgain}>Choose another file</Button>
      </div>
    </>
  );
};
