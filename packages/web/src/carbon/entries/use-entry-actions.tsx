import type { CarbonEntry } from '@sitewright/domain/carbon/carbon-entry';
import { obstacleToDeleting, obstacleToEditing } from '@sitewright/domain/carbon/rules';
import { Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { LazyBoundary, lazyComponent } from '../../ui/layout/lazy-component.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { useChangeCarbonSearch } from '../search-params.ts';

const EditEntry = lazyComponent(() => import('../entry-form/edit-entry.tsx'), 'EditEntry');
const DeleteEntry = lazyComponent(() => import('../actions/delete-entry.tsx'), 'DeleteEntry');

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
    {
      id: 'open',
      label: 'Open',
      icon: SquareArrowOutUpRight,
      key: 'Enter',
      onPress: ({ id }) => change({ entry: id }),
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: Pencil,
      key: 'e',
      obstacle: (entry) => obstacleToEditing(entry, actor),
      onPress: (entry) => setOpenAction({ action: 'edit', entry }),
    },
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2,
      key: 'Delete',
      obstacle: (entry) => obstacleToDeleting(entry, actor),
      onPress: (entry) => setOpenAction({ action: 'delete', entry }),
    },
  ];
  return {
    actions,
    sheet: openAction && <EntryAction {...openAction} onClose={() => setOpenAction(undefined)} />,
  };
}

type EntryActionProps = OpenAction & { onClose: () => void; onDeleted?: () => void };

export const EntryAction = ({ action, entry, onClose, onDeleted = onClose }: EntryActionProps) => (
  <LazyBoundary onLost={onClose}>
    {action === 'edit' ? (
      <EditEntry entry={entry} onClose={onClose} />
    ) : (
      <DeleteEntry entry={entry} onClose={onClose} onDeleted={onDeleted} />
    )}
  </LazyBoundary>
);
