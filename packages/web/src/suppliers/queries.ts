import { backupApi } from '@sitewright/domain/backup/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { SupplierContact } from '@sitewright/domain/suppliers/contact';
import type { SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import type {
  Supplier,
  SupplierDelivery,
  SupplierProject,
} from '@sitewright/domain/suppliers/supplier';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';

const { path } = suppliersApi.list;

/** As many as the server sends at once. */
const fullPage = 1000;

/** The keys are paths, so that what was read ahead is found again. */
export const supplierQueries = {
  /** All of them, however many pages that takes. */
  list: () =>
    queryOptions<Supplier[] | null>({
      queryKey: [path],
      queryFn: () => allPages((cursor) => callPage(suppliersApi.list, { query: { cursor } })),
      // What was read ahead is one page: a full one may have others behind it.
      refetchOnMount: ({ state }) => (state.data?.length === fullPage ? 'always' : true),
    }),
  contacts: (id: number) =>
    queryOptions<SupplierContact[] | null>({ queryKey: [`${path}/${id}/contacts`] }),
  insurances: (id: number) =>
    queryOptions<SupplierInsurance[] | null>({ queryKey: [`${path}/${id}/insurances`] }),
  deliveries: (id: number) =>
    queryOptions<SupplierDelivery[] | null>({
      queryKey: [`${path}/${id}/deliveries`],
      queryFn: () =>
        allPages((cursor) =>
          callPage(suppliersApi.deliveries, {
            params: { supplierId: id },
            query: { cursor, limit: 200 },
          }),
        ),
    }),
  projects: (id: number) =>
    queryOptions<SupplierProject[] | null>({ queryKey: [`${path}/${id}/projects`] }),
};

/** Where the certificate of an insurance is to be had. */
export const certificateOf = (id: number): string =>
  suppliersApi.certificate.path.replace(':supplierInsuranceId', String(id));

/** What a deed on a supplier changes: the register with all that hangs on it, and the bin. */
export const staleBySupplier: readonly string[] = [path, backupApi.listBin.path];
