import { ReviewStep } from '../../app/import/review-step.tsx';
import type { ChosenFile } from '../../app/import/sheet.ts';
import { number } from '../../ui/table/words.ts';
import type { Checked, SupplierWizard } from './use-supplier-import.ts';

type Props = { file: ChosenFile; checked: Checked; wizard: SupplierWizard };

export function ReviewRows({ file, checked, wizard }: Props) {
  const { names, faults } = checked.report;
  return (
    <ReviewStep
      {...{ file, wizard }}
      figures={[{ label: 'New suppliers', value: number(names.length) }]}
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
