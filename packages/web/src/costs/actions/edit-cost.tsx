import { costsApi } from '@sitewright/domain/costs/api';
import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import type { CostAnalysis } from '@sitewright/domain/costs/cost-figures';
import { obstacleToCosts } from '@sitewright/domain/costs/rules';
import { formatPounds } from '@sitewright/domain/kernel/pounds';
import { costHeadLabels } from '@sitewright/domain/purchase-orders/order-labels';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';
import { textsOf } from '../../forms/field-values.ts';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { useActor } from '../../platform/session.ts';
import { today } from '../../platform/today.ts';
import { SideSheet } from '../../ui/dialogs/side-sheet.tsx';
import { formatDate } from '../../ui/fields/parse-date.ts';
import { type Fact, FactList } from '../../ui/layout/facts.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Opener } from '../../ui/opener.tsx';
import { costQueries } from '../queries.ts';
import { CostFields, CostForm } from './cost-form.tsx';

type Props = { id: number; analysis: CostAnalysis; onClose: () => void };

/** A cost entered by hand: editable with the permission, read-only without. */
export function EditCost({ id, analysis: { projectId }, onClose }: Props) {
  const query = useQuery(costQueries.entries(projectId));
  const entry = query.data?.find((cost) => cost.id === id);
  const obstacle = obstacleToCosts(useActor());
  if (entry && !obstacle) return <EditForm key={entry.version} entry={entry} onClose={onClose} />;
  return (
    <SideSheet title={entry?.description ?? 'Cost'} isOpen onClose={onClose}>
      <Loaded query={{ ...query, data: entry }} what="the cost" empty="This cost no longer exists.">
        {(read) => <CostFacts entry={read} reason={obstacle?.message} />}
      </Loaded>
    </SideSheet>
  );
}

type FormProps = { entry: CostEntry; onClose: () => void };

function EditForm({ entry, onClose }: FormProps) {
  const { id, version } = entry;
  const { form, command } = useCommandForm({
    fields: CostFields,
    start: textsOf(CostFields.shape, entry),
    endpoint: costsApi.editEntry,
    inputOf: (filled) => ({ params: { costEntryId: id }, body: { ...filled, version } }),
    doneMessage: (saved) => `${saved.description} saved`,
    onDone: onClose,
  });
  return (
    <FormSheet
      title="Edit cost"
      submitText="Save cost"
      command={command}
      form={form}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <form {...form.bind} id={formId} aria-label="Edit cost" className="grid gap-4">
            <CostForm today={today()} form={form} />
          </form>
          <Opener icon={Trash2} label="Delete cost" className="justify-self-start">
            {(close) => <DeleteCost entry={entry} onClose={close} onDeleted={onClose} />}
          </Opener>
        </>
      )}
    </FormSheet>
  );
}

type CostFactsProps = { entry: CostEntry; reason: string | undefined };

/** A cost to read, and why not more. */
const CostFacts = ({ entry, reason }: CostFactsProps) => (
  <div className="grid gap-4">
    <FactList facts={factsOf(entry)} />
    {reason && <LockedNote text={reason} />}
  </div>
);

const factsOf = ({ head, date, amount, supplierName, reference }: CostEntry): Fact[] => [
  ['Cost head', costHeadLabels[head]],
  ['Date', formatDate(date)],
  ['Amount', formatPounds(amount)],
  ['Supplier', supplierName],
  ['Reference', reference],
];

type DeleteCostProps = { entry: CostEntry; onClose: () => void; onDeleted: () => void };

const DeleteCost = ({ entry: { id, description }, ...dialog }: DeleteCostProps) => (
  <DeleteDialog
    endpoint={costsApi.removeEntry}
    input={{ params: { costEntryId: id } }}
    recordType="costEntry"
    recordId={id}
    title={description}
    consequence="It no longer counts towards the costs."
    {...dialog}
  />
);
