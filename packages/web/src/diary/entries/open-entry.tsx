import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useServerId } from '../../platform/outbox/use-server-id.ts';
import { lazyScreen } from '../../platform/preload.ts';
import { useActor } from '../../platform/session.ts';
import {
  useChangeContractSearch,
  useContractSearch,
} from '../../projects/contract-frame/contract-search.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import type { DayContext } from '../day/day-context.ts';
import { obstacleToLogging } from '../obstacles.ts';
import { diaryQueries } from '../queries.ts';

const EntrySheet = lazyScreen(() => import('../entry-form/entry-sheet.tsx'), 'EntrySheet');

/** The form of the entry that the address names: a new one, a copy, or one that is there. */
export function OpenEntry({ project, date }: DayContext) {
  const { entry, copy } = useContractSearch();
  const change = useChangeContractSearch();
  const close = () => change({ entry: undefined, copy: undefined }, { replace: true });
  const obstacle = obstacleToLogging(useActor());
  if (!entry) return null;
  const sheet = { project, date, onClose: close };
  if (obstacle) return <NotYours onClose={close}>{obstacle.message}</NotYours>;
  return (
    <Suspense>
      {entry === 'new' && !copy && <EntrySheet {...sheet} />}
      {entry === 'new' && copy && (
        <Read key={copy} id={copy} onClose={close}>
          {(copyOf) => <EntrySheet {...sheet} copyOf={copyOf} />}
        </Read>
      )}
      {entry !== 'new' && (
        <Read key={entry} id={entry} onClose={close}>
          {(found) => <EntrySheet {...sheet} date={dayOf(found)} entry={found} />}
        </Read>
      )}
    </Suspense>
  );
}

/** A user who follows a link to an entry that they may not edit sees the reason. */
const NotYours = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Dialog title="Diary entry" isOpen onClose={onClose}>
    <p className="text-sm text-text-2">{children}</p>
  </Dialog>
);

type Props = { id: number; onClose: () => void; children: (entry: DiaryEntry) => ReactNode };

/** Where it cannot be loaded, a dialog says so instead of showing nothing. */
function Read({ id, onClose, children }: Props) {
  const query = useEntry(id);
  if (query.data) return children(query.data);
  if (query.isPending) return null;
  return (
    <Dialog title="Diary entry" isOpen onClose={onClose}>
      <Loaded query={query} what="the entry" empty="This entry no longer exists.">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** An entry that waited here is read under the server's id once that is known, but not under an open form. */
function useEntry(named: number) {
  const serverId = useServerId(named);
  const [id, setId] = useState(named);
  const query = useQuery(diaryQueries.entry(id));
  if (!query.data && serverId !== undefined && id !== serverId) setId(serverId);
  return query;
}
