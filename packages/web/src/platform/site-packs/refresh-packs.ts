import { requestFor } from '@sitewright/domain/kernel/request';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { readKey } from '../offline/database.ts';
import { contractsToKeep } from '../offline/opened-contracts.ts';
import {
  deletePack,
  keptContractIds,
  noteContact,
  type PackName,
  renewPack,
  storedPack,
  storePack,
} from '../offline/packs.ts';
import type { Person } from '../offline/person.ts';
import { acceptedItemNames, deleteAcceptedInPacks } from '../outbox/accepted-items.ts';
import { noteServerTime } from '../outbox/clock.ts';
import { announceChange, loadOutbox } from '../outbox/outbox.ts';

/** Reads the packs of the person whose key is here: of all contracts to keep, or only of those named. */
export async function refreshPacks(only?: ReadonlySet<number>): Promise<void> {
  const held = await readKey();
  if (!held) return;
  const accepted = await acceptedItemNames();
  await storeOne(held.person, 'company', sitePackApi.company.path);
  const contractIds = await contractsToKeep();
  const unread = new Set(contractIds);
  try {
    for (const id of contractIds) {
      if (only && !only.has(id)) continue;
      const { url } = requestFor(sitePackApi.contract, { params: { projectId: id } });
      if (await storeOne(held.person, `contract-${id}`, url)) unread.delete(id);
    }
    const others = (await keptContractIds()).filter((id) => !contractIds.includes(id));
    for (const id of others) await deletePack(`contract-${id}`);
  } finally {
    // Also where the signal was lost half-way: what the packs read until then contain must not be counted twice.
    await deleteAccepted(accepted, (id) =>
      id === undefined ? unread.size === 0 : !unread.has(id),
    );
  }
}

async function deleteAccepted(
  names: readonly string[],
  isRead: (projectId: number | undefined) => boolean,
): Promise<void> {
  const held = await readKey();
  if (!held || names.length === 0 || !(await deleteAcceptedInPacks(held, names, isRead))) return;
  announceChange();
  await loadOutbox();
}

/** Whether it is here as the server has it now. What has not changed does not travel again; what no longer exists is deleted. */
async function storeOne(reader: Person, name: PackName, url: string): Promise<boolean> {
  const stored = await storedPack(name);
  const headers: HeadersInit = stored?.etag ? { 'if-none-match': stored.etag } : {};
  const sentAt = Date.now();
  const response = await fetch(url, { credentials: 'include', headers });
  // Before anything was ever sent late, this is how the difference between the clocks is known.
  await noteServerTime(response, sentAt);
  if (response.status === 404) {
    await deletePack(name);
    return true;
  }
  if (response.status !== 304 && !response.ok) return false;
  await noteContact();
  if (stored && response.status === 304) await renewPack(stored, reader);
  else await storePack(name, await response.json(), response.headers.get('etag'), reader);
  return true;
}
