import { riskApi } from '@sitewright/domain/risk/api';
import {
  type RiskAssessment,
  RiskAssessmentChanges,
} from '@sitewright/domain/risk/risk-assessment';
import { obstacleToEditing } from '@sitewright/domain/risk/rules';
import { EditSheet } from '../../forms/edit-sheet.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

type PanelProps = { assessment: RiskAssessment; onEdit: () => void };

export function PlanPanel({ assessment: { mitigationPlan }, onEdit }: PanelProps) {
  const mayEdit = !obstacleToEditing(useActor());
  return (
    <Panel title="Mitigation plan" aside={mayEdit && <Button onClick={onEdit}>Edit plan</Button>}>
      <p className="p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
        {mitigationPlan ?? <span className="text-text-2">No mitigation plan yet.</span>}
      </p>
    </Panel>
  );
}

const PlanFields = RiskAssessmentChanges.pick({ mitigationPlan: true, note: true });

type Props = { assessment: RiskAssessment; onClose: () => void };

export function EditPlan({ assessment, onClose }: Props) {
  const editing = useEditForm({
    draftName: 'risk-plan',
    record: assessment,
    fields: PlanFields,
    valuesOf: ({ mitigationPlan }) => ({ mitigationPlan: mitigationPlan ?? '', note: '' }),
    endpoint: riskApi.reassess,
    inputOf: (filled, { id, version }) => ({
      params: { riskAssessmentId: id },
      body: { ...filled, version },
    }),
    doneMessage: () => 'Mitigation plan saved',
    onLeave: onClose,
  });
  const { form } = editing;
  return (
    <EditSheet
      title="Mitigation plan"
      submitText="Save plan"
      noun="assessment"
      editing={editing}
      onClose={onClose}
    >
      <TextArea label="Mitigation plan" rows={12} {...form.field('mitigationPlan')} />
      <TextField label="Note" isOptional {...form.field('note')} />
    </EditSheet>
  );
}
