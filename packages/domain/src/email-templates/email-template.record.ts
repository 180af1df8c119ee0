import { recordType } from '../kernel/record-type.ts';

export const emailTemplateRecord = recordType({
  type: 'emailTemplate',
  resource: 'emailTemplate',
  label: { one: 'Email template', many: 'Email templates' },
  table: 'email_templates',
  tables: {
    email_templates: { name: 'name' },
    email_template_versions: { noun: ['version', 'versions'] },
  },
  backup: 'company',
  bin: { order: 9 },
  log: { category: 'template' },
  search: { kind: 'emailTemplate', order: 15 },
});
