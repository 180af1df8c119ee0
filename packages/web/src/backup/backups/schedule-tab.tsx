import { BackupSchedule } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { can, whoMay } from '@sitewright/domain/kernel/access';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { textsOf, yesNo } from '../../forms/field-values.ts';
import { InlineForm } from '../../forms/inline-form.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import { frequencyLabels } from '../schedule-labels.ts';

/** When backups are made by themselves, and how many stay. */
export function Schedule() {
  const mayKnow = can(useActor(), 'dataBackup', 'X');
  const schedule = useQuery({ ...query(dataBackupApi.readSchedule), enabled: mayKnow });
  if (!mayKnow)
    return (
      <NoAccess
        title="Your role does not allow backups"
        text={`Only ${whoMay('dataBackup', 'X')} can use them.`}
      />
    );
  return (
    <Loaded query={schedule} what="the schedule" empty={null}>
      {(saved) => <ScheduleForm schedule={saved} />}
    </Loaded>
  );
}

const { keep } = BackupSchedule.shape;
const Fields = BackupSchedule.extend({
  keep: z.string().transform(Number).pipe(keep),
  includesFiles: yesNo,
});

const options = Object.entries(frequencyLabels).map(([value, label]) => ({ value, label }));

function ScheduleForm({ schedule }: { schedule: BackupSchedule }) {
  const { form, command } = useCommandForm({
    fields: Fields,
    start: textsOf(Fields.shape, schedule),
    endpoint: dataBackupApi.setSchedule,
    inputOf: (body) => ({ body }),
    doneMessage: () => 'Schedule saved',
  });
  return (
    <InlineForm
      form={form}
      command={command}
      aria-label="Schedule"
      submitText="Save"
      button={{ className: 'justify-self-start', pendingLabel: 'Saving...' }}
      className="grid max-w-md gap-4 rounded-card border border-line bg-surface p-4"
    >
      <SelectField
        label="How often"
        help="At 02:00"
        options={options}
        {...form.field('frequency')}
      />
      <TextField
        label="Backups to keep"
        help="The oldest are deleted first. All are deleted after 35 days."
        inputMode="numeric"
        {...form.field('keep')}
      />
      <CheckboxField label="Include photos and files" {...form.field('includesFiles')} />
    </InlineForm>
  );
}
