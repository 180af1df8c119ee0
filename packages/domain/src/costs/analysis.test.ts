import { expect, it } from 'vitest';
import { type ContractFacts, contractCosts } from './analysis.ts';
import { draftProgress } from './rules.ts';

const facts: ContractFacts = {
  contract: {
    projectId: 1,
    slug: 'quay',
    code: null,
    name: 'Quay',
    status: 'active',
    startDate: '2026-01-01',
    finishDate: '2026-04-11',
    contractValue: '2000.00',
    budget: '1000.00',
  },
  quantities: { hours: '0', hoursWithoutRate: '0', plantDays: '0' },
  progress: { percent: '50.00', date: '2026-02-20', spent: '400.00' },
  alertLevels: [],
  firstCosts: [],
  plans: [],
  changes: [],
  sums: [{ measure: 'actual', head: 'labour', amount: '700.00' }],
  recent: [],
  today: '2026-04-01',
};

it('compares the work done with the cost and the time of its assessment, not of today', () => {
  // Fifty of a hundred days were gone.
  expect(contractCosts(facts)).toMatchObject({ earnedValue: '500.00', cpi: '1.25', spi: '1.00' });
});

it('has all work of a completed contract done', () => {
  const draft = { projectId: 1, percent: '40.00' };
  const today = '2026-04-20';
  expect(draftProgress(draft, today, 'active').percent).toBe('40.00');
  const message = 'This contract is completed, so all of its work is done. Enter 100.';
  expect(() => draftProgress(draft, today, 'completed')).toThrow(
    expect.objectContaining({ details: { fields: { percent: message } } }),
  );
  const whole = { ...draft, percent: '100.00' };
  expect(draftProgress(whole, today, 'completed').percent).toBe('100.00');
});
