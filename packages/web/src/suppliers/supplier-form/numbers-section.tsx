import { cisLabels } from '@sitewright/domain/suppliers/labels';
import { cisStatuses } from '@sitewright/domain/suppliers/supplier-type';
import { DateField } from '../../ui/date-field.tsx';
import { pair, Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Form } from './fields.ts';

type Props = { form: Form; hasPolicies: boolean };

const statuses = cisStatuses.map((value) => ({ value, label: cisLabels[value] }));

/** The numbers check themselves: a digit that was mistyped is found at once. */
export const NumbersSection = ({ form, hasPolicies }: Props) => (
  <Section title="Registration and tax">
    <div className={pair}>
      <TextField label="VAT number" isOptional autoComplete="off" {...form.field('vatNumber')} />
      <TextField
        label="Company number"
        isOptional
        autoComplete="off"
        {...form.field('companyNumber')}
      />
      <TextField
        label="Tax reference (UTR)"
        isOptional
        inputMode="numeric"
        autoComplete="off"
        {...form.field('utr')}
      />
      <SelectField
        label="CIS status"
        placeholder="Choose"
        options={statuses}
        {...form.field('cisStatus')}
      />
    </div>
    {form.values.cisStatus !== 'not_in_scope' && (
      <div className={pair}>
        <TextField
          label="Verification number"
          isOptional
          autoComplete="off"
          {...form.field('cisVerificationNumber')}
        />
        <DateField label="Verified on" isOptional {...form.field('cisVerifiedOn')} />
      </div>
    )}
    {!hasPolicies && (
      <DateField
        label="Insured until"
        help="Add the policies with their certificates under Compliance later; then their dates count"
        isOptional
        {...form.field('insuranceExpiry')}
      />
    )}
  </Section>
);
