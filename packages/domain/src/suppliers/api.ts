import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { ImportReport, mostOfImport } from '../kernel/row-import.ts';
import { ContactChanges, ContactDraft, SupplierContact } from './contact.ts';
import { certificates, InsuranceChanges, InsuranceDraft, SupplierInsurance } from './insurance.ts';
import {
  Merging,
  Supplier,
  SupplierChanges,
  SupplierDelivery,
  SupplierDraft,
  SupplierProject,
  SupplierProjects,
  SupplierQuery,
} from './supplier.ts';
import { SupplierImport } from './supplier-import.ts';

const oneSupplier = z.object({ supplierId: IdInPath });
const oneContact = z.object({ supplierContactId: IdInPath });
const oneInsurance = z.object({ supplierInsuranceId: IdInPath });

const register = {
  list: endpoint({
    method: 'GET',
    path: '/api/suppliers',
    summary: 'List the suppliers',
    needs: ['supplier', 'R'],
    reads: ['purchaseOrder'],
    query: SupplierQuery,
    reply: z.array(Supplier),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId',
    summary: 'Read a supplier',
    needs: ['supplier', 'R'],
    reads: ['purchaseOrder'],
    params: oneSupplier,
    reply: Supplier,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/suppliers',
    summary: 'Add a supplier',
    needs: ['supplier', 'C'],
    body: SupplierDraft,
    reply: Supplier,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/:supplierId',
    summary: 'Edit a supplier',
    needs: ['supplier', 'U'],
    params: oneSupplier,
    body: SupplierChanges,
    reply: Supplier,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/suppliers/:supplierId',
    summary: 'Delete a supplier to the recycle bin',
    needs: ['supplier', 'D'],
    params: oneSupplier,
    reply: z.undefined(),
    status: 204,
  }),
  merge: endpoint({
    method: 'PUT',
    path: '/api/suppliers/:supplierId/merge',
    summary: 'Merge another supplier into this one',
    needs: ['supplier', 'D'],
    params: oneSupplier,
    body: Merging,
    reply: Supplier,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/suppliers/import',
    summary: 'Add suppliers from the rows of a file',
    needs: ['supplier', 'C'],
    body: SupplierImport,
    reply: ImportReport,
    ...mostOfImport,
  }),
};

const belongings = {
  projects: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId/projects',
    summary: 'List the contracts of a supplier',
    needs: ['supplier', 'R'],
    reads: ['purchaseOrder'],
    params: oneSupplier,
    reply: z.array(SupplierProject),
  }),
  setProjects: endpoint({
    method: 'PUT',
    path: '/api/suppliers/:supplierId/projects',
    summary: 'Say on which contracts a supplier works',
    needs: ['supplier', 'U'],
    params: oneSupplier,
    body: SupplierProjects,
    reply: z.array(SupplierProject),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId/deliveries',
    summary: 'List the deliveries of a supplier',
    needs: ['purchaseOrder', 'R'],
    reads: ['supplier'],
    params: oneSupplier,
    query: PageQuery,
    reply: z.array(SupplierDelivery),
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId/contacts',
    summary: 'List the contacts at a supplier',
    needs: ['supplier', 'R'],
    params: oneSupplier,
    reply: z.array(SupplierContact),
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/api/suppliers/:supplierId/contacts',
    summary: 'Add a contact at a supplier',
    needs: ['supplier', 'U'],
    params: oneSupplier,
    body: ContactDraft,
    reply: SupplierContact,
    status: 201,
  }),
  editContact: endpoint({
    method: 'PATCH',
    path: '/api/supplier-contacts/:supplierContactId',
    summary: 'Edit a contact at a supplier',
    needs: ['supplier', 'U'],
    params: oneContact,
    body: ContactChanges,
    reply: SupplierContact,
  }),
  removeContact: endpoint({
    method: 'DELETE',
    path: '/api/supplier-contacts/:supplierContactId',
    summary: 'Delete a contact at a supplier',
    needs: ['supplier', 'U'],
    params: oneContact,
    reply: z.undefined(),
    status: 204,
  }),
};

const insurances = {
  insurances: endpoint({
    method: 'GET',
    path: '/api/suppliers/:supplierId/insurances',
    summary: 'List the insurances of a supplier',
    needs: ['supplier', 'R'],
    params: oneSupplier,
    reply: z.array(SupplierInsurance),
  }),
  addInsurance: endpoint({
    method: 'POST',
    path: '/api/suppliers/:supplierId/insurances',
    summary: 'Add an insurance of a supplier',
    needs: ['supplier', 'U'],
    params: oneSupplier,
    body: InsuranceDraft,
    reply: SupplierInsurance,
    status: 201,
  }),
  editInsurance: endpoint({
    method: 'PATCH',
    path: '/api/supplier-insurances/:supplierInsuranceId',
    summary: 'Edit an insurance of a supplier',
    needs: ['supplier', 'U'],
    params: oneInsurance,
    body: InsuranceChanges,
    reply: SupplierInsurance,
  }),
  removeInsurance: endpoint({
    method: 'DELETE',
    path: '/api/supplier-insurances/:supplierInsuranceId',
    summary: 'Delete an insurance of a supplier',
    needs: ['supplier', 'U'],
    params: oneInsurance,
    reply: z.undefined(),
    status: 204,
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/supplier-insurances/:supplierInsuranceId/certificate',
    summary: 'Read the certificate of an insurance',
    needs: ['supplier', 'R'],
    params: oneInsurance,
    reply: z.unknown(),
    sends: 'file',
  }),
  setCertificate: endpoint({
    method: 'PUT',
    path: '/api/supplier-insurances/:supplierInsuranceId/certificate',
    summary: 'Attach the certificate of an insurance',
    needs: ['supplier', 'U'],
    params: oneInsurance,
    upload: certificates,
    reply: SupplierInsurance,
  }),
};

export const suppliersApi = { ...register, ...belongings, ...insurances };
