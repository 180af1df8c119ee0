import { expect, it } from 'vitest';
import { describeChanges, recordLabel } from './change-sentences.ts';

it('says what changed in words, and of a secret only that it did', () => {
  const changes = {
    contract_value: ['100.00', '200.00'] as [unknown, unknown],
    is_active: [true, false] as [unknown, unknown],
    settings: [null, { weekStart: 1 }] as [unknown, unknown],
    bank_account: null,
  };
  const told = describeChanges({ tableName: 'company_profiles', recordId: 3, changes });
  expect(
    told.map(({ field, before, after, isHidden }) => [field, before, after, isHidden]),
  ).toEqual([
    ['Contract value', '100.00', '200.00', false],
    ['Is active', 'Yes', 'No', false],
    ['Settings', null, '{"weekStart":1}', false],
    ['Bank account', null, null, true],
  ]);
  expect(told[0]).toMatchObject({ record: 'Company profile', recordId: 3 });
});

it('calls a row what people call it', () => {
  expect(recordLabel('projects')).toBe('Contract');
  expect(recordLabel('purchase_orders')).toBe('Purchase order');
});
