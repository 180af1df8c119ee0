import { riskApi } from '@sitewright/domain/risk/api';
import {
  type RiskAssessment,
  RiskAssessmentChanges,
} from '@sitewright/domain/risk/risk-assessment';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

const PlanFields = RiskAssessmentChanges.pick({ mitigationPlan: true, note: true });

type Props = { assessment: RiskAssessment; onClose: () => void };

export function EditPlan({ assessment, onClose }: Props) {
  const editing = useEditForm({
    what: 'risk-plan',
    record: assessment,
    fields: PlanFields,
    valuesOf: ({ mitigationPlan }) => ({ mitigationPlan: mitigationPlan ?? '', note: '' }),
    endpoint: riskApi.reassess,
    askOf: (filled, { id, version }) => ({
      params: { riskAssessmentId: id },
      body: { ...filled, version },
    }),
    said: () => 'Mitigation plan saved',
    onLeave: onClose,
  });
  const { form } = editing;
  return (
    <EditSheet
      title="Mitigation plan"
      submitText="Save plan"
      what="assessment"
      editing={editing}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} {...form.bind} aria-label="Mitigation plan" className="grid gap-4">
          <TextArea label="Mitigation plan" rows={12} {...form.field('mitigationPlan')} />
          <TextField label="Note" isOptional autoComplete="off" {...form.field('note')} />
        </form>
      )}
    </EditSheet>
  );
}
