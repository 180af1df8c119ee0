import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { HealthChanges } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import * as z from 'zod';
import { emptyToUndefined } from '../../forms/field-values.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';

const { shape } = HealthChanges;

const days = z
  .string()
  .regex(/^\d{0,4}$/, 'Days must be a whole number')
  .transform(Number);

const Fields = z.object({
  medicalConditions: emptyToUndefined(shape.medicalConditions),
  allergies: emptyToUndefined(shape.allergies),
  sickDaysTaken: emptyToUndefined(days),
  totalSickDays: emptyToUndefined(days),
  reasons: z.string(),
});

type Filled = z.output<typeof Fields>;

/** Days are counted together, or not at all. */
const bodyOf = ({ sickDaysTaken, totalSickDays, reasons, ...fields }: Filled) => ({
  ...fields,
  ...((sickDaysTaken !== undefined || totalSickDays !== undefined || reasons) && {
    sickDays: { sickDaysTaken: sickDaysTaken ?? 0, totalSickDays: totalSickDays ?? 0, reasons },
  }),
});

const blank = {
  medicalConditions: '',
  allergies: '',
  sickDaysTaken: '',
  totalSickDays: '',
  reasons: '',
};

type Props = { worker: WorkerRecord; onClose: () => void };

/** Saves no draft: health data is not stored in a browser. */
export function SetHealth({ worker, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: Fields,
    start: blank,
    endpoint: workforceApi.setHealth,
    inputOf: (filled) => ({ params: { workerId: worker.id }, body: bodyOf(filled) }),
    doneMessage: () => 'Health details saved',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Health details of ${fullName(worker)}`}
      description="Enter only what a first aider needs to know. Fields left blank are not changed. Use Clear next to a field to remove it."
      command={command}
      form={form}
      onClose={onClose}
    >
      <TextArea label="Medical conditions" isOptional {...form.field('medicalConditions')} />
      <TextArea label="Allergies" isOptional {...form.field('allergies')} />
      <div className={twoColumns}>
        <TextField
          label="Sick days this year"
          inputMode="numeric"
          isOptional
          {...form.field('sickDaysTaken')}
        />
        <TextField
          label="Sick days in total"
          inputMode="numeric"
          isOptional
          {...form.field('totalSickDays')}
        />
      </div>
      <TextArea label="Reasons" isOptional {...form.field('reasons')} />
    </FormDialog>
  );
}
