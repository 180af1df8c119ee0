import { plantApi } from '@sitewright/domain/plant/api';
import { instantOf, siteTimeOf } from '@sitewright/domain/plant/site-time';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import type { ActionProps } from '../plant-actions.ts';

export function ReceivePlant({ hire, onClose }: ActionProps) {
  const moment = useMoment();
  const receive = useAction(plantApi.receive, {
    onClose,
    doneMessage: ({ name }) => `${name} is on hire`,
  });
  const { instant: onHireAt } = moment;
  return (
    <ActionDialog
      title={`${hire.name} has arrived`}
      description="The charge begins on this day."
      confirmText="Record arrival"
      command={receive}
      isBlocked={!onHireAt}
      onConfirm={() => receive.perform({ params: { plantHireId: hire.id }, body: { onHireAt } })}
      onClose={onClose}
    >
      {({ onHireAt: error }) => <MomentFields label="On hire from" moment={moment} error={error} />}
    </ActionDialog>
  );
}

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

export function RecordRepair({ hire, onClose }: ActionProps) {
  const repair = useAction(plantApi.recordRepair, {
    onClose,
    doneMessage: ({ name }) => `${name} is repaired`,
  });
  const { brokeDownAt = '', reason = '' } = hire.breakdown ?? {};
  return (
    <ActionDialog
      title={`Is ${hire.name} repaired?`}
      description={`Broken down since ${momentText(brokeDownAt)}: ${reason}. From today on it is charged again.`}
      confirmText="Record repair"
      command={repair}
      onConfirm={() => repair.perform({ params: { plantHireId: hire.id } })}
      onClose={onClose}
    />
  );
}

export function CollectPlant({ hire, onClose }: ActionProps) {
  const moment = useMoment();
  const [damage, setDamage] = useState(hire.damage ?? '');
  const collect = useAction(plantApi.collect, {
    onClose,
    doneMessage: ({ name }) => `${name} was collected`,
  });
  const { instant: collectedAt } = moment;
  return (
    <ActionDialog
      title={`${hire.name} was collected`}
      description="It leaves the list of what stands on site."
      confirmText="Record collection"
      command={collect}
      isBlocked={!collectedAt}
      onConfirm={() =>
        collect.perform({ params: { plantHireId: hire.id }, body: { collectedAt, damage } })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <MomentFields label="Collected" moment={moment} error={fields.collectedAt} />
          <TextArea
            label="Damage"
            isOptional
            name="damage"
            maxLength={2000}
            error={fields.damage}
            value={damage}
            onChange={setDamage}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** A day and a time on site, by default now. */
function useMoment(start: Date = new Date()) {
  const [{ date, time }, set] = useState(() => siteTimeOf(start));
  return {
    date,
    time,
    instant: instantOf(date, time),
    setDate: (next: string) => set((before) => ({ ...before, date: next })),
    setTime: (next: string) => set((before) => ({ ...before, time: next })),
  };
}

type MomentProps = {
  label: string;
  moment: ReturnType<typeof useMoment>;
  error?: string | undefined;
};

const MomentFields = ({ label, moment, error }: MomentProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DateField
      label={label}
      name="date"
      value={moment.date}
      onChange={moment.setDate}
      error={error ?? (moment.instant ? undefined : 'Please enter a date and a time')}
    />
    <TimeField label="Time" name="time" value={moment.time} onChange={moment.setTime} />
  </div>
);
