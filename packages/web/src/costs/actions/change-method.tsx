import { costsApi } from '@sitewright/domain/costs/api';
import type { HeadFigures } from '@sitewright/domain/costs/cost-figures';
import { CostPlanChanges } from '@sitewright/domain/costs/cost-plan';
import { forecastMethods } from '@sitewright/domain/costs/cost-values';
import { penceOf, sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { methodLabels } from '../labels.ts';

const fields = CostPlanChanges.omit({ budget: true });

const options = optionsOf(forecastMethods, methodLabels);

const meanings: Record<string, string> = {
  budget_left: 'The remaining budget, or the revised budget ÷ CPI if the CPI is below 1.',
  run_rate:
    'Assumes that spending continues at the rate of the last 28 days until the contract finishes.',
  manual: 'Enter the final cost you expect. Actual cost and open orders are deducted from it.',
};

/** A final cost below what is already spent or ordered does not lower the forecast any further. */
function cautionOn({ actual, open }: HeadFigures, finalCost: string): string | undefined {
  const taken = sumOf([actual ?? '0.00', open ?? '0.00']);
  const entered = fields.shape.finalCost.safeParse(finalCost).data;
  return entered && penceOf(entered) < penceOf(taken)
    ? `${formatPounds(taken)} is already spent or ordered, so the forecast will be that amount.`
    : undefined;
}

type Props = { head: HeadFigures; slug: string; onClose: () => void };

/** How the final cost of a head is forecast. */
export function ChangeMethod({ head, slug, onClose }: Props) {
  const name = costHeadLabels[head.head];
  const { form, command } = useCommandForm({
    fields,
    start: {
      method: head.method,
      finalCost: head.finalCost ?? '',
      note: head.note ?? '',
    },
    endpoint: costsApi.setPlan,
    inputOf: (filled) => ({
      params: { slug, head: head.head },
      body: filled.method === 'manual' ? filled : { method: filled.method },
    }),
    doneMessage: () => `${name} forecast saved`,
    onDone: onClose,
  });
  return (
    <FormDialog title={`${name} forecast`} command={command} form={form} onClose={onClose}>
      <SelectField
        label="Method"
        required
        help={meanings[form.values.method]}
        options={options}
        {...form.field('method')}
      />
      {form.values.method === 'manual' && (
        <>
          <MoneyField
            label="Final cost"
            required
            help={cautionOn(head, form.values.finalCost)}
            {...form.field('finalCost')}
          />
          <TextArea label="Note" required maxLength={500} {...form.field('note')} />
        </>
      )}
    </FormDialog>
  );
}
