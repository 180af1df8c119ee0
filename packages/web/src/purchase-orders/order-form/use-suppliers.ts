import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { allPages } from '../../platform/all-pages.ts';
import { callPage } from '../../platform/call.ts';

const suppliersQuery = queryOptions<Supplier[]>({
  queryKey: [suppliersApi.list.path],
  queryFn: () => allPages((cursor) => callPage(suppliersApi.list, { query: { cursor } })),
});

/** Whom one can order from. */
export function useSuppliers() {
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  const find = (id: string): Supplier | undefined =>
    suppliers.find((supplier) => String(supplier.id) === id);
  return { suppliers, find, discountOf: (id: string): string => find(id)?.discountRate ?? '0' };
}
