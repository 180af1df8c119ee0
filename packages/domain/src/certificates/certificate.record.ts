import { recordType } from '../kernel/record-type.ts';

export const certificateRecord = recordType({
  type: 'hseCertificate',
  resource: 'hseCertificate',
  label: { one: 'HSE certificate', many: 'HSE certificates' },
  table: 'hse_certificates',
  tables: {
    hse_certificates: {
      noun: ['certificate', 'certificates'],
      name: 'original_file_name',
      files: ['file_path'],
      size: 'file_size',
      linkedAfterInsert: { renews_id: 'hse_certificates' },
    },
  },
  backup: 'safety',
  bin: { order: 4, project: 'project_id' },
  log: { category: 'hse' },
  search: { kind: 'certificate', order: 10 },
  webhook: {},
});
