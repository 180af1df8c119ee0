import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/carbon/rules';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { deleteRow, editRow, openRow } from '../../ui/table/row-actions.ts';
import { useChangeCarbonSearch } from '../search-params.ts';

const EditEntry = lazyDialog(() => import('../entry-form/edit-entry.tsx'), 'EditEntry');
const DeleteEntry = lazyDialog(() => import('../actions/delete-entry.tsx'), 'DeleteEntry');

const fetchAhead = () => {
  void EditEntry.preload?.();
  void DeleteEntry.preload?.();
};

type OpenAction = { action: 'edit' | 'delete'; entry: CarbonEntry };

/** What can be done with an entry, and what opens for it. */
export function useEntryActions() {
  const actor = useActor();
  const change = useChangeCarbonSearch();
  const [openAction, setOpenAction] = useState<OpenAction>();
  // A user who reads the list is likely to edit it.
  useEffect(fetchAhead, []);
  const actions: RowAction<CarbonEntry>[] = [
    openRow(SquareArrowOutUpRight, ({ id }) => change({ entry: id })),
    editRow(
      (entry) => obstacleToEditing(entry, actor),
      (entry) => setOpenAction({ action: 'edit', entry }),
    ),
    deleteRow(
      (entry) => obstacleToDeleting(entry, actor),
      (entry) => setOpenAction({ action: 'delete', entry }),
      'Delete…',
    ),
  ];
  return {
    actions,
    sheet: openAction && <EntryAction {...openAction} onClose={() => setOpenAction(undefined)} />,
  };
}

type EntryActionProps = OpenAction & { onClose: () => void; onDeleted?: () => void };

export const EntryAction = ({ action, entry, onClose, onDeleted = onClose }: EntryActionProps) =>
  action === 'edit' ? (
    <EditEntry entry={entry} onClose={onClose} />
  ) : (
    <DeleteEntry entry={entry} onClose={onClose} onDeleted={onDeleted} />
  );
