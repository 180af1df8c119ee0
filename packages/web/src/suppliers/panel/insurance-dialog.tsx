import { formatShortPounds } from '@sitewright/domain/kernel/pounds';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { minEmployersCover } from '@sitewright/domain/suppliers/compliance';
import { InsuranceDraft, type SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { insuranceTypes } from '@sitewright/domain/suppliers/supplier-type';
import { textsOf } from '../../forms/field-values.ts';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const blank = { insuranceType: '', insurer: '', policyNumber: '', cover: '', expiry: '' };

type AddProps = { supplier: Supplier; onClose: () => void };

export function AddInsurance({ supplier, onClose }: AddProps) {
  const dialog = useCommandForm({
    fields: InsuranceDraft,
    start: blank,
    endpoint: suppliersApi.addInsurance,
    inputOf: (body) => ({ params: { supplierId: supplier.id }, body }),
    doneMessage: () => 'Insurance saved',
    onDone: onClose,
  });
  const title = `Add insurance for ${supplier.name}`;
  return <InsuranceForm title={title} onClose={onClose} {...dialog} />;
}

type EditProps = { insurance: SupplierInsurance; onClose: () => void };

export function EditInsurance({ insurance, onClose }: EditProps) {
  const { id, version } = insurance;
  const dialog = useCommandForm({
    fields: InsuranceDraft,
    start: textsOf(blank, insurance),
    endpoint: suppliersApi.editInsurance,
    inputOf: (body) => ({ params: { supplierInsuranceId: id }, body: { ...body, version } }),
    doneMessage: () => 'Insurance saved',
    onDone: onClose,
  });
  return <InsuranceForm title="Edit insurance" onClose={onClose} {...dialog} />;
}

const kinds = optionsOf(insuranceTypes, insuranceLabels);

const InsuranceForm = ({ form, ...dialog }: FormDialogProps<typeof InsuranceDraft>) => (
  <FormDialog {...dialog} form={form}>
    <SelectField label="Type" required options={kinds} {...form.field('insuranceType')} />
    <DateField label="Expiry" required {...form.field('expiry')} />
    <MoneyField
      label="Cover"
      help={`Employers' liability must cover at least ${formatShortPounds(minEmployersCover)}`}
      isOptional
      {...form.field('cover')}
    />
    <TextField label="Insurer" isOptional {...form.field('insurer')} />
    <TextField label="Policy number" isOptional {...form.field('policyNumber')} />
  </FormDialog>
);
