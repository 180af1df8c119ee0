import { statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { supplierTypes } from '@sitewright/domain/suppliers/supplier-type';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { pair, Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldName, Form } from './fields.ts';
import { LikenessNote } from './likeness-note.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { TermsSection } from './terms-section.tsx';

type Props = { form: Form; id: string; label: string; supplier?: Supplier | undefined };

/** All that is written down about a supplier. */
export const SupplierForm = ({ form, id, label, supplier }: Props) => (
  <form {...form.bind} id={id} aria-label={label} className="grid gap-6">
    <ErrorSummary
      faults={form.shown}
      attempts={form.attempts}
      onPick={(name) => form.focus(name as FieldName)}
    />
    <FirmSection form={form} supplier={supplier} />
    <ReachSection form={form} />
    <NumbersSection form={form} hasPolicies={!!supplier?.policies.length} />
    <TermsSection form={form} />
    <TextArea label="Notes" isOptional rows={3} {...form.field('notes')} />
  </form>
);

type PartProps = Pick<Props, 'form'>;

const types = supplierTypes.map((value) => ({ value, label: typeLabels[value] }));
const starts = (['active', 'preferred', 'pending'] as const).map((value) => ({
  value,
  label: statusLabels[value],
}));

const FirmSection = ({ form, supplier }: PartProps & Pick<Props, 'supplier'>) => (
  <Section title="Firm">
    <TextField label="Name" required autoComplete="off" {...form.field('name')} />
    <LikenessNote form={form} except={supplier?.id ?? 0} />
    <div className={pair}>
      <SelectField
        label="Type"
        required
        placeholder="Choose"
        options={types}
        {...form.field('supplierType')}
      />
      <TextField
        label="Code"
        help="As your accounts call them"
        isOptional
        autoComplete="off"
        {...form.field('code')}
      />
    </div>
    {!supplier && (
      <SelectField label="Status" placeholder="Choose" options={starts} {...form.field('status')} />
    )}
    <TextField
      label="Specialisations"
      help="With commas, such as Ready-mix, Pumping"
      isOptional
      autoComplete="off"
      {...form.field('specializations')}
    />
    <TextField
      label="Certifications"
      help="With commas, such as SafeContractor, CHAS"
      isOptional
      autoComplete="off"
      {...form.field('certifications')}
    />
  </Section>
);

const ReachSection = ({ form }: PartProps) => (
  <Section title="Contact and address">
    <TextField label="Contact" isOptional autoComplete="off" {...form.field('contactPerson')} />
    <div className={pair}>
      <TextField label="Phone" isOptional type="tel" autoComplete="off" {...form.field('phone')} />
      <TextField
        label="Email"
        help="Orders go there"
        isOptional
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </div>
    <TextArea label="Address" isOptional rows={2} {...form.field('address')} />
    <div className={pair}>
      <TextField label="Town" isOptional autoComplete="off" {...form.field('city')} />
      <TextField label="Postcode" isOptional autoComplete="off" {...form.field('postcode')} />
    </div>
    <TextField label="Country" autoComplete="off" {...form.field('country')} />
  </Section>
);
