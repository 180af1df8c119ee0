import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { Query, QueryClient } from '@tanstack/react-query';
import { logError } from '../fault.ts';
import { noteOpened } from '../offline/opened-contracts.ts';
import { hasSameRights } from '../offline/person.ts';
import { outboxSnapshot, subscribeToOutbox } from '../outbox/snapshot.ts';
import { userKey } from '../session.ts';
import { storePacks } from './store-packs.ts';

const second = 1000;
const [afterStart, afterSending, afterChanges, whenHidden] = [
  0,
  5 * second,
  30 * second,
  600 * second,
];

/** Stores the packs of the signed-in user now, when a contract is opened and after changes; returns how to stop. */
export function syncPacks(client: QueryClient): () => void {
  // In this tab and for this user; a contract that is shown is read again and again.
  const opened = new Set<number>();
  const { syncIn, syncIfOld, stop } = timer(client, opened);
  const stopWatching = watchReads(client, opened, syncIn);
  const stopWatchingRights = watchRights(client, () => syncIn(0));
  // Sent items are no longer in the outbox, so they must be in the packs before the signal is lost again.
  const stopFollowing = subscribeToOutbox(() => outboxSnapshot().sent.length > 0 && syncIn(second));
  const onHidden = () => document.visibilityState === 'hidden' && syncIfOld();
  const onOnline = () => {
    // What they may read can have changed meanwhile.
    void client.invalidateQueries({ queryKey: userKey });
    syncIn(second);
  };
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('online', onOnline);
  syncIn(afterStart);
  return () => {
    stop();
    stopWatching();
    stopWatchingRights();
    stopFollowing();
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('online', onOnline);
  };
}

/** When the packs are stored next: never while the outbox is being sent. */
function timer(client: QueryClient, opened: ReadonlySet<number>) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let syncedAt = 0;
  const sync = () => {
    dueAt = Number.POSITIVE_INFINITY;
    if (outboxSnapshot().sending.size > 0) return syncIn(afterSending);
    syncedAt = Date.now();
    storePacks(client, savesData() ? opened : undefined).catch(ignoreLostSignal);
  };
  /** A sync that is due soon is not delayed by a later one. */
  const syncIn = (delay: number) => {
    if (Date.now() + delay >= dueAt) return;
    clearTimeout(timeout);
    dueAt = Date.now() + delay;
    timeout = setTimeout(sync, delay);
  };
  const isDue = () => dueAt < Number.POSITIVE_INFINITY;
  return {
    syncIn,
    /** Changed data is stored at once, before the phone closes the page. */
    syncIfOld: () => (isDue() || Date.now() - syncedAt > whenHidden) && syncIn(0),
    stop: () => clearTimeout(timeout),
  };
}

/** Whether the person wants to save data: then only what they open is stored. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A contract that is opened is stored, and so is what has changed. */
function watchReads(
  client: QueryClient,
  opened: Set<number>,
  syncIn: (delay: number) => void,
): () => void {
  const cache = client.getQueryCache();
  const isNewlyOpened = (projectId: number): boolean => {
    const isNew = !opened.has(projectId);
    opened.add(projectId);
    return isNew;
  };
  const noteIfOpened = ({ meta, state }: Query) => {
    if (meta?.path !== projectsApi.readBySlug.path) return;
    const project = state.data as Project | null | undefined;
    const user = client.getQueryData<SessionUser | null>(userKey);
    if (!project || !user || !isNewlyOpened(project.id)) return;
    noteOpened(user, project.id).then(() => syncIn(second), ignoreLostSignal);
  };
  for (const query of cache.getAll()) noteIfOpened(query);
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated') return;
    if (query.state.isInvalidated) syncIn(afterChanges);
    noteIfOpened(query);
  });
}

/** Data stored under other rights is deleted at once. */
function watchRights(client: QueryClient, onOthers: () => void): () => void {
  const userNow = () => client.getQueryData<SessionUser | null>(userKey);
  let before = userNow();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== userKey[0]) return;
    const now = userNow();
    if (before && now && !hasSameRights(before, now)) onOthers();
    before = now;
  });
}

/** Without signal it is tried again with the next; else it is a fault. */
function ignoreLostSignal(error: unknown): void {
  if (navigator.onLine) logError('Saved contracts could not be updated', error);
}
