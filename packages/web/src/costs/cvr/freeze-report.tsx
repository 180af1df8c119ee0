import { costsApi } from '@sitewright/domain/costs/api';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useCostDeed } from '../use-cost-deed.ts';
import { monthText } from './months.ts';

type Props = { report: CostReport; onClose: () => void };

export function FreezeReport({ report: { id, month, version }, onClose }: Props) {
  const freeze = useCostDeed(
    costsApi.freezeReport,
    onClose,
    () => `The CVR of ${monthText(month)} is frozen`,
  );
  return (
    <DeedDialog
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
