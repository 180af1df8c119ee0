import * as z from 'zod';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import { ImportReport, maxImportSize } from '../kernel/row-import.ts';
import { ContactChanges, ContactDraft, SupplierContact } from './contact.ts';
import {
  certificateUpload,
  InsuranceChanges,
  InsuranceDraft,
  SupplierInsurance,
} from './insurance.ts';
import {
  MergeInput,
  Supplier,
  SupplierChanges,
  SupplierDelivery,
  SupplierDraft,
  SupplierProject,
  SupplierProjects,
  SupplierQuery,
} from './supplier.ts';
import { SupplierImport } from './supplier-import.ts';

const register = {
  list: get('/api/suppliers', ['supplier', 'R'], {
    summary: 'List the suppliers',
    reads: ['purchaseOrder'],
    query: SupplierQuery,
    reply: z.array(Supplier),
  }),
  read: get('/api/suppliers/:supplierId', ['supplier', 'R'], {
    summary: 'Read a supplier',
    reads: ['purchaseOrder'],
    reply: Supplier,
  }),
  add: post('/api/suppliers', ['supplier', 'C'], {
    summary: 'Add a supplier',
    body: SupplierDraft,
    reply: Supplier,
  }),
  edit: patch('/api/suppliers/:supplierId', ['supplier', 'U'], {
    summary: 'Edit a supplier',
    body: SupplierChanges,
    reply: Supplier,
  }),
  remove: del('/api/suppliers/:supplierId', ['supplier', 'D'], {
    summary: 'Delete a supplier to the recycle bin',
    reply: z.undefined(),
    status: 204,
  }),
  merge: put('/api/suppliers/:supplierId/merge', ['supplier', 'D'], {
    summary: 'Merge another supplier into this one',
    body: MergeInput,
    reply: Supplier,
  }),
  import: post('/api/suppliers/import', ['supplier', 'C'], {
    summary: 'Import suppliers from a file',
    body: SupplierImport,
    reply: ImportReport,
    ...maxImportSize,
  }),
};

const belongings = {
  projects: get('/api/suppliers/:supplierId/projects', ['supplier', 'R'], {
    summary: 'List the contracts of a supplier',
    reads: ['purchaseOrder'],
    reply: z.array(SupplierProject),
  }),
  setProjects: put('/api/suppliers/:supplierId/projects', ['supplier', 'U'], {
    summary: 'Set the contracts of a supplier',
    body: SupplierProjects,
    reply: z.array(SupplierProject),
  }),
  deliveries: get('/api/suppliers/:supplierId/deliveries', ['purchaseOrder', 'R'], {
    summary: 'List the deliveries of a supplier',
    reads: ['supplier'],
    query: PageQuery,
    reply: z.array(SupplierDelivery),
  }),
  contacts: get('/api/suppliers/:supplierId/contacts', ['supplier', 'R'], {
    summary: 'List the contacts at a supplier',
    reply: z.array(SupplierContact),
  }),
  addContact: post('/api/suppliers/:supplierId/contacts', ['supplier', 'U'], {
    summary: 'Add a contact at a supplier',
    body: ContactDraft,
    reply: SupplierContact,
    status: 201,
  }),
  editContact: patch('/api/supplier-contacts/:supplierContactId', ['supplier', 'U'], {
    summary: 'Edit a contact at a supplier',
    body: ContactChanges,
    reply: SupplierContact,
  }),
  removeContact: del('/api/supplier-contacts/:supplierContactId', ['supplier', 'U'], {
    summary: 'Delete a contact at a supplier',
    reply: z.undefined(),
    status: 204,
  }),
};

const insurances = {
  insurances: get('/api/suppliers/:supplierId/insurances', ['supplier', 'R'], {
    summary: 'List the insurance policies of a supplier',
    reply: z.array(SupplierInsurance),
  }),
  addInsurance: post('/api/suppliers/:supplierId/insurances', ['supplier', 'U'], {
    summary: 'Add an insurance policy of a supplier',
    body: InsuranceDraft,
    reply: SupplierInsurance,
    status: 201,
  }),
  editInsurance: patch('/api/supplier-insurances/:supplierInsuranceId', ['supplier', 'U'], {
    summary: 'Edit an insurance policy of a supplier',
    body: InsuranceChanges,
    reply: SupplierInsurance,
  }),
  removeInsurance: del('/api/supplier-insurances/:supplierInsuranceId', ['supplier', 'U'], {
    summary: 'Delete an insurance policy of a supplier',
    reply: z.undefined(),
    status: 204,
  }),
  certificate: get('/api/supplier-insurances/:supplierInsuranceId/certificate', ['supplier', 'R'], {
    summary: 'Download the certificate of an insurance policy',
    reply: z.unknown(),
    sends: 'file',
  }),
  setCertificate: put(
    '/api/supplier-insurances/:supplierInsuranceId/certificate',
    ['supplier', 'U'],
    {
      summary: 'Attach the certificate of an insurance policy',
      upload: certificateUpload,
      reply: SupplierInsurance,
    },
  ),
};

export const suppliersApi = { ...register, ...belongings, ...insurances };
