import { recordType } from '../kernel/record-type.ts';

export const carbonStandardRecord = recordType({
  type: 'carbonStandard',
  resource: 'carbonStandard',
  label: { one: 'Carbon standard', many: 'Carbon standards' },
  tables: {
    carbon_factor_sets: {},
    carbon_factors: { files: ['document'] },
    carbon_settings: {},
    carbon_targets: { noun: ['carbon target', 'carbon targets'] },
  },
  backup: 'carbon',
  log: { category: 'carbon' },
});
