import { recordType } from '../kernel/record-type.ts';

export const ramsRecord = recordType({
  type: 'rams',
  resource: 'riskAssessment',
  label: { one: 'Method statement', many: 'Method statements' },
  table: 'rams',
  tables: {
    rams: { name: 'activity', linkedAfterInsert: { family_id: 'rams' } },
    rams_signatures: { noun: ['signature', 'signatures'] },
  },
  backup: 'safety',
  bin: { order: 16, names: ['reference', 'activity'], project: 'project_id' },
  search: { kind: 'rams', order: 11 },
});
