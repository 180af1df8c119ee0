import { requestFor } from '@sitewright/domain/kernel/request';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { query, queryAll } from '../platform/query.ts';

export const supplierQueries = {
  list: () => queryAll(suppliersApi.list, { query: {} }),
  insurances: (supplierId: number) => query(suppliersApi.insurances, { params: { supplierId } }),
};

export const certificateUrl = (supplierInsuranceId: number): string =>
  requestFor(suppliersApi.certificate, { params: { supplierInsuranceId } }).url;
