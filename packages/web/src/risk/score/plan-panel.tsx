import type { RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { obstacleToEditing } from '@sitewright/domain/risk/rules';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

type Props = { assessment: RiskAssessment; onEdit: () => void };

export const PlanPanel = ({ assessment: { mitigationPlan }, onEdit }: Props) => {
  const mayEdit = !obstacleToEditing(useActor());
  return (
    <Panel title="Mitigation plan" aside={mayEdit && <Button onClick={onEdit}>Edit plan</Button>}>
      <p className="p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
        {mitigationPlan ?? <span className="text-text-2">Nothing is written yet.</span>}
      </p>
    </Panel>
  );
};
