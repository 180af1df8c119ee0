import { recordType } from '../kernel/record-type.ts';

export const wellbeingRecord = recordType({
  type: 'wellbeing',
  resource: 'wellbeing',
  label: { one: 'Wellbeing', many: 'Wellbeing check-ins' },
  rights: { 'wellbeing.aggregate': 'Wellbeing figures' },
  tables: { wellbeing_supporters: {} },
  backup: 'company',
  log: { category: 'wellbeing', name: null },
});
