import { defaultNotice, noticePeriodText, noticeUnitLabels } from '@sitewright/domain/plant/notice';
import { tidyCompanyNumber, tidyVat } from '@sitewright/domain/suppliers/checks';
import { duplicatesOf } from '@sitewright/domain/suppliers/duplicates';
import { cisLabels, statusLabels, typeLabels } from '@sitewright/domain/suppliers/labels';
import { obstacleToTerms } from '@sitewright/domain/suppliers/rules';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { cisStatuses, supplierTypes } from '@sitewright/domain/suppliers/supplier-type';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { labelOptions, optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { supplierQueries } from '../queries.ts';
import type { Form } from './fields.ts';

type Props = { form: Form; supplier?: Supplier | undefined };

/** All that is written down about a supplier. */
export const SupplierForm = ({ form, supplier }: Props) => (
  <div className="grid gap-6">
    <ErrorSummary form={form} />
    <FirmSection form={form} supplier={supplier} />
    <ReachSection form={form} />
    <NumbersSection form={form} hasPolicies={!!supplier?.policies.length} />
    <TermsSection form={form} />
    <TextArea label="Notes" isOptional rows={3} {...form.field('notes')} />
  </div>
);

type PartProps = Pick<Props, 'form'>;

const types = optionsOf(supplierTypes, typeLabels);
const starts = optionsOf(['active', 'preferred', 'pending'], statusLabels);

const FirmSection = ({ form, supplier }: PartProps & Pick<Props, 'supplier'>) => (
  <Section title="Firm">
    <TextField label="Name" required {...form.field('name')} />
    <LikenessNote form={form} except={supplier?.id ?? 0} />
    <div className={twoColumns}>
      <SelectField label="Type" required options={types} {...form.field('supplierType')} />
      <TextField label="Code" help="Your accounts code" isOptional {...form.field('code')} />
    </div>
    {!supplier && <SelectField label="Status" options={starts} {...form.field('status')} />}
    <TextField
      label="Specialisations"
      help="Separate with commas, such as Ready-mix, Pumping"
      isOptional
      {...form.field('specializations')}
    />
    <TextField
      label="Certifications"
      help="Separate with commas, such as SafeContractor, CHAS"
      isOptional
      {...form.field('certifications')}
    />
  </Section>
);

const ReachSection = ({ form }: PartProps) => (
  <Section title="Contact and address">
    <TextField label="Contact" isOptional {...form.field('contactPerson')} />
    <div className={twoColumns}>
      <TextField label="Phone" isOptional type="tel" {...form.field('phone')} />
      <TextField
        label="Email"
        help={useCanSendEmail() ? 'Orders are sent here' : 'Not emailed: no mail server is set up'}
        isOptional
        type="email"
        {...form.field('email')}
      />
    </div>
    <TextArea label="Address" isOptional rows={2} {...form.field('address')} />
    <div className={twoColumns}>
      <TextField label="Town" isOptional {...form.field('city')} />
      <TextField label="Postcode" isOptional {...form.field('postcode')} />
    </div>
    <TextField label="Country" {...form.field('country')} />
  </Section>
);

/** Shows similar suppliers while the user types. */
function LikenessNote({ form, except }: { form: Form; except: number }) {
  const { data: register } = useQuery(supplierQueries.list());
  const { name, vatNumber, companyNumber, phone } = form.values;
  const [likeliest] = useMemo(() => {
    if (name.trim().length < 3) return [];
    const typed = {
      id: except,
      name,
      phone,
      vatNumber: tidyVat(vatNumber) ?? null,
      companyNumber: tidyCompanyNumber(companyNumber) ?? null,
    };
    return duplicatesOf(typed, register ?? []);
  }, [register, except, name, vatNumber, companyNumber, phone]);
  return (
    likeliest && (
      <Notice
        tone="info"
        icon={Copy}
        text={`${likeliest.other.name} is already in the register (${likeliest.reasons.join(', ')}). Is it the same firm?`}
      />
    )
  );
}

function TermsSection({ form }: { form: Form }) {
  const obstacle = obstacleToTerms(useActor());
  return (
    <Section title="Commercial terms">
      <TextField
        label="Payment terms"
        help="Such as 30 days end of month"
        isOptional
        {...form.field('paymentTerms')}
      />
      {obstacle ? (
        <LockedNote text={obstacle.message} />
      ) : (
        <div className={twoColumns}>
          <MoneyField label="Credit limit" isOptional {...form.field('creditLimit')} />
          <TextField
            label="Discount, %"
            isOptional
            inputMode="decimal"
            {...form.field('discountRate')}
          />
        </div>
      )}
      {form.values.supplierType === 'plant_hire' && (
        <div className={twoColumns}>
          <TextField
            label="Hire notice, days"
            help={`Blank: ${noticePeriodText(defaultNotice)}`}
            isOptional
            inputMode="numeric"
            {...form.field('hireNoticeDays')}
          />
          <SelectField
            label="Counted as"
            help="Blank: working days"
            isOptional
            options={labelOptions(noticeUnitLabels)}
            {...form.field('hireNoticeUnit')}
            onClear={() => form.set('hireNoticeUnit', '')}
          />
        </div>
      )}
    </Section>
  );
}

type NumbersSectionProps = { form: Form; hasPolicies: boolean };

const statuses = optionsOf(cisStatuses, cisLabels);

/** The numbers check themselves: a digit that was mistyped is found at once. */
const NumbersSection = ({ form, hasPolicies }: NumbersSectionProps) => (
  <Section title="Registration and tax">
    <div className={twoColumns}>
      <TextField label="VAT number" isOptional {...form.field('vatNumber')} />
      <TextField label="Company number" isOptional {...form.field('companyNumber')} />
      <TextField
        label="Tax reference (UTR)"
        isOptional
        inputMode="numeric"
        {...form.field('utr')}
      />
      <SelectField label="CIS status" options={statuses} {...form.field('cisStatus')} />
    </div>
    {form.values.cisStatus !== 'not_in_scope' && (
      <div className={twoColumns}>
        <TextField
          label="Verification number"
          isOptional
          {...form.field('cisVerificationNumber')}
        />
        <DateField label="Verified on" isOptional {...form.field('cisVerifiedOn')} />
      </div>
    )}
    {!hasPolicies && (
      <DateField
        label="Insured until"
        help="Used until you add policies under Compliance"
        isOptional
        {...form.field('insuranceExpiry')}
      />
    )}
  </Section>
);
