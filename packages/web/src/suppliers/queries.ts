import { backupApi } from '@sitewright/domain/backup/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { SupplierContact } from '@sitewright/domain/suppliers/contact';
import type { SupplierInsurance } from '@sitewright/domain/suppliers/insurance';
import type { SupplierDelivery, SupplierProject } from '@sitewright/domain/suppliers/supplier';
import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../platform/all-pages.ts';
import { callPage } from '../platform/call.ts';
import { wholeList } from '../platform/whole-list.ts';

const { path } = suppliersApi.list;

/** The keys are paths, so that what was read ahead is found again. */
export const supplierQueries = {
  list: () => wholeList(suppliersApi.list),
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

/** What an action on a supplier changes: the register with all that hangs on it, and the bin. */
export const staleBySupplier: readonly string[] = [path, backupApi.listBin.path];
