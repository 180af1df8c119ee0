import { requestFor } from '@sitewright/domain/kernel/request';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { QueryClient } from '@tanstack/react-query';
import { noteServerTime } from '../outbox/clock.ts';
import { userKey } from '../session.ts';
import { holdKey } from './hold-key.ts';
import { contractsToKeep } from './opened-contracts.ts';
import {
  deletePack,
  keptContractIds,
  noteContact,
  type PackName,
  renewPack,
  storedPack,
  storePack,
} from './packs.ts';

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
  await storeOne('company', sitePackApi.company.path);
  const wanted = await contractsToKeep();
  for (const id of wanted) {
    if (only && !only.has(id)) continue;
    const { url } = requestFor(sitePackApi.contract, { params: { projectId: id } });
    await storeOne(`contract-${id}`, url);
  }
  const others = (await keptContractIds()).filter((id) => !wanted.includes(id));
  for (const id of others) await deletePack(`contract-${id}`);
}

/** What has not changed does not travel again; what no longer exists is deleted. */
async function storeOne(name: PackName, url: string): Promise<void> {
  const stored = await storedPack(name);
  const headers: HeadersInit = stored?.etag ? { 'if-none-match': stored.etag } : {};
  const sentAt = Date.now();
  const response = await fetch(url, { credentials: 'include', headers });
  // Before anything was ever sent late, this is how the difference between the clocks is known.
  await noteServerTime(response, sentAt);
  if (response.status === 404) return deletePack(name);
  if (response.status !== 304 && !response.ok) return;
  await noteContact();
  if (stored && response.status === 304) return renewPack(stored);
  await storePack(name, await response.json(), response.headers.get('etag'));
}
