import { recordType } from '../kernel/record-type.ts';

export const supplierRecord = recordType({
  type: 'supplier',
  resource: 'supplier',
  label: { one: 'Supplier', many: 'Suppliers' },
  rights: { 'supplier.terms': 'Supplier terms and ratings' },
  table: 'suppliers',
  tables: {
    suppliers: { name: 'name' },
    supplier_contacts: { noun: ['contact', 'contacts'], name: 'name' },
    supplier_insurances: { noun: ['insurance', 'insurances'], files: ['document'] },
    supplier_projects: { noun: ['link to a contract', 'links to contracts'] },
  },
  backup: 'buying',
  bin: { order: 7, number: { column: 'code', taken: 'supplier.code_is_taken_now' } },
  log: { category: 'supplier', hasParts: true },
  search: { kind: 'supplier', order: 4 },
  webhook: {},
});
