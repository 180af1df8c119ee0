import { recordType } from '../kernel/record-type.ts';

export const weatherRecord = recordType({
  type: 'weather',
  resource: 'weather',
  label: { one: 'Weather', many: 'Weather' },
  tables: {
    weather_records: { noun: ['weather day', 'weather days'] },
    weather_snapshots: { noun: ['weather hour', 'weather hours'] },
  },
  backup: 'contracts',
  log: { category: 'diary' },
});
