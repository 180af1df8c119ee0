import { type LiveEvent, liveApi } from '@sitewright/domain/live/api';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';
import { withRetries } from './preload.ts';
import { userKey } from './session.ts';

/** The paths that a change of an entity makes stale. */
export type LiveKeys = Readonly<Record<string, readonly string[]>>;

const [shortest, longest] = [1000, 30_000];

/**
 * Follows what changes in the organisation and refetches it where it is shown; returns how to stop. What
 * makes what stale is fetched with the first change; where it cannot be, everything is stale.
 */
export function followChanges(client: QueryClient, fetchKeys: () => Promise<LiveKeys>): () => void {
  const refresh = (staleIn: (keys: LiveKeys) => string[]) =>
    withRetries(fetchKeys).then(
      (keys) => invalidate(client, staleIn(keys)),
      () => client.invalidateQueries(),
    );
  let stream: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;

  function connect() {
    stream = new EventSource(liveApi.events.path, { withCredentials: true });
    stream.onmessage = ({ data }) => refresh((keys) => keysOf(keys, data));
    stream.onopen = () => {
      // What changed while nobody listened is not told again.
      if (failures > 0) refresh(everyKey);
      failures = 0;
    };
    stream.onerror = () => {
      stream.close();
      // The stream does not say why it ended: it may be the session.
      if (failures === 0) client.invalidateQueries({ queryKey: userKey });
      timer = setTimeout(connect, pause(failures++));
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}

/** Doubles up to half a minute; by chance up to half of it less, so that not all return at once. */
const pause = (failures: number): number =>
  Math.min(shortest * 2 ** failures, longest) * (1 - Math.random() / 2);

const everyKey = (keys: LiveKeys): string[] => Object.values(keys).flat();

/** The server says `*` when it lost track itself. */
function keysOf(keys: LiveKeys, message: string): string[] {
  const { entity: changed } = JSON.parse(message) as LiveEvent;
  if (changed === '*') return everyKey(keys);
  return Object.entries(keys).flatMap(([entity, stale]) => (entity === changed ? stale : []));
}
