import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { useQuery } from '@tanstack/react-query';
import { supplierQueries } from '../../suppliers/queries.ts';

/** Whom one can order from. */
export function useSuppliers() {
  const { data } = useQuery(supplierQueries.list());
  const suppliers = (data ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const find = (id: string): Supplier | undefined =>
    suppliers.find((supplier) => String(supplier.id) === id);
  return { suppliers, find, discountOf: (id: string): string => find(id)?.discountRate ?? '0' };
}
