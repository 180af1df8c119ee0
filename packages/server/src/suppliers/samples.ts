import type { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof suppliersApi> = {
  list: ({ projectId }) => ({ query: { projectId } }),
  read: ({ supplierId }) => ({ params: { supplierId } }),
  add: () => ({ body: aSupplierDraft({ name: 'Foss Aggregates' }) }),
  edit: ({ supplierId }) => ({ params: { supplierId }, body: { notes: 'Rings before they come' } }),
  remove: ({ supplierId }) => ({ params: { supplierId } }),
  merge: ({ supplierId, spareSupplierId }) => ({
    params: { supplierId },
    body: { from: spareSupplierId },
  }),
  import: () => ({
    body: {
      columns: ['name', 'supplierType'],
      rows: [{ line: 2, cells: ['Aire Steel', 'Materials'] }],
      isDryRun: false,
    },
  }),
  projects: ({ supplierId }) => ({ params: { supplierId } }),
  setProjects: ({ supplierId, projectId }) => ({
    params: { supplierId },
    body: { projects: [{ projectId, notes: 'Groundworks' }] },
  }),
  deliveries: ({ supplierId }) => ({ params: { supplierId }, query: {} }),
  contacts: ({ supplierId }) => ({ params: { supplierId } }),
  addContact: ({ supplierId }) => ({ params: { supplierId }, body: { name: 'Dawn Pennick' } }),
  editContact: ({ supplierContactId }) => ({
    params: { supplierContactId },
    body: { role: 'Transport' },
  }),
  removeContact: ({ supplierContactId }) => ({ params: { supplierContactId } }),
  insurances: ({ supplierId }) => ({ params: { supplierId } }),
  addInsurance: ({ supplierId }) => ({
    params: { supplierId },
    body: { insuranceType: 'public_liability', expiry: '2027-06-30' },
  }),
  editInsurance: ({ supplierInsuranceId }) => ({
    params: { supplierInsuranceId },
    body: { cover: '10000000' },
  }),
  removeInsurance: ({ supplierInsuranceId }) => ({ params: { supplierInsuranceId } }),
  certificate: ({ supplierInsuranceId }) => ({ params: { supplierInsuranceId } }),
  setCertificate: ({ supplierInsuranceId }) => ({
    params: { supplierInsuranceId },
    file: aPicture(),
  }),
};
