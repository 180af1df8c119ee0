import { requestFor } from '@sitewright/domain/kernel/request';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { noteServerTime } from '../outbox/clock.ts';
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

/** Reads the packs of the person whose key is here: of all contracts to keep, or only of those named. */
export async function refreshPacks(only?: ReadonlySet<number>): Promise<void> {
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
