import type { Hazard } from '@sitewright/domain/risk/rams';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { pair, Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { likelihoods, severities } from '../../levels.ts';
import { ControlsField } from './controls-field.tsx';
import { HazardFields, type HazardForm, hazardValues } from './fields.ts';

type Props = {
  hazard: Hazard | undefined;
  projectId: number;
  onSave: (hazard: Hazard) => void;
  onClose: () => void;
};

/** Nothing is sent yet: the statement is saved as a whole. */
const idle = { isPending: false, error: null };

export function HazardSheet({ hazard, projectId, onSave, onClose }: Props) {
  const form = useForm(HazardFields, hazardValues(hazard), { onSubmit: onSave });
  const title = hazard ? 'Edit hazard' : 'Add hazard';
  return (
    <FormSheet title={title} form={form} onClose={onClose} submitText="Keep hazard" command={idle}>
      {(id) => (
        <form id={id} {...form.bind} aria-label={title} className="grid gap-5">
          <TextArea label="Hazard" {...form.field('hazard')} />
          <TextField label="Who may be harmed" autoComplete="off" {...form.field('whoHarmed')} />
          <Levels form={form} likelihood="likelihood" severity="severity" before="" />
          <ControlsField form={form} projectId={projectId} />
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
