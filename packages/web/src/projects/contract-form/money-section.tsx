import { money } from '@sitewright/domain/kernel/money';
import { penceOf } from '@sitewright/domain/kernel/pence';
import { TriangleAlert } from 'lucide-react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import type { ContractForm, Values } from './fields.ts';
import { FormSection } from './form-section.tsx';

type Props = {
  form: ContractForm;
  /** Why the sums may only be read. */
  reason: string | undefined;
};

export const MoneySection = ({ form, reason }: Props) => (
  <FormSection id="money" reason={reason}>
    <div className="grid gap-4 md:grid-cols-2">
      <MoneyField label="Contract value" readOnly={!!reason} {...form.field('contractValue')} />
      <MoneyField label="Budget" readOnly={!!reason} {...form.field('budget')} />
    </div>
    {isBudgetAboveValue(form.values) && (
      <Notice icon={TriangleAlert} tone="warn" text="Budget is above contract value" />
    )}
    <div className="grid gap-4 md:grid-cols-2">
      <DateField label="Start date" {...form.field('startDate')} />
      <DateField
        label="Finish date"
        min={form.values.startDate || undefined}
        {...form.field('finishDate')}
      />
    </div>
  </FormSection>
);

const Amount = money('Amount');

/** Worth a word, and no fault: some contracts are bought. */
function isBudgetAboveValue({ contractValue, budget }: Values): boolean {
  const [value, cost] = [Amount.safeParse(contractValue), Amount.safeParse(budget)];
  return !!(value.success && cost.success) && penceOf(cost.data) > penceOf(value.data);
}
