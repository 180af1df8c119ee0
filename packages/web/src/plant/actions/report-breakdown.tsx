import { plantApi } from '@sitewright/domain/plant/api';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActionProps } from '../plant-actions.ts';
import { MomentFields, useMoment } from './moment-fields.tsx';

export function ReportBreakdown({ hire, onClose }: ActionProps) {
  const moment = useMoment();
  const [reason, setReason] = useState('');
  const report = useAction(plantApi.reportBreakdown, {
    onClose,
    doneMessage: ({ name }) => `${name} is broken down and not charged`,
  });
  const { instant: brokeDownAt } = moment;
  return (
    <ActionDialog
      title={`${hire.name} has broken down`}
      description="It is not charged from this day to the day before its repair."
      confirmText="Report breakdown"
      variant="warning"
      command={report}
      isBlocked={!brokeDownAt || reason.trim() === ''}
      onConfirm={() =>
        report.perform({ params: { plantHireId: hire.id }, body: { brokeDownAt, reason } })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <TextArea
            label="What is wrong with it"
            name="reason"
            required
            maxLength={500}
            error={fields.reason}
            value={reason}
            onChange={setReason}
          />
          <MomentFields label="Broke down" moment={moment} error={fields.brokeDownAt} />
        </>
      )}
    </ActionDialog>
  );
}
