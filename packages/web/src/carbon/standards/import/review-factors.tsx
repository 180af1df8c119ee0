import { FactorImport } from '@sitewright/domain/carbon/factor';
import { today } from '../../../platform/today.ts';
import { ReviewStep } from '../../../ui/import/review-step.tsx';
import type { ChosenFile } from '../../../ui/import/sheet.ts';
import { pair } from '../../../ui/section.tsx';
import { number } from '../../../ui/table/labels.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { Checked, FactorWizard } from './use-factor-import.ts';

const fields = FactorImport.omit({ rows: true });

type Props = { file: ChosenFile; checked: Checked; wizard: FactorWizard };

/** What would be in the draft, and by which right. */
export function ReviewFactors({ file, checked, wizard }: Props) {
  const send = (about: Omit<FactorImport, 'rows'>) =>
    wizard.add.perform({ body: { ...about, rows: checked.rows } }, (set) =>
      wizard.finish(file, checked, set),
    );
  const form = useForm(
    fields,
    {
      name: 'Inventory of Carbon & Energy (ICE)',
      edition: '',
      year: today().slice(0, 4),
      licenceReference: '',
    },
    { onSubmit: send },
  );
  return (
    <ReviewStep
      file={file}
      wizard={wizard}
      figures={[{ label: 'Factors', value: number(checked.rows.length) }]}
      refused={checked.refused}
      good={checked.rows.length}
      command={wizard.add}
      onImport={() => form.attempt(send)}
    >
      <form {...form.bind} aria-label="About this set" className="grid gap-4">
        <div className={pair}>
          <TextField label="Name" required autoComplete="off" {...form.field('name')} />
          <TextField
            label="Edition"
            required
            help="As the workbook calls itself, such as V4.0"
            autoComplete="off"
            {...form.field('edition')}
          />
          <TextField
            label="Year"
            required
            inputMode="numeric"
            autoComplete="off"
            {...form.field('year')}
          />
          <TextField
            label="Licence reference"
            required
            help="By which you may use it"
            autoComplete="off"
            {...form.field('licenceReference')}
          />
        </div>
      </form>
    </ReviewStep>
  );
}
