import { inShortPounds } from '@sitewright/domain/kernel/pounds';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { leastCover } from '@sitewright/domain/suppliers/compliance';
import { InsuranceDraft, type SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import { insuranceLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { insuranceTypes } from '@sitewright/domain/suppliers/supplier-type';
import { useAction } from '../../actions/use-action.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { DateField } from '../../ui/date-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

const blank = { insuranceType: '', insurer: '', policyNumber: '', cover: '', expiry: '' };

const message = () => 'The insurance is saved';

type AddProps = { supplier: Supplier; onClose: () => void };

export function AddInsurance({ supplier, onClose }: AddProps) {
  const add = useAction(suppliersApi.addInsurance, {
    onClose,
    doneMessage: message,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(InsuranceDraft, blank, {
    onSubmit: (body) => add.perform({ params: { supplierId: supplier.id }, body }),
  });
  return (
    <InsuranceForm
      title={`Add an insurance of ${supplier.name}`}
      form={form}
      onClose={onClose}
      command={add}
    />
  );
}

type EditProps = { insurance: SupplierInsurance; onClose: () => void };

export function EditInsurance({ insurance, onClose }: EditProps) {
  const edit = useAction(suppliersApi.editInsurance, {
    onClose,
    doneMessage: message,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const { id, version, insuranceType, insurer, policyNumber, cover, expiry } = insurance;
  const start = {
    ...{ insuranceType, expiry },
    insurer: insurer ?? '',
    policyNumber: policyNumber ?? '',
    cover: cover ?? '',
  };
  const form = useForm(InsuranceDraft, start, {
    onSubmit: (body) =>
      edit.perform({ params: { supplierInsuranceId: id }, body: { ...body, version } }),
  });
  return <InsuranceForm title="Edit this insurance" form={form} onClose={onClose} command={edit} />;
}

type FormProps = {
  title: string;
  form: ReturnType<typeof useForm<typeof InsuranceDraft>>;
  command: { isPending: boolean; error: Error | null };
  onClose: () => void;
};

const kinds = insuranceTypes.map((value) => ({ value, label: insuranceLabels[value] }));

const InsuranceForm = ({ form, ...dialog }: FormProps) => (
  <FormDialog {...dialog} form={form}>
    <SelectField
      label="What is insured"
      required
      placeholder="Choose"
      options={kinds}
      {...form.field('insuranceType')}
    />
    <DateField label="Expiry" required {...form.field('expiry')} />
    <MoneyField
      label="Cover"
      help={`Employers' liability has to cover ${inShortPounds(leastCover)} at least`}
      isOptional
      {...form.field('cover')}
    />
    <TextField label="Insurer" isOptional autoComplete="off" {...form.field('insurer')} />
    <TextField
      label="Policy number"
      isOptional
      autoComplete="off"
      {...form.field('policyNumber')}
    />
  </FormDialog>
);
