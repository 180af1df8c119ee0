import { recordType } from '../kernel/record-type.ts';

export const journalMessageRecord = recordType({
  type: 'journalMessage',
  resource: 'comment',
  label: { one: 'Journal message', many: 'Journal messages' },
  rights: { comment: 'Comments and journal' },
  table: 'journal_messages',
  tables: { journal_messages: { name: 'message' } },
  backup: 'diary',
  bin: { order: 19, project: 'project_id' },
  log: { category: 'diary', label: 'Comment', name: null },
  search: { kind: 'journalMessage', order: 14 },
});
