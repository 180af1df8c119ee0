import { chargeEndLabels, noticeOf, noticeUnitLabels } from '@sitewright/domain/plant/notice';
import { obstacleToRates } from '@sitewright/domain/plant/rules';
import { nameKey } from '@sitewright/domain/suppliers/same-name';
import { useQuery } from '@tanstack/react-query';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { supplierQueries } from '../../suppliers/queries.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldHelp } from '../../ui/fields/field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { labelOptions } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { chargeRule } from '../hire-labels.ts';
import type { Form } from './fields.ts';

type PartProps = { form: Form };
type Props = PartProps & { isNew?: boolean };

/** All that is written down about a hire. */
export const PlantForm = ({ form, isNew = false }: Props) => (
  <div className="grid gap-6">
    <ErrorSummary form={form} />
    <MachineSection form={form} isNew={isNew} />
    <HireSection form={form} />
    <RateSection form={form} />
    <NoticeSection form={form} />
    <CareSection form={form} />
  </div>
);

const MachineSection = ({ form, isNew }: Props) => (
  <Section title="Machine and supplier">
    <TextField
      label="Machine"
      help="As it is known on site, such as 13 t excavator"
      required
      {...form.field('name')}
    />
    <div className={twoColumns}>
      <TextField label="Type" isOptional {...form.field('plantType')} />
      <TextField label="Hire number" isOptional {...form.field('hireNumber')} />
    </div>
    {isNew ? (
      <NewSupplierField form={form} />
    ) : (
      <TextField label="Supplier" isOptional {...form.field('supplierName')} />
    )}
    <TextField
      label="Supplier email"
      help={
        useCanSendEmail()
          ? 'Off-hire notices are sent here'
          : 'Not emailed: no mail server is set up'
      }
      isOptional
      type="email"
      {...form.field('supplierEmail')}
    />
    <CheckboxField
      label="Hired with an operator"
      help="Plant hired with an operator may fall under CIS"
      {...form.field('isOperated')}
    />
    {form.values.isOperated === 'yes' && (
      <TextField label="Operator" isOptional {...form.field('operatorName')} />
    )}
  </Section>
);

/** A new hire takes the notice of its supplier in the register. */
function NewSupplierField({ form }: PartProps) {
  const { data: register } = useQuery(supplierQueries.list());
  const enter = (name: string) => {
    form.set('supplierName', name);
    const supplier = register?.find((other) => nameKey(other.name) === nameKey(name));
    if (!supplier) return;
    const { noticeDays, noticeUnit } = noticeOf(supplier);
    form.set('noticeDays', String(noticeDays));
    form.set('noticeUnit', noticeUnit);
  };
  return <TextField label="Supplier" isOptional {...form.field('supplierName')} onChange={enter} />;
}

const HireSection = ({ form }: PartProps) => (
  <Section title="Hire">
    <FieldHelp>The status is Requested until the on-hire time.</FieldHelp>
    <div className={twoColumns}>
      <DateField label="On-hire date" {...form.field('onHireDate')} />
      <TimeField label="On-hire time" {...form.field('onHireTime')} />
    </div>
    <DateField label="Expected off-hire" isOptional {...form.field('expectedOffHire')} />
  </Section>
);

const periods = [
  { value: 'hour', label: 'hour of use' },
  { value: 'day', label: 'day' },
  { value: 'week', label: 'week' },
];

function RateSection({ form }: PartProps) {
  const obstacle = obstacleToRates(useActor());
  return (
    <Section title="Charge">
      <FieldHelp>{chargeRule}</FieldHelp>
      {obstacle ? (
        <LockedNote text={obstacle.message} />
      ) : (
        <div className={twoColumns}>
          <MoneyField label="Rate" isOptional {...form.field('rate')} />
          <SelectField label="Per" options={periods} {...form.field('ratePer')} />
        </div>
      )}
      <CheckboxField
        label="Charge weekends"
        help="If not, a weekly rate is split over five days instead of seven"
        {...form.field('chargesWeekends')}
      />
      <TextField label="Minimum days charged" inputMode="numeric" {...form.field('minimumDays')} />
    </Section>
  );
}

/** Until when it is charged once its off-hire notice is sent. */
const NoticeSection = ({ form }: PartProps) => (
  <Section title="Off-hire">
    <SelectField
      label="Charged until"
      options={labelOptions(chargeEndLabels)}
      {...form.field('chargedUntil')}
    />
    {form.values.chargedUntil === 'notice_period' && (
      <>
        <div className={twoColumns}>
          <TextField label="Notice days" inputMode="numeric" {...form.field('noticeDays')} />
          <SelectField
            label="Counted as"
            options={labelOptions(noticeUnitLabels)}
            {...form.field('noticeUnit')}
          />
        </div>
        <TimeField
          label="Cut-off"
          help="A notice after this time counts from the next day"
          isOptional
          startsAt="16:00"
          {...form.field('noticeCutOff')}
        />
      </>
    )}
  </Section>
);

const fuels = ['Diesel', 'HVO', 'Gas oil', 'Petrol', 'LPG', 'Electric', 'Hydrogen'];

const CareSection = ({ form }: PartProps) => (
  <Section title="Fuel and certificate">
    <div className={twoColumns}>
      <SelectField
        label="Fuel"
        isOptional
        options={withPresent(fuels, form.values.fuelType)}
        {...form.field('fuelType')}
        onClear={() => form.set('fuelType', '')}
      />
      <TextField
        label="Litres per hour"
        isOptional
        inputMode="decimal"
        {...form.field('litresPerHour')}
      />
      <TextField label="Certificate number" isOptional {...form.field('certificateNumber')} />
      <DateField label="Certificate expiry" isOptional {...form.field('certificateExpiry')} />
    </div>
    <TextArea label="Notes" isOptional rows={3} {...form.field('notes')} />
  </Section>
);

/** A stored value outside the options is kept until another is chosen. */
const withPresent = (options: readonly string[], present: string): readonly string[] =>
  !present || options.includes(present) ? options : [present, ...options];
