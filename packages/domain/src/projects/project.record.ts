import { recordType } from '../kernel/record-type.ts';

export const projectRecord = recordType({
  type: 'project',
  resource: 'project',
  label: { one: 'Contract', many: 'Contracts' },
  rights: {
    'project.money': 'Contract value and budget',
    'project.clientContacts': 'Client contacts',
  },
  table: 'projects',
  tables: { projects: { name: 'name', files: ['profile_picture_data'] } },
  backup: 'contracts',
  bin: { order: 1 },
  log: { category: 'contract' },
  search: { kind: 'contract', order: 1 },
  webhook: {},
});
