import type { CostRow } from '@sitewright/domain/costs/cost-row';
import { expect, it } from 'vitest';
import { workingOf } from './row-labels.ts';

const bricks: CostRow = {
  id: 1,
  measure: 'actual',
  head: 'materials',
  day: '2026-11-10',
  source: 'delivery',
  sourceId: 1,
  part: '',
  words: 'Red multi facing brick',
  party: null,
  quantity: '6000.000',
  unit: 'no.',
  rate: '0.8650',
  amount: '5190.00',
  reason: null,
  postedAt: '2026-11-10T09:00:00.000Z',
};

it('shows the quantity and the rate whose product is the amount', () => {
  expect(workingOf(bricks)).toBe('6,000 no. × £0.865');
  expect(workingOf({ ...bricks, quantity: '-6000.000', amount: '-5190.00' })).toBe(
    '−6,000 no. × £0.865',
  );
});

// 5,828 at £0.865 less 5% is £0.82175 each: £4,789.16, where 5,828 × £0.8218 would be £4,789.45.
it('says that a rate is rounded where it does not multiply to the amount', () => {
  const discounted = { ...bricks, quantity: '5828.000', rate: '0.8218', amount: '4789.16' };
  expect(workingOf(discounted)).toBe('5,828 no. × about £0.8218');
});

it('says nothing about a rate where the amount is hidden or there is no rate', () => {
  expect(workingOf({ ...bricks, amount: null })).toBe('6,000 no. × £0.865');
  expect(workingOf({ ...bricks, rate: null })).toBe('6,000 no., no rate');
});
