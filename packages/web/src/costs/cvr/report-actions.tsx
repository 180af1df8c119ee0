import { costsApi } from '@sitewright/domain/costs/api';
import type { CostReport } from '@sitewright/domain/costs/cost-report';
import { monthText } from '@sitewright/domain/costs/month-names';
import {
  monthToFollow,
  obstacleToFreezing,
  obstacleToReopening,
  obstacleToReviewing,
} from '@sitewright/domain/costs/report-rules';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useActor } from '../../platform/session.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonWithReason } from '../../ui/disabled-reason.tsx';
import { useCacheReport } from '../queries.ts';
import { useChangeCostSearch } from '../search-params.ts';
import { EditReport } from './edit-report.tsx';

type Props = {
  report: CostReport;
  others: readonly CostReport[];
  today: string;
  hasEnded: boolean;
};

/** The actions on a month, from opening to freezing. */
export function ReportActions({ report, others, today, hasEnded }: Props) {
  const actor = useActor();
  const [openAction, setOpenAction] = useState<'edit' | 'freeze'>();
  const close = () => setOpenAction(undefined);
  const obstacle = obstacleToCosts(actor);
  if (report.status === 'frozen') return null;
  if (obstacle) return <p className="text-xs text-text-2">{obstacle.message}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {report.status === 'open' ? (
        <>
          <Button icon={Pencil} onClick={() => setOpenAction('edit')}>
            Edit
          </Button>
          <Review report={report} />
        </>
      ) : (
        <>
          <p className="text-xs text-text-2">In review. Reopen it to make changes.</p>
          <Reopen report={report} />
          <ButtonWithReason
            icon={Lock}
            tone="primary"
            obstacle={obstacleToFreezing(report, actor, others, today)}
            onClick={() => setOpenAction('freeze')}
          >
            Freeze
          </ButtonWithReason>
        </>
      )}
      {openAction === 'edit' && <EditReport report={report} onClose={close} />}
      {openAction === 'freeze' && (
        <FreezeReport {...{ report, others, hasEnded }} onClose={close} />
      )}
    </div>
  );
}

function Review({ report }: Pick<Props, 'report'>) {
  const { id, version, month } = report;
  const review = useAction(costsApi.reviewReport, {
    onDone: useCacheReport(),
    doneMessage: () => `CVR for ${monthText(month)} sent for review`,
  });
  return (
    <ActionButton
      label="Send for review"
      subject={`CVR for ${monthText(month)}`}
      obstacle={obstacleToReviewing(report, useActor())}
      command={review}
      onPress={() => review.perform({ params: { costReportId: id }, body: { version } })}
    />
  );
}

function Reopen({ report }: Pick<Props, 'report'>) {
  const { id, month } = report;
  const reopen = useAction(costsApi.reopenReport, {
    onDone: useCacheReport(),
    doneMessage: () => `CVR for ${monthText(month)} reopened`,
  });
  return (
    <ActionButton
      label="Reopen"
      subject={`CVR for ${monthText(month)}`}
      obstacle={obstacleToReopening(report, useActor())}
      command={reopen}
      onPress={() => reopen.perform({ params: { costReportId: id } })}
    />
  );
}

/** Costs without a value make a loss that is none. */
const withoutValue = ({ figures: { value, cost, margin } }: CostReport): string | undefined =>
  Number(value) === 0 && Number(cost) !== 0
    ? `No value has been entered for this month, so its margin to date is ${formatPounds(margin)}.`
    : undefined;

type FreezeReportProps = Omit<Props, 'today'> & { onClose: () => void };

/** The frozen month stays visible, next to the one that opens. */
function FreezeReport({ report, others, hasEnded, onClose }: FreezeReportProps) {
  const { id, month, version } = report;
  const change = useChangeCostSearch();
  const next = monthToFollow(report, others, { hasEnded, lastCostOn: null });
  return (
    <CommandDialog
      title={`Freeze the CVR for ${monthText(month)}?`}
      description={[
        withoutValue(report),
        'You cannot change the figures afterwards. Late costs go into the next month.',
      ]
        .filter(Boolean)
        .join(' ')}
      confirmText="Freeze"
      variant="warning"
      endpoint={costsApi.freezeReport}
      input={{ params: { costReportId: id }, body: { version } }}
      doneMessage={() =>
        [`CVR for ${monthText(month)} frozen`, next && `${monthText(next)} is open`]
          .filter(Boolean)
          .join('. ')
      }
      onDone={() => {
        change({ month });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
