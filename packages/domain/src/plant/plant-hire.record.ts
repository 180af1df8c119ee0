import { recordType } from '../kernel/record-type.ts';

export const plantHireRecord = recordType({
  type: 'plant',
  resource: 'plant',
  label: { one: 'Plant on hire', many: 'Plant on hire' },
  rights: { plant: 'Plant' },
  table: 'plant_hires',
  tables: {
    plant_hires: { noun: ['machine', 'machines'], name: 'name' },
    plant_breakdowns: { noun: ['breakdown', 'breakdowns'] },
  },
  backup: 'labour',
  bin: { order: 5, project: 'project_id', noun: ['machine on hire', 'machines on hire'] },
  log: { category: 'labour', label: 'Plant hire' },
  search: { kind: 'plantHire', order: 9 },
  webhook: {},
});
