import { costsApi } from '@sitewright/domain/costs/api';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { monthText } from './months.ts';

type Props = { report: CostReport; onClose: () => void };

export function FreezeReport({ report: { id, month, version }, onClose }: Props) {
  const freeze = useAction(costsApi.freezeReport, {
    onClose,
    doneMessage: () => `The CVR of ${monthText(month)} is frozen`,
  });
  return (
    <ActionDialog
      title={`Freeze the CVR of ${monthText(month)}?`}
      description="Its figures never change again. A cost that comes late lands in the next month."
      confirmText="Freeze"
      variant="warning"
      command={freeze}
      onConfirm={() => freeze.perform({ params: { costReportId: id }, body: { version } })}
      onClose={onClose}
    />
  );
}
