import { riskApi } from '@sitewright/domain/risk/api';
import type { RiskAssessment } from '@sitewright/domain/risk/risk-assessment';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useDaysInBin } from '../../actions/use-days-in-bin.ts';
import { useUndo } from '../../actions/use-undo.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';

type Props = { assessment: RiskAssessment; onClose: () => void };

export function DeleteAssessment({ assessment: { id, projectName }, onClose }: Props) {
  const toast = useToast();
  const undo = useUndo('riskAssessment');
  const remove = useCommand(riskApi.remove, {
    onDone: () => {
      onClose();
      toast({ text: `The risk assessment of ${projectName} is in the recycle bin`, ...undo(id) });
    },
  });
  return (
    <ActionDialog
      title={`Delete the risk assessment of ${projectName}?`}
      description={`Its history goes with it. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { riskAssessmentId: id } })}
      onClose={onClose}
    />
  );
}
