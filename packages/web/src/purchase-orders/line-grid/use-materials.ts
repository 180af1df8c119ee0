import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { query } from '../../platform/query.ts';

/** More than a user reads; typing on narrows the list. */
const most = 8;
/** Among so many the supplier's own are looked for. */
const limit = 50;

/** What the catalogue has under the words that are being typed, first what the supplier has. */
export function useMaterials(typed: string | undefined, supplierId: string) {
  const q = useDeferredValue(typed?.trim() ?? '');
  const isSought = q.length > 1;
  const { data, isPlaceholderData } = useQuery({
    ...query(materialsApi.list, { query: { q, limit, active: 'yes' } }),
    enabled: isSought,
    placeholderData: keepPreviousData,
  });
  return {
    found: isSought && typed ? ownFirst(data ?? none, supplierId).slice(0, most) : none,
    isCurrent: q === typed?.trim() && !isPlaceholderData,
  };
}

const none: readonly Material[] = [];

const ownFirst = (materials: readonly Material[], supplierId: string): readonly Material[] => {
  const isOther = (material: Material) => Number(String(material.supplierId) !== supplierId);
  return materials.toSorted((a, b) => isOther(a) - isOther(b));
};
