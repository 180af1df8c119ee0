import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pinnedContracts, setPinned } from '../../platform/offline/opened-contracts.ts';
import { keptContractIds, readPack } from '../../platform/offline/packs.ts';
import { storePacks } from '../../platform/site-packs/store-packs.ts';

export type KeptContract = {
  id: number;
  name: string;
  /** When the server last sent it or said that it is the same; null where it is not on this phone yet. */
  storedAt: number | null;
  isPinned: boolean;
};

const key = ['kept on this phone'];

/** The contracts that open without signal, the pinned ones first, and the others that may be pinned. */
async function readKept(): Promise<{ kept: KeptContract[]; others: KeptContract[] }> {
  const [company, pins, ids] = await Promise.all([
    readPack('company'),
    pinnedContracts(),
    keptContractIds(),
  ]);
  const contracts = company?.content.contracts ?? [];
  const all = await Promise.all(
    contracts.map(async ({ id, name }) => ({
      id,
      name,
      storedAt: ids.includes(id) ? ((await readPack(`contract-${id}`))?.storedAt ?? null) : null,
      isPinned: pins.includes(id),
    })),
  );
  const isKept = ({ storedAt, isPinned }: KeptContract) => storedAt !== null || isPinned;
  return {
    kept: all
      .filter(isKept)
      .toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned)),
    others: all.filter((contract) => !isKept(contract)),
  };
}

/** The contracts stored on this phone, and actions on them. */
export function useKeptContracts() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: readKept, staleTime: 0, gcTime: 0 });
  const [isSyncing, setSyncing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const sync = async () => {
    setSyncing(true);
    setFailed(false);
    await storePacks(client).catch(() => setFailed(true));
    await client.invalidateQueries({ queryKey: key });
    setSyncing(false);
  };
  const pin = async (id: number, isPinned: boolean) => {
    await setPinned(id, isPinned);
    await client.invalidateQueries({ queryKey: key });
    if (isPinned) await sync();
  };
  return { query, isSyncing, hasFailed, sync, pin };
}

export type KeptContracts = ReturnType<typeof useKeptContracts>;
