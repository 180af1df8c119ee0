import type { InsuranceState } from '@sitewright/domain/suppliers/supplier';
import { expect, it } from 'vitest';
import { insuranceText, namedInsurance } from './supplier-badges.tsx';

it.each<[InsuranceState, string | null, string, string]>([
  ['valid', '2027-06-30', 'To 30/06/2027', 'Insured until 30/06/2027'],
  ['expiring', '2026-12-05', 'Expires 05/12/2026', 'Insurance expires 05/12/2026'],
  ['expired', '2026-11-04', 'Expired 04/11/2026', 'Insurance expired 04/11/2026'],
  ['none', null, 'None recorded', 'No insurance recorded'],
])('says %s to %s under a heading as %j, and without one as %j', (state, expiry, short, named) => {
  const insured = { insuranceState: state, insuranceExpiry: expiry };
  expect([insuranceText(insured), namedInsurance(insured)]).toEqual([short, named]);
});
