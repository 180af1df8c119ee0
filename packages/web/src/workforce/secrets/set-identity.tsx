import { fullName } from '@sitewright/domain/labour/crew';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { IdentityChanges } from '@sitewright/domain/workforce/sealed';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import * as z from 'zod';
import { emptyToUndefined } from '../../forms/field-values.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';

const { shape } = IdentityChanges;
const { bankDetails: Bank } = shape;

/** An account is written down whole, or not at all. */
const Fields = z
  .object({
    dateOfBirth: emptyToUndefined(shape.dateOfBirth),
    nationalInsurance: emptyToUndefined(shape.nationalInsurance),
    rightToWork: emptyToUndefined(shape.rightToWork),
    drivingLicense: emptyToUndefined(shape.drivingLicense),
    taxCode: emptyToUndefined(shape.taxCode),
    accountName: z.string(),
    sortCode: z.string(),
    accountNumber: z.string(),
  })
  .transform(({ accountName, sortCode, accountNumber, ...fields }, context) => {
    if (!accountName && !sortCode && !accountNumber) return fields;
    const bank = Bank.safeParse({ accountName, sortCode, accountNumber });
    for (const { path, message } of bank.error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message });
    return { ...fields, bankDetails: bank.data };
  });

const blank = {
  dateOfBirth: '',
  nationalInsurance: '',
  rightToWork: '',
  drivingLicense: '',
  taxCode: '',
  accountName: '',
  sortCode: '',
  accountNumber: '',
};

type Props = { worker: WorkerRecord; onClose: () => void };

/** Saves no draft: identity data is not stored in a browser. */
export function SetIdentity({ worker, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: Fields,
    start: blank,
    endpoint: workforceApi.setIdentity,
    inputOf: (body) => ({ params: { workerId: worker.id }, body }),
    doneMessage: () => 'Protected details saved',
    onDone: onClose,
  });
  const off = { isOptional: true, autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={`Identity and bank details of ${fullName(worker)}`}
      description="Fields left blank are not changed. Use Clear next to a field to remove it."
      command={command}
      form={form}
      onClose={onClose}
    >
      <DateField label="Date of birth" isOptional {...form.field('dateOfBirth')} />
      <TextField label="National Insurance number" {...off} {...form.field('nationalInsurance')} />
      <TextField
        label="Right to work document"
        help="Document number or share code"
        {...off}
        {...form.field('rightToWork')}
      />
      <div className={twoColumns}>
        <TextField label="Driving licence" {...off} {...form.field('drivingLicense')} />
        <TextField label="Tax code" {...off} {...form.field('taxCode')} />
      </div>
      <TextField label="Account name" {...off} {...form.field('accountName')} />
      <div className={twoColumns}>
        <TextField label="Sort code" inputMode="numeric" {...off} {...form.field('sortCode')} />
        <TextField
          label="Account number"
          inputMode="numeric"
          {...off}
          {...form.field('accountNumber')}
        />
      </div>
    </FormDialog>
  );
}
