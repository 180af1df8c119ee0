import { recordType } from '../kernel/record-type.ts';

export const diaryEntryRecord = recordType({
  type: 'diary',
  resource: 'diary',
  label: { one: 'Diary entry', many: 'Diary entries' },
  rights: { diary: 'Diary', 'diary.signOff': 'Diary sign-off' },
  table: 'diary_entries',
  tables: {
    diary_entries: { name: 'work_summary' },
    diary_days: { noun: ['diary day', 'diary days'] },
    diary_amendments: { noun: ['amendment', 'amendments'] },
  },
  backup: 'diary',
  bin: { order: 2, project: 'project_id', day: 'date' },
  log: { category: 'diary', label: 'Diary' },
  search: { kind: 'diaryEntry', order: 8 },
  webhook: { label: 'Site diary', isSuggested: true },
});
