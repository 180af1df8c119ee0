import { recordType } from '../kernel/record-type.ts';

export const costEntryRecord = recordType({
  type: 'costAnalysis',
  resource: 'costAnalysis',
  label: { one: 'Cost entry', many: 'Cost entries' },
  rights: { costAnalysis: 'Cost analysis' },
  table: 'cost_entries',
  tables: {
    cost_rows: {},
    cost_entries: { name: 'description' },
    cost_plans: { noun: ['cost plan', 'cost plans'] },
    budget_changes: {},
    progress_reports: { noun: ['progress report', 'progress reports'] },
    cost_reports: { noun: ['cost report', 'cost reports'] },
  },
  backup: 'costs',
  bin: { order: 10, restore: ['project.money', 'U'], project: 'project_id', day: 'date' },
  log: { category: 'contract', label: 'Costs' },
});
