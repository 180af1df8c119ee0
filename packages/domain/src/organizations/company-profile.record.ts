import { recordType } from '../kernel/record-type.ts';

export const companyProfileRecord = recordType({
  type: 'companyProfile',
  resource: 'companyProfile',
  label: { one: 'Company profile', many: 'Company profile' },
  rights: { 'companyProfile.bank': 'Company bank details' },
  tables: { company_profiles: { sealed: ['bank_name', 'bank_account', 'bank_sort_code'] } },
  backup: 'company',
  log: { category: 'settings' },
});
