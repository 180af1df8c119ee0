import { recordType } from '../kernel/record-type.ts';

export const labourSessionRecord = recordType({
  type: 'labour',
  resource: 'labour',
  label: { one: 'Labour session', many: 'Labour sessions' },
  rights: { labour: 'Labour', 'labour.correct': 'Correcting crew times' },
  table: 'labour_sessions',
  tables: {
    labour_gangs: {},
    labour_gang_members: { partOf: { table: 'labour_gangs', column: 'gang_id' } },
    labour_sessions: {},
    labour_segments: { noun: null, partOf: { table: 'labour_sessions', column: 'session_id' } },
    labour_corrections: { noun: null, partOf: { table: 'labour_sessions', column: 'session_id' } },
    roll_call_ticks: {
      noun: null,
      partOf: { table: 'labour_sessions', column: 'labour_session_id' },
    },
    labour_session_workers: {
      noun: null,
      partOf: { table: 'labour_sessions', column: 'session_id' },
    },
  },
  backup: 'labour',
  log: { category: 'labour', label: 'Labour' },
  webhook: { label: 'Live labour' },
});
