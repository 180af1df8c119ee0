import { costsApi } from '@sitewright/domain/costs/api';
import { monthText } from '@sitewright/domain/costs/month-names';
import { monthOfLateCost } from '@sitewright/domain/costs/report-rules';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { useQuery } from '@tanstack/react-query';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import type { ActionProps } from '../cost-actions.ts';
import { costQueries } from '../queries.ts';
import { CostFields, CostForm } from './cost-form.tsx';

const blank = { head: '', description: '', amount: '', supplierName: '', reference: '' };

export function AddCost({ analysis: { projectId }, today, onClose }: ActionProps) {
  const { data: reports } = useQuery(costQueries.reports(projectId));
  const { form, command } = useCommandForm({
    fields: CostFields,
    start: { ...blank, date: today },
    endpoint: costsApi.addEntry,
    inputOf: (filled) => ({ body: { ...filled, projectId } }),
    doneMessage: ({ description, amount, date }) => {
      const counted = monthOfLateCost(date, reports ?? []);
      const added = `${description} (${formatPounds(amount)}) added`;
      return counted
        ? `${added}. The CVR of its month is frozen, so it counts in ${monthText(counted)}.`
        : added;
    },
    onDone: onClose,
  });
  return (
    <FormSheet title="Add cost" command={command} form={form} onClose={onClose}>
      <CostForm today={today} form={form} />
    </FormSheet>
  );
}
