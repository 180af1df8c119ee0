import type { SessionUser } from '@sitewright/domain/session/session-user';
import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../session.ts';
import { holdKey } from './hold-key.ts';
import { refreshPacks } from './refresh-packs.ts';

/** One round after the other. */
let running: Promise<void> = Promise.resolve();

/** Stores what the signed-in user may read without signal: all contracts to keep, or only those named of them. */
export function storePacks(client: QueryClient, only?: ReadonlySet<number>): Promise<void> {
  const round = () => storeAll(client, only);
  running = running.then(round, round);
  return running;
}

async function storeAll(client: QueryClient, only?: ReadonlySet<number>): Promise<void> {
  const user = client.getQueryData<SessionUser | null>(userKey);
  if (!user || !navigator.onLine) return;
  await holdKey(user);
  await refreshPacks(only);
}
