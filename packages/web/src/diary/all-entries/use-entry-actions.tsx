import { dayOf, obstacleToEditing } from '@sitewright/domain/diary/rules';
import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { useNavigate } from '@tanstack/react-router';
import { ImagePlus, NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useActor } from '../../platform/session.ts';
import { lazyDialog } from '../../ui/layout/lazy-dialog.tsx';
import type { RowAction } from '../../ui/table/column.ts';
import { editRow } from '../../ui/table/row-actions.ts';
import type { ListedEntry } from './entry-columns.tsx';

const EntrySheet = lazyDialog(() => import('../entry-form/entry-sheet.tsx'), 'EntrySheet');
const PhotoSheet = lazyDialog(() => import('../photos/photo-sheet.tsx'), 'PhotoSheet');

const fetchSheets = () => {
  void EntrySheet.preload?.();
  void PhotoSheet.preload?.();
};

type OpenAction = { action: 'edit' | 'photos'; entry: ListedEntry };

/** What can be done with an entry from the list, and what opens for it. */
export function useEntryActions(contracts: readonly Project[]) {
  const actor = useActor();
  const navigate = useNavigate();
  const [openAction, setOpenAction] = useState<OpenAction>();
  // A user who reads the list is likely to edit it.
  useEffect(fetchSheets, []);
  const actions: RowAction<ListedEntry>[] = [
    {
      id: 'open',
      label: 'Open diary',
      icon: NotebookPen,
      key: 'Enter',
      isShownFor: ({ slug }) => !!slug,
      onPress: ({ slug = '', ...entry }) =>
        void navigate({ to: '/project/$slug', params: { slug }, search: { date: dayOf(entry) } }),
    },
    editRow(
      (entry) => obstacleToEditing(entry, actor, new Date().toISOString()),
      (entry) => setOpenAction({ action: 'edit', entry }),
    ),
    {
      id: 'photos',
      label: 'Photos',
      icon: ImagePlus,
      obstacle: () => obstacleOfRole(actor, 'file', 'C', 'add photos'),
      onPress: (entry) => setOpenAction({ action: 'photos', entry }),
    },
  ];
  const close = () => setOpenAction(undefined);
  const sheet = openAction && (
    <OpenDialog openAction={openAction} contracts={contracts} onClose={close} />
  );
  return { actions, sheet };
}

type OpenDialogProps = {
  openAction: OpenAction;
  contracts: readonly Project[];
  onClose: () => void;
};

function OpenDialog({ openAction: { action, entry }, contracts, onClose }: OpenDialogProps) {
  const project = contracts.find(({ id }) => id === entry.projectId);
  if (action === 'photos') return <PhotoSheet entry={entry} onClose={onClose} />;
  return (
    project && <EntrySheet project={project} entry={entry} onClose={onClose} date={dayOf(entry)} />
  );
}
