import { riskApi } from '@sitewright/domain/risk/api';
import type { CategoryScore, RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';

type Props = { assessment: RiskAssessment; category: CategoryScore; onClose: () => void };

export function RemoveCategory({ assessment, category, onClose }: Props) {
  const { id, version, scores } = assessment;
  const remove = useAction(riskApi.reassess, {
    onClose,
    doneMessage: ({ overallScore }) =>
      `${category.category} is removed. The contract scores ${overallScore}`,
  });
  const left = scores.filter((score) => score.category !== category.category);
  const body = { scores: left, note: `${category.category} removed`, version };
  return (
    <ActionDialog
      title={`Remove ${category.category}?`}
      description="It counts no more. What it was stays in the history."
      confirmText="Remove"
      variant="warning"
      command={remove}
      onConfirm={() => remove.perform({ params: { riskAssessmentId: id }, body })}
      onClose={onClose}
    />
  );
}
