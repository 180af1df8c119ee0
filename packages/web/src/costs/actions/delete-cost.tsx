import { costsApi } from '@sitewright/domain/costs/api';
import type { CostEntry } from '@sitewright/domain/costs/cost-entry';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';

type Props = { entry: CostEntry; onClose: () => void; onDeleted: () => void };

export const DeleteCost = ({ entry: { id, description }, ...dialog }: Props) => (
  <DeleteDialog
    endpoint={costsApi.removeEntry}
    input={{ params: { costEntryId: id } }}
    recordType="costEntry"
    recordId={id}
    title={description}
    consequence="It is taken out of the costs."
    {...dialog}
  />
);
