import { costsApi } from '@sitewright/domain/costs/api';
import { BudgetChangeDraft } from '@sitewright/domain/costs/cost-plan';
import { useState } from 'react';
import * as z from 'zod';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { HeadField } from '../actions/cost-form.tsx';
import type { ActionProps } from '../cost-actions.ts';

const blank = { head: '', description: '', budgetAmount: '', valueAmount: '', probability: '100' };

/** Empty fields are not sent. */
const fieldsFor = (projectId: number) =>
  z
    .record(z.enum(Object.keys(blank) as (keyof typeof blank)[]), z.string())
    .transform(
      (values) =>
        ({
          ...Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
          projectId,
        }) as z.input<typeof BudgetChangeDraft>,
    )
    .pipe(BudgetChangeDraft);

export function ProposeBudgetChange({ analysis: { projectId }, onClose }: ActionProps) {
  const [fields] = useState(() => fieldsFor(projectId));
  const { form, command } = useCommandForm({
    fields,
    start: blank,
    endpoint: costsApi.proposeBudgetChange,
    inputOf: (body) => ({ body }),
    doneMessage: ({ description }) => `${description} sent for approval`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Propose a budget change"
      description="It counts once approved. Enter a reduction as a negative."
      command={command}
      form={form}
      onClose={onClose}
    >
      <HeadField {...form.field('head')} />
      <TextField label="Description" required maxLength={300} {...form.field('description')} />
      <MoneyField label="Budget" help="Increase in the budget" {...form.field('budgetAmount')} />
      <MoneyField
        label="Contract value"
        help="Increase in what the client pays"
        isOptional
        {...form.field('valueAmount')}
      />
      <TextField
        label="Probability"
        help="How likely the client is to agree, as a percentage"
        inputMode="numeric"
        {...form.field('probability')}
      />
    </FormDialog>
  );
}
