import { plantApi } from '@sitewright/domain/plant/api';
import { instantOf, siteTimeOf } from '@sitewright/domain/plant/site-time';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import type { Bound } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import type { ActionProps } from '../plant-actions.ts';

export const ReceivePlant = ({ hire, onClose }: ActionProps) => (
  <CommandDialog
    title={`${hire.name} has arrived`}
    description="Charges start on this day."
    confirmText="Record arrival"
    endpoint={plantApi.receive}
    input={(at) => ({ params: { plantHireId: hire.id }, body: { onHireAt: instantIn(at) } })}
    start={siteTimeOf(new Date())}
    isBlocked={(at) => !instantIn(at)}
    doneMessage={({ name }) => `${name} on hire`}
    onClose={onClose}
  >
    {(field, { values, errors }) => (
      <MomentFields label="On hire from" field={field} at={values} error={errors.onHireAt} />
    )}
  </CommandDialog>
);

export const ReportBreakdown = ({ hire, onClose }: ActionProps) => (
  <CommandDialog
    title={`${hire.name} has broken down`}
    description="Charges stop from this day and restart on the day of the repair."
    confirmText="Report breakdown"
    variant="warning"
    endpoint={plantApi.reportBreakdown}
    input={({ reason, ...at }) => ({
      params: { plantHireId: hire.id },
      body: { brokeDownAt: instantIn(at), reason },
    })}
    start={{ ...siteTimeOf(new Date()), reason: '' }}
    isBlocked={({ reason, ...at }) => !instantIn(at) || reason.trim() === ''}
    doneMessage={({ name }) => `${name} breakdown reported`}
    onClose={onClose}
  >
    {(field, { values, errors }) => (
      <>
        <TextArea label="Fault" required maxLength={500} {...field('reason')} />
        <MomentFields label="Broke down" field={field} at={values} error={errors.brokeDownAt} />
      </>
    )}
  </CommandDialog>
);

export function RecordRepair({ hire, onClose }: ActionProps) {
  const { brokeDownAt = '', reason = '' } = hire.breakdown ?? {};
  return (
    <CommandDialog
      title={`Has ${hire.name} been repaired?`}
      description={`Broken down since ${momentText(brokeDownAt)}: ${reason}. Charges restart today.`}
      confirmText="Record repair"
      endpoint={plantApi.recordRepair}
      input={{ params: { plantHireId: hire.id } }}
      doneMessage={({ name }) => `${name} repaired`}
      onClose={onClose}
    />
  );
}

export const CollectPlant = ({ hire, onClose }: ActionProps) => (
  <CommandDialog
    title={`${hire.name} was collected`}
    description="It is removed from the list of plant on site."
    confirmText="Record collection"
    endpoint={plantApi.collect}
    input={({ damage, ...at }) => ({
      params: { plantHireId: hire.id },
      body: { collectedAt: instantIn(at), damage },
    })}
    start={{ ...siteTimeOf(new Date()), damage: hire.damage ?? '' }}
    isBlocked={(at) => !instantIn(at)}
    doneMessage={({ name }) => `${name} collected`}
    onClose={onClose}
  >
    {(field, { values, errors }) => (
      <>
        <MomentFields label="Collected" field={field} at={values} error={errors.collectedAt} />
        <TextArea label="Damage" isOptional maxLength={2000} {...field('damage')} />
      </>
    )}
  </CommandDialog>
);

/** A day and a time on site. */
const instantIn = ({ date, time }: Record<'date' | 'time', string>) => instantOf(date, time);

type MomentProps = {
  label: string;
  field: (name: 'date' | 'time') => Bound;
  at: Record<'date' | 'time', string>;
  error: string | undefined;
};

const MomentFields = ({ label, field, at, error }: MomentProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DateField
      label={label}
      {...field('date')}
      error={error ?? (instantIn(at) ? undefined : 'Please enter a date and a time')}
    />
    <TimeField label="Time" {...field('time')} />
  </div>
);
