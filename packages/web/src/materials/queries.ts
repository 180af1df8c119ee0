import { backupApi } from '@sitewright/domain/backup/api';
import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material, MaterialPrice } from '@sitewright/domain/materials/material';
import type { MaterialImport } from '@sitewright/domain/materials/material-import';
import type { MaterialUsage, StockTotal } from '@sitewright/domain/materials/usage';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { wholeList } from '../platform/whole-list.ts';

/** The keys are paths, so that what was read ahead is found again. */
export const materialQueries = {
  list: () => wholeList(materialsApi.list),
  read: (id: number | string) =>
    queryOptions<Material | null>({ queryKey: [`${materialsApi.list.path}/${id}`] }),
  prices: (id: number) =>
    queryOptions<MaterialPrice[] | null>({
      queryKey: [materialsApi.prices.path.replace(':materialId', String(id))],
    }),
  usage: (id: number) =>
    queryOptions<MaterialUsage[] | null>({
      queryKey: [materialsApi.usage.path.replace(':materialId', String(id))],
    }),
  stock: () => queryOptions<StockTotal[] | null>({ queryKey: [materialsApi.stockTotals.path] }),
  imports: () =>
    queryOptions<MaterialImport[] | null>({ queryKey: [materialsApi.listImports.path] }),
};

/** What an action on a material changes: the list with all below it, and the bin. */
export const staleByMaterials: readonly string[] = [materialsApi.list.path, backupApi.listBin.path];

/** Puts a material as an action left it where the list and its own screen look for it. */
export function useKeepMaterial() {
  const client = useQueryClient();
  return (material: Material) => {
    client.setQueryData(materialQueries.read(material.id).queryKey, material);
    client.setQueryData(materialQueries.list().queryKey, (all) =>
      all?.map((other) => (other.id === material.id ? material : other)),
    );
  };
}
