import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '../../platform/call.ts';

/** More than anybody reads; whoever needs another types on. */
const limit = 8;

/** What the catalogue has under the words that are being typed. */
export function useMaterials(typed: string | undefined) {
  const q = useDeferredValue(typed?.trim() ?? '');
  const isSought = q.length > 1;
  const { data = none, isPlaceholderData } = useQuery({
    queryKey: [materialsApi.list.path, { q, limit }],
    queryFn: () => call(materialsApi.list, { query: { q, limit, active: 'yes' } }),
    enabled: isSought,
    placeholderData: keepPreviousData,
  });
  return {
    found: isSought && typed ? data : none,
    isCurrent: q === typed?.trim() && !isPlaceholderData,
  };
}

const none: readonly Material[] = [];
