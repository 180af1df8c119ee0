import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { queryAll } from '../../platform/query.ts';

/** The suppliers by name, and their discounts. */
export function useSuppliers() {
  const { data } = useQuery(queryAll(suppliersApi.list, { query: {} }));
  const suppliers = (data ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const find = (id: string): Supplier | undefined =>
    suppliers.find((supplier) => String(supplier.id) === id);
  const discountOf = (id: string): string => find(id)?.discountRate ?? '0';
  return { suppliers, isLoaded: data !== undefined, find, discountOf };
}
