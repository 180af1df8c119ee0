import { describe, expect, it } from 'vitest';
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

describe('a completed contract', () => {
  const completed: ContractFacts = {
    ...facts,
    contract: { ...facts.contract, status: 'completed' },
  };

  it('is 100% complete, for all that it cost, if nobody assessed it', () => {
    // £1,000 of work for £700.
    const figures = { percentComplete: '100.0', earnedValue: '1000.00', cpi: '1.43', spi: null };
    expect(contractCosts(completed)).toMatchObject(figures);
    expect(contractCosts({ ...completed, progress: undefined })).toMatchObject(figures);
  });

  it('was late if its work took longer than planned', () => {
    // A hundred days were planned; the work was done after 125.
    const progress = { percent: '100.00', date: '2026-05-06', spent: '690.00' };
    expect(contractCosts({ ...completed, progress })).toMatchObject({ cpi: '1.43', spi: '0.80' });
  });
});

it('assesses a completed contract at 100% today, and at less on an earlier day', () => {
  const draft = { projectId: 1, percent: '40.00' };
  const today = '2026-04-20';
  expect(draftProgress(draft, today, 'active').percent).toBe('40.00');
  const message =
    'This contract is completed, so it is 100% complete today. Enter 100, or the date of an earlier assessment.';
  const earlier = { ...draft, date: '2026-04-19' };
  expect(draftProgress(earlier, today, 'completed').percent).toBe('40.00');
  expect(() => draftProgress(draft, today, 'completed')).toThrow(
    expect.objectContaining({ details: { fields: { percent: message } } }),
  );
  const whole = { ...draft, percent: '100.00' };
  expect(draftProgress(whole, today, 'completed').percent).toBe('100.00');
});
