import { recordType } from '../kernel/record-type.ts';

export const fileRecord = recordType({
  type: 'file',
  resource: 'file',
  label: { one: 'File', many: 'Files' },
  rights: { file: 'Files and photos' },
  table: 'files',
  tables: {
    files: { name: 'original_name', files: ['path', 'thumbnail'], size: 'size' },
  },
  backup: 'files',
  bin: { order: 3, project: 'project_id' },
  log: { category: 'contract' },
  search: { kind: 'file', order: 13 },
  webhook: {},
});
