import { expect, it } from 'vitest';
import { describeChanges, recordLabel } from './change-sentences.ts';

it('describes each change, and of a secret only that it changed', () => {
  const changes = {
    contract_value: ['100.00', '200.00'] as [unknown, unknown],
    is_active: [true, false] as [unknown, unknown],
    settings: [null, { weekStart: 1 }] as [unknown, unknown],
    bank_account: null,
  };
  const changed = describeChanges({ tableName: 'company_profiles', recordId: 3, changes });
  expect(
    changed.map(({ field, before, after, isHidden }) => [field, before, after, isHidden]),
  ).toEqual([
    ['Contract value', '100.00', '200.00', false],
    ['Is active', 'Yes', 'No', false],
    ['Settings', null, '{"weekStart":1}', false],
    ['Bank account', null, null, true],
  ]);
  expect(changed[0]).toMatchObject({ record: 'Company profile', recordId: 3 });
});

it('calls a row what people call it', () => {
  expect(recordLabel('projects')).toBe('Contract');
  expect(recordLabel('purchase_orders')).toBe('Purchase order');
});
