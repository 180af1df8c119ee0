import { recordType } from '../kernel/record-type.ts';

export const weatherRecord = recordType({
  type: 'weather',
  resource: 'weather',
  label: { one: 'Weather', many: 'Weather' },
  tables: {
    weather_records: { noun: ['day of weather', 'days of weather'] },
    weather_snapshots: { noun: ['hour of weather', 'hours of weather'] },
  },
  backup: 'contracts',
  log: { category: 'diary' },
});
