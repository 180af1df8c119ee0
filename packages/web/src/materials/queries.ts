import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { useQueryClient } from '@tanstack/react-query';
import { query, queryAll } from '../platform/query.ts';

export const materialQueries = {
  list: () => queryAll(materialsApi.list, { query: {} }),
  read: (materialId: number | string) => query(materialsApi.read, { params: { materialId } }),
};

/** Puts a saved material into the cache of the list and of its own screen. */
export function useCacheMaterial() {
  const client = useQueryClient();
  return (material: Material) => {
    client.setQueryData(materialQueries.read(material.id).queryKey, material);
    client.setQueryData(materialQueries.list().queryKey, (all) =>
      all?.map((other) => (other.id === material.id ? material : other)),
    );
  };
}
