import { costFigureDefinitions } from '@sitewright/domain/costs/figure-definitions';
import { money } from '@sitewright/domain/kernel/money';
import { penceOf } from '@sitewright/domain/kernel/pence';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { overviewQuery } from '../overview.ts';
import type { ContractForm, Values } from './fields.ts';
import { FormSection } from './form-section.tsx';

type Props = {
  form: ContractForm;
  /** Why the sums may only be read. */
  reason: string | undefined;
  /** Missing while it is being created. */
  project: Project | undefined;
};

export function MoneySection({ form, reason, project }: Props) {
  const hints = useRevised(project);
  return (
    <FormSection id="money" reason={reason}>
      <div className="grid items-end gap-4 md:grid-cols-2">
        <MoneyField
          label={originalValue.name}
          help={hints.value}
          readOnly={!!reason}
          {...form.field('contractValue')}
        />
        <MoneyField
          label={originalBudget.name}
          help={hints.budget}
          readOnly={!!reason}
          {...form.field('budget')}
        />
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
}

const { originalValue, originalBudget } = costFigureDefinitions;

/** The figures with approved changes, which the other screens show, where they differ. */
function useRevised(project: Project | undefined) {
  const { data } = useQuery({ ...overviewQuery(), enabled: project !== undefined });
  const { revisedValue, revisedBudget } =
    data?.find(({ projectId }) => projectId === project?.id) ?? {};
  const hint = (name: string, now: string | null | undefined, entered: string | null = null) =>
    now && entered && penceOf(now) !== penceOf(entered)
      ? `${name} with approved changes: ${formatPounds(now)}`
      : undefined;
  return {
    value: hint(costFigureDefinitions.value.name, revisedValue, project?.contractValue),
    budget: hint(costFigureDefinitions.revised.name, revisedBudget, project?.budget),
  };
}

const Amount = money('Amount');

/** Worth a word, and no fault: some contracts are bought. */
function isBudgetAboveValue({ contractValue, budget }: Values): boolean {
  const [value, cost] = [Amount.safeParse(contractValue), Amount.safeParse(budget)];
  return !!(value.success && cost.success) && penceOf(cost.data) > penceOf(value.data);
}
