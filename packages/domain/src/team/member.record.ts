import { recordType } from '../kernel/record-type.ts';

export const memberRecord = recordType({
  type: 'member',
  resource: 'team',
  label: { one: 'Team member', many: 'Team' },
  rights: { team: 'Team', 'team.manage': 'Team management' },
  tables: {},
  search: { kind: 'member', order: 3 },
});
