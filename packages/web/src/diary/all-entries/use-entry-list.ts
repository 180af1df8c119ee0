import type { DiaryEntry, DiaryEntryFilter } from '@sitewright/domain/diary/diary-entry';
import type { Project } from '@sitewright/domain/projects/project';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectQueries } from '../../projects/queries.ts';
import { diaryQueries } from '../queries.ts';
import type { ListedEntry } from './entry-columns.tsx';

const none: readonly never[] = [];

/** The entries with the names of their contracts, as soon as those are known. */
export function useListedEntries(
  found: readonly DiaryEntry[] | undefined,
  filter: DiaryEntryFilter,
) {
  const client = useQueryClient();
  const contracts = useQuery(projectQueries.list()).data ?? none;
  const named = useMemo(() => naming(contracts), [contracts]);
  return {
    contracts,
    entries: useMemo(() => found?.map(named), [found, named]),
    /** All that match, however few are in sight. */
    readAll: async (): Promise<ListedEntry[]> =>
      ((await client.fetchQuery(diaryQueries.matching(filter))) ?? []).map(named),
  };
}

function naming(contracts: readonly Project[]) {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  return (entry: DiaryEntry): ListedEntry => {
    const contract = byId.get(entry.projectId);
    return { ...entry, contract: contract?.name ?? '', slug: contract?.slug };
  };
}
