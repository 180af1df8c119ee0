import { CostEntryDraft } from '@sitewright/domain/costs/cost-entry';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { costHeads } from '@sitewright/domain/purchase-orders/order-status';
import type { ComponentProps } from 'react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { useForm } from '../../ui/fields/use-form.ts';
import { twoColumns } from '../../ui/layout/section.tsx';

/** The contract it belongs to is the one whose page is open. */
export const CostFields = CostEntryDraft.omit({ projectId: true });

type Props = {
  today: string;
  form: ReturnType<typeof useForm<typeof CostFields>>;
};

export const CostForm = ({ today, form }: Props) => (
  <>
    <HeadField {...form.field('head')} />
    <TextField label="Description" required maxLength={300} {...form.field('description')} />
    <div className={twoColumns}>
      <DateField label="Date" required max={today} today={today} {...form.field('date')} />
      <MoneyField
        label="Amount"
        required
        help="Net of VAT. Enter a credit as a negative."
        {...form.field('amount')}
      />
    </div>
    <div className={twoColumns}>
      <TextField label="Supplier" isOptional maxLength={200} {...form.field('supplierName')} />
      <TextField label="Reference" isOptional maxLength={50} {...form.field('reference')} />
    </div>
  </>
);

const options = optionsOf(costHeads, costHeadLabels);

type HeadFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'>;

export const HeadField = (field: HeadFieldProps) => (
  <SelectField label="Cost head" required options={options} {...field} />
);
