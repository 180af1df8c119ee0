import { riskApi } from '@sitewright/domain/risk/api';
import type { CategoryScore, RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { CategorySheet } from './category-sheet.tsx';
import { EditPlan } from './mitigation-plan.tsx';

/** Dialogs over the page; 'score' without a category adds one. */
export type AssessmentAction =
  | { action: 'score'; category?: CategoryScore }
  | { action: 'remove'; category: CategoryScore }
  | { action: 'plan' }
  | { action: 'delete' };

type Props = { assessment: RiskAssessment; onClose: () => void };

export function AssessmentActionDialog({ assessment, onClose, ...open }: Props & AssessmentAction) {
  const shared = { assessment, onClose };
  if (open.action === 'plan') return <EditPlan {...shared} />;
  if (open.action === 'delete') return <DeleteAssessment {...shared} />;
  if (open.action === 'remove') return <RemoveCategory {...shared} category={open.category} />;
  return <CategorySheet {...shared} {...(open.category && { category: open.category })} />;
}

const DeleteAssessment = ({ assessment: { id, projectName }, onClose }: Props) => (
  <DeleteDialog
    endpoint={riskApi.remove}
    input={{ params: { riskAssessmentId: id } }}
    recordType="riskAssessment"
    recordId={id}
    title={`the risk assessment for ${projectName}`}
    name={`The risk assessment for ${projectName}`}
    consequence="Its history is deleted too."
    onClose={onClose}
  />
);

function RemoveCategory({ assessment, category, onClose }: Props & { category: CategoryScore }) {
  const { id, version, scores } = assessment;
  const left = scores.filter((score) => score.category !== category.category);
  const body = { scores: left, note: `${category.category} removed`, version };
  return (
    <CommandDialog
      title={`Remove ${category.category}?`}
      description="It no longer counts towards the score. Past scores stay in the history."
      confirmText="Remove"
      variant="warning"
      endpoint={riskApi.reassess}
      input={{ params: { riskAssessmentId: id }, body }}
      doneMessage={({ overallScore }) =>
        `${category.category} removed. Contract score: ${overallScore}`
      }
      onClose={onClose}
    />
  );
}
