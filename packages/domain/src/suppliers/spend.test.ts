import { expect, it } from 'vitest';
import { spendShares } from './spend.ts';

const one = (id: number, spentThisYear: string | null) => ({
  id,
  name: `Firm ${id}`,
  spentThisYear,
});

it('lists suppliers by spend, with their share and the running total', () => {
  const shares = spendShares([one(1, '100.00'), one(2, '600.00'), one(3, '300.00')]);
  expect(shares).toEqual([
    { id: 2, name: 'Firm 2', spent: '600.00', share: '60.0', running: '60.0' },
    { id: 3, name: 'Firm 3', spent: '300.00', share: '30.0', running: '90.0' },
    { id: 1, name: 'Firm 1', spent: '100.00', share: '10.0', running: '100.0' },
  ]);
});

it('ends at all of it however the thirds are rounded', () => {
  const shares = spendShares([one(1, '0.01'), one(2, '0.01'), one(3, '0.01')]);
  expect(shares.map(({ share, running }) => [share, running])).toEqual([
    ['33.3', '33.3'],
    ['33.3', '66.7'],
    ['33.3', '100.0'],
  ]);
});

it('leaves out to whom nothing went, or whose spend may not be seen', () => {
  expect(spendShares([one(1, '0.00'), one(2, null)])).toEqual([]);
});
