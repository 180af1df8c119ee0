import type { Hazard } from '@sitewright/domain/risk/rams';
import { FormSheet } from '../../../forms/form-sheet.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { LevelFields } from '../../levels.tsx';
import { ControlsField } from './controls-field.tsx';
import { HazardFields, hazardValues } from './fields.ts';

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
    <FormSheet title={title} form={form} onClose={onClose} submitText="Save hazard" command={idle}>
      <TextArea label="Hazard" {...form.field('hazard')} />
      <TextField label="Who might be harmed" {...form.field('whoHarmed')} />
      <LevelFields likelihood={form.field('likelihood')} severity={form.field('severity')} />
      <ControlsField form={form} projectId={projectId} />
      <Section title="With the controls">
        <LevelFields
          likelihood={form.field('residualLikelihood')}
          severity={form.field('residualSeverity')}
          isResidual
        />
        <TextField label="Responsible" {...form.field('responsible')} />
      </Section>
    </FormSheet>
  );
}
