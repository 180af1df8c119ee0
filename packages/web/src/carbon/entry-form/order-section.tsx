import { seesPrices } from '@sitewright/domain/purchase-orders/shown-to';
import { useActor } from '../../platform/session.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { pair, Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EntryForm } from './fields.ts';

/** From whom, and with which order. */
export const OrderSection = ({ form }: { form: EntryForm }) => (
  <Section title="Supplier and order">
    <TextField label="Supplier" isOptional autoComplete="off" {...form.field('supplier')} />
    <div className={pair}>
      <TextField label="Order number" isOptional autoComplete="off" {...form.field('poNumber')} />
      <TextField label="Ordered by" isOptional autoComplete="off" {...form.field('orderedBy')} />
      <DateField label="Delivery date" isOptional {...form.field('deliveryDate')} />
      {seesPrices(useActor()) && (
        <MoneyField label="Order total" isOptional {...form.field('poTotal')} />
      )}
    </div>
    <CheckboxField label="Delivered" {...form.field('isDelivered')} />
  </Section>
);
