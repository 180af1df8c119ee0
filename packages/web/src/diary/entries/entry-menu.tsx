import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { Camera, Copy, Ellipsis, type LucideIcon, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useDeleteToBin } from '../../actions/use-delete.ts';
import { useDeletionObstacle } from '../../actions/use-deletion-obstacle.ts';
import { useActor } from '../../platform/session.ts';
import { Menu, MenuItem } from '../../ui/dialogs/menu.tsx';
import type { Obstacle } from '../../ui/disabled-reason.tsx';
import type { DayContext } from '../day/day-context.ts';
import { type LoadedDay, obstacleToDeleting, obstacleToEditing } from '../obstacles.ts';
import { entryName, entryTitle } from './entry-labels.ts';

const PhotoSheet = lazy(async () => ({
  default: (await import('../photos/photo-sheet.tsx')).PhotoSheet,
}));

type Props = {
  place: DayContext;
  day: LoadedDay;
  entry: DiaryEntry;
  logObstacle: Obstacle | undefined;
  onCopy: () => void;
};

/** The less common actions, and on a phone those without room elsewhere. */
export function EntryMenu({ place, day, entry, logObstacle, onCopy }: Props) {
  const actor = useActor();
  const [isAdding, setAdding] = useState(false);
  const remove = useDeleteEntry();
  const deletionObstacle = useDeletionObstacle(diaryApi.remove);
  return (
    <>
      <Menu
        label={`More actions for ${entryName(entry)}`}
        trigger={<Opener subject={entryName(entry)} />}
      >
        {place.date !== place.today && (
          <Item icon={Copy} obstacle={logObstacle} isPhoneOnly onSelect={onCopy}>
            Copy to today
          </Item>
        )}
        <Item
          icon={Camera}
          obstacle={obstacleToEditing(entry, actor)}
          onSelect={() => setAdding(true)}
        >
          Add photos
        </Item>
        <Item
          icon={Trash2}
          obstacle={deletionObstacle(entry.id, obstacleToDeleting(entry, actor, day))}
          onSelect={() => remove(entry)}
        >
          Delete
        </Item>
      </Menu>
      {isAdding && (
        <Suspense>
          <PhotoSheet entry={entry} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = ({ subject, ...trigger }: { subject: string }) => (
  <button
    {...trigger}
    type="button"
    aria-label={`More actions for ${subject}`}
    className="grid size-7 place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:size-11 print:hidden"
  >
    <Ellipsis aria-hidden="true" className="size-4 site:size-5" />
  </button>
);

type ItemProps = {
  icon: LucideIcon;
  obstacle: Obstacle | undefined;
  isPhoneOnly?: boolean;
  onSelect: () => void;
  children: string;
};

const Item = ({ icon, obstacle, isPhoneOnly = false, onSelect, children }: ItemProps) => (
  <span className={isPhoneOnly ? 'md:hidden' : 'contents'}>
    <MenuItem icon={icon} obstacle={obstacle} onSelect={onSelect}>
      {children}
    </MenuItem>
  </span>
);

/** Deletes an entry to the recycle bin at once: the toast can undo it. */
function useDeleteEntry() {
  const { remove } = useDeleteToBin(diaryApi.remove, 'diary');
  return (entry: DiaryEntry) =>
    remove({
      input: { params: { diaryEntryId: entry.id } },
      recordId: entry.id,
      name: `The entry for ${entryTitle(entry)}`,
    });
}
