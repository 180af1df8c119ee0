import type { Control, Hazard } from '@sitewright/domain/risk/rams';
import { controlLabels, controlTypes } from '@sitewright/domain/risk/risk-words';
import { Plus, Trash2 } from 'lucide-react';
import { FormSheet } from '../../../app/form-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { pair, Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { likelihoods, severities } from '../../levels.ts';
import { HazardFields, type HazardForm, hazardValues } from './fields.ts';

type Props = {
  hazard: Hazard | undefined;
  onSave: (hazard: Hazard) => void;
  onClose: () => void;
};

/** Nothing is sent yet: the statement is saved as a whole. */
const idle = { isPending: false, error: null };

export function HazardSheet({ hazard, onSave, onClose }: Props) {
  const form = useForm(HazardFields, hazardValues(hazard), { onSubmit: onSave });
  const title = hazard ? 'Edit hazard' : 'Add hazard';
  return (
    <FormSheet {...{ title, form, onClose }} submitText="Keep hazard" command={idle}>
      {(id) => (
        <form id={id} {...form.bind} aria-label={title} className="grid gap-5">
          <TextArea label="Hazard" {...form.field('hazard')} />
          <TextField label="Who may be harmed" autoComplete="off" {...form.field('whoHarmed')} />
          <Levels form={form} likelihood="likelihood" severity="severity" before="" />
          <Controls form={form} />
          <Section title="With the controls">
            <Levels
              form={form}
              likelihood="residualLikelihood"
              severity="residualSeverity"
              before="Residual "
            />
            <TextField label="Responsible" autoComplete="off" {...form.field('responsible')} />
          </Section>
        </form>
      )}
    </FormSheet>
  );
}

type LevelsProps = {
  form: HazardForm;
  likelihood: 'likelihood' | 'residualLikelihood';
  severity: 'severity' | 'residualSeverity';
  before: string;
};

const Levels = ({ form, likelihood, severity, before }: LevelsProps) => (
  <div className={pair}>
    <SelectField
      label={before ? `${before}likelihood` : 'Likelihood'}
      placeholder="Choose"
      options={likelihoods}
      {...form.field(likelihood)}
    />
    <SelectField
      label={before ? `${before}severity` : 'Severity'}
      placeholder="Choose"
      options={severities}
      {...form.field(severity)}
    />
  </div>
);

const kinds = controlTypes.map((value) => ({ value, label: controlLabels[value] }));

/** The best first: what eliminates a hazard stands above what only protects from it. */
function Controls({ form }: { form: HazardForm }) {
  const controls: Control[] = JSON.parse(form.values.controls);
  const save = (next: readonly Control[]) => form.set('controls', JSON.stringify(next));
  return (
    <Section title="Controls, the best first">
      {form.shown.controls && <FieldError text={form.shown.controls} />}
      {controls.map((control, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two controls may read the same while they are typed
        <div key={place} className="grid gap-2 rounded-control border border-line p-3">
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <SelectField
                label={`Kind of control ${place + 1}`}
                name={`kind-${place}`}
                placeholder="Choose"
                options={kinds}
                value={control.type}
                onChange={(type) =>
                  save(controls.with(place, { ...control, type: type as Control['type'] }))
                }
              />
            </div>
            <Button
              aria-label={`Remove control ${place + 1}`}
              onClick={() => save(controls.toSpliced(place, 1))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <TextArea
            label={`Control ${place + 1}`}
            name="controls"
            value={control.text}
            onChange={(text) => save(controls.with(place, { ...control, text }))}
          />
        </div>
      ))}
      <Button
        className="justify-self-start"
        onClick={() => save([...controls, { type: 'administrate', text: '' }])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add control
      </Button>
    </Section>
  );
}
