import { costsApi } from '@sitewright/domain/costs/api';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { unallocatedText } from '@sitewright/domain/costs/cost-values';
import { refuseOverAllocation } from '@sitewright/domain/costs/rules';
import { money } from '@sitewright/domain/kernel/money';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { Refused } from '@sitewright/domain/kernel/problem';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { type CostHead, costHeads } from '@sitewright/domain/purchase-orders/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { call, fieldsOf } from '../../platform/call.ts';
import { invalidateAfter } from '../../platform/invalidate.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import type { ActionProps } from '../cost-actions.ts';

type Budgets = Record<CostHead, string>;

const fields = z.object(
  Object.fromEntries(costHeads.map((head) => [head, money(costHeadLabels[head])])) as Record<
    CostHead,
    ReturnType<typeof money>
  >,
);

/** The budget of each cost head. */
export function SetBudgets({ analysis, onClose }: ActionProps) {
  const start = budgetsOf(analysis);
  const save = useSaveBudgets(analysis, start, onClose, (error) =>
    form.showServerErrors(fieldsOf(error)),
  );
  const form = useForm(fields, start, { onSubmit: (budgets) => save.mutate(budgets) });
  return (
    <FormSheet
      title="Budget by head"
      submitText="Save budgets"
      command={save}
      form={form}
      onClose={onClose}
    >
      <p className="text-sm text-text-2">
        The original budget. Record later agreements as budget changes.
      </p>
      {costHeads.map((head) => (
        <MoneyField key={head} label={costHeadLabels[head]} {...form.field(head)} />
      ))}
      <Left analysis={analysis} budgets={form.values} />
    </FormSheet>
  );
}

const budgetsOf = ({ heads }: CostAnalysis): Budgets =>
  Object.fromEntries(
    costHeads.map((head) => [head, heads.find((row) => row.head === head)?.budget ?? '0.00']),
  ) as Budgets;

/** The budget not allocated yet, while it is being allocated. */
function Left({ analysis, budgets }: { analysis: CostAnalysis; budgets: Budgets }) {
  const amounts = Object.values(budgets);
  if (!amounts.every((amount) => /^\d+(\.\d{1,2})?$/.test(amount))) return null;
  const totalBudget = sumOf(amounts);
  const left = poundsOf(penceOf(analysis.budget ?? '0') - penceOf(totalBudget));
  return (
    <output className="grid gap-0.5 text-sm tabular-nums">
      <b className="font-semibold">{formatPounds(totalBudget)} allocated to heads</b>
      {Number(analysis.budget) > 0 && (
        <span className="text-text-2">
          {left.startsWith('-')
            ? `${formatPounds(left.slice(1))} more than the contract’s budget of ${formatPounds(analysis.budget ?? '0')}`
            : `${unallocatedText}: ${formatPounds(left)} of the contract budget`}
        </span>
      )}
    </output>
  );
}

/** The server's errors, at the field of each head. */
function atHead(head: CostHead, error: Error): Error {
  const { budget } = fieldsOf(error);
  return error instanceof Refused && budget
    ? new Refused(error.problem, { ...error.details, fields: { [head]: budget } })
    : error;
}

/** Lowered heads first: what they leave can be given to others. */
function headsToSave(budgets: Budgets, start: Budgets): CostHead[] {
  const riseOf = (head: CostHead) => Number(budgets[head]) - Number(start[head]);
  return costHeads
    .filter((head) => budgets[head] !== start[head])
    .toSorted((a, b) => riseOf(a) - riseOf(b));
}

/** As the server would, head by head, before anything is sent: what comes before a refused head would stay saved. */
function refuseInAdvance(budgets: Budgets, start: Budgets, budget: string | null): void {
  const saved = { ...start };
  for (const head of headsToSave(budgets, start)) {
    const otherHeads = costHeads.filter((other) => other !== head).map((other) => saved[other]);
    const [before, after] = [{ budget: saved[head] }, { budget: budgets[head] }];
    try {
      refuseOverAllocation(before, after, { budget, otherHeads });
    } catch (error) {
      throw atHead(head, error as Error);
    }
    saved[head] = budgets[head];
  }
}

/** Head by head, only those that changed. */
function useSaveBudgets(
  { slug, budget }: CostAnalysis,
  start: Budgets,
  onClose: () => void,
  onError: (error: Error) => void,
) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation<void, Error, Budgets>({
    mutationFn: async (budgets) => {
      refuseInAdvance(budgets, start, budget);
      for (const head of headsToSave(budgets, start))
        await call(costsApi.setPlan, {
          params: { slug, head },
          body: { budget: budgets[head] },
        }).catch((error: Error) => {
          throw atHead(head, error);
        });
    },
    onSuccess: () => {
      onClose();
      toast({ text: 'Budgets saved' });
    },
    onError,
    onSettled: () => invalidateAfter(client, costsApi.setPlan),
  });
}
