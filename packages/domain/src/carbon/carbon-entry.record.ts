import { recordType } from '../kernel/record-type.ts';

export const carbonEntryRecord = recordType({
  type: 'carbonEntry',
  resource: 'carbonEntry',
  label: { one: 'Carbon entry', many: 'Carbon entries' },
  table: 'carbon_entries',
  tables: {
    carbon_entries: { name: 'source', linkedAfterInsert: { delivery_item_id: 'delivery_items' } },
    carbon_terms: { partOf: { table: 'carbon_entries', column: 'carbon_entry_id' } },
  },
  backup: 'carbon',
  bin: { order: 11, project: 'project_id', day: 'date' },
  log: { category: 'carbon' },
  search: { kind: 'carbonEntry', order: 12 },
  webhook: {},
});
