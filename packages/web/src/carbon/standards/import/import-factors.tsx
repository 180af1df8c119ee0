import { iceCitation } from '@sitewright/domain/carbon/attribution';
import { FactorImport, type FactorSet } from '@sitewright/domain/carbon/factor';
import { CircleCheck, Info } from 'lucide-react';
import { today } from '../../../platform/today.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { ImportWizard } from '../../../ui/import/import-wizard.tsx';
import { ReviewStep } from '../../../ui/import/review-step.tsx';
import type { ChosenFile } from '../../../ui/import/sheet.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { twoColumns } from '../../../ui/layout/section.tsx';
import { counted, number } from '../../../ui/table/labels.ts';
import { useChangeStandardsSearch } from '../search-params.ts';
import { type Checked, type FactorWizard, useFactorImport } from './use-factor-import.ts';

const guide = {
  title: 'Choose your ICE workbook',
  text: `the material and its factor are required. It stays a draft until you publish it and is cited as ${iceCitation}.`,
  template: 'carbon-factors.csv',
};

/** From the organisation's own workbook to a set of factors that waits to be published. */
export function ImportFactors() {
  const wizard = useFactorImport();
  const change = useChangeStandardsSearch();
  const close = () => change({ step: undefined, tab: 'sets' });
  return (
    <ImportWizard
      back="Sets"
      wizard={wizard}
      guide={guide}
      onClose={close}
      review={(step) => <ReviewFactors {...step} wizard={wizard} />}
      done={({ outcome }) => <ImportDone set={outcome} onClose={close} />}
    />
  );
}

type Props = { set: FactorSet; onClose: () => void };

const ImportDone = ({ set, onClose }: Props) => (
  <>
    <h2>Draft imported</h2>
    <Notice
      icon={CircleCheck}
      tone="ok"
      text={`${set.name}, ${set.edition}: ${counted(set.factors, set.factors === 1 ? 'factor' : 'factors')}. Publish it to use its factors.`}
    />
    <Button tone="primary" className="justify-self-start" onClick={onClose}>
      View sets
    </Button>
  </>
);

const fields = FactorImport.omit({ rows: true });

type ReviewFactorsProps = { file: ChosenFile; checked: Checked; wizard: FactorWizard };

/** What would be in the draft, and by which right. */
function ReviewFactors({ file, checked, wizard }: ReviewFactorsProps) {
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
      figures={[{ label: 'New factors', value: number(checked.rows.length) }]}
      refused={checked.refused}
      good={checked.rows.length}
      command={wizard.add}
      onImport={() => form.attempt(send)}
    >
      {checked.rounded.length > 0 && (
        <Notice icon={Info} tone="info" text={roundedText(checked.rounded)} />
      )}
      <form {...form.bind} aria-label="About this set" className="grid gap-4">
        <div className={twoColumns}>
          <TextField label="Name" required {...form.field('name')} />
          <TextField
            label="Edition"
            required
            help="As named in the workbook, such as V4.0"
            {...form.field('edition')}
          />
          <TextField label="Year" required inputMode="numeric" {...form.field('year')} />
          <TextField
            label="Licence reference"
            required
            help="Your licence to use this data"
            {...form.field('licenceReference')}
          />
        </div>
      </form>
    </ReviewStep>
  );
}

const mostNamed = 5;

/** '2 factors have more decimal places than we store. Row 4: Rounded to 0.131707317073; ...' */
function roundedText(rounded: Checked['rounded']): string {
  const named = rounded.slice(0, mostNamed).map(({ line, note }) => `Row ${line}: ${note}`);
  const others = rounded.length - named.length;
  return [
    `${counted(rounded.length, rounded.length === 1 ? 'factor has' : 'factors have')} more decimal places than we store.`,
    `${[...named, ...(others > 0 ? [`and ${counted(others, 'more')}`] : [])].join('; ')}.`,
  ].join(' ');
}
