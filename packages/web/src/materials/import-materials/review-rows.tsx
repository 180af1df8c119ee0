import type { Verdict } from '@sitewright/domain/materials/material-import';
import { ReviewStep } from '../../ui/import/review-step.tsx';
import type { ChosenFile } from '../../ui/import/sheet.ts';
import { number } from '../../ui/table/labels.ts';
import type { Checked, MaterialWizard } from './use-material-import.ts';
import { Writing } from './writing.tsx';

type Props = { file: ChosenFile; checked: Checked; wizard: MaterialWizard };

export function ReviewRows({ file, checked, wizard }: Props) {
  const { verdicts } = checked;
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length;
  const good = count('add') + count('change');
  if (wizard.confirm.isPending) return <Writing rows={good} />;
  return (
    <ReviewStep
      file={file}
      wizard={wizard}
      good={good}
      figures={[
        { label: 'New materials', value: number(count('add')) },
        { label: 'Changed materials', value: number(count('change')) },
        { label: 'Nothing new', value: number(count('same')) },
      ]}
      refused={verdicts.filter(({ outcome }) => outcome === 'refused')}
      command={wizard.confirm}
      onImport={() => wizard.write(file, checked)}
    />
  );
}
