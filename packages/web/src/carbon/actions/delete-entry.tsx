import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { DeleteDialog } from '../../actions/delete-dialog.tsx';

type DeleteEntryProps = { entry: CarbonEntry; onClose: () => void; onDeleted: () => void };

export const DeleteEntry = ({ entry: { id, source }, ...dialog }: DeleteEntryProps) => (
  <DeleteDialog
    endpoint={carbonApi.remove}
    input={{ params: { carbonEntryId: id } }}
    recordType="carbonEntry"
    recordId={id}
    title={source}
    consequence="It no longer counts towards the footprint."
    {...dialog}
  />
);
