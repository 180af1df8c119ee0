import { isHazardousCode, transferGaps } from '@sitewright/domain/carbon/transfer-gaps';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Section, twoColumns } from '../../ui/layout/section.tsx';
import { TransferGaps } from '../transfer-gaps-list.tsx';
import type { EntryFormState, FieldName, Values } from './fields.ts';

type Props = { form: EntryFormState };

/** The papers that waste travels with, and what the law still misses in them. */
export const TransferSection = ({ form }: Props) => (
  <Section title={isHazardousCode(form.values.wasteCode) ? 'Consignment note' : 'Transfer note'}>
    <div className={twoColumns}>
      <Line form={form} name="noteNumber" label="Note number" />
      <Line form={form} name="containment" label="Contained in" />
    </div>
    <Line form={form} name="description" label="Waste description" />
    <Line form={form} name="origin" label="Origin of waste" />
    <Parties form={form} />
    <Line form={form} name="place" label="Place of transfer" />
    <div className={twoColumns}>
      <DateField label="Date of transfer" isOptional {...form.field('transferredOn')} />
      <TimeField label="Time of transfer" isOptional {...form.field('transferredAt')} />
      <Line form={form} name="producerSignature" label="Signed for producer" />
      <Line form={form} name="carrierSignature" label="Signed for carrier" />
    </div>
    <CheckboxField
      label="We have applied the waste hierarchy"
      {...form.field('hierarchyDeclared')}
    />
    <CheckboxField
      label="Season ticket"
      help="Covers repeat transfers for up to 12 months"
      {...form.field('isSeasonTicket')}
    />
    <TransferGaps gaps={gapsIn(form.values)} />
  </Section>
);

const Parties = ({ form }: Props) => (
  <>
    <div className={twoColumns}>
      <Line form={form} name="producerName" label="Producer" />
      <Line form={form} name="sicCode" label="SIC code" />
    </div>
    <Line form={form} name="producerAddress" label="Producer address" />
    <div className={twoColumns}>
      <Line form={form} name="carrierName" label="Carrier" />
      <Line form={form} name="carrierRegistration" label="Carrier registration" />
      <Line form={form} name="receiverName" label="Receiver" />
      <Line form={form} name="receiverPermit" label="Receiver permit" />
    </div>
  </>
);

const Line = ({ form, name, label }: Props & { name: FieldName; label: string }) => (
  <TextField label={label} isOptional {...form.field(name)} />
);

const gapsIn = (values: Values): string[] => {
  const { hierarchyDeclared, isSeasonTicket, ...texts } = values;
  return transferGaps({
    ...texts,
    transferNote: { ...texts, hierarchyDeclared: hierarchyDeclared === 'yes' },
  });
};
