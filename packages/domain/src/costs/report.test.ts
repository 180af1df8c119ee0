import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import type { CostReport } from './cost-report.ts';
import { forecastOf } from './forecast.ts';
import { endOfMonth, type ReportInput, reportFigures } from './report.ts';
import {
  draftReport,
  editReport,
  freezeReport,
  monthOfLateCost,
  monthToFollow,
  reopenReport,
  reviewReport,
} from './report-rules.ts';

const input: ReportInput = {
  month: '2026-03-01',
  certified: '5000.00',
  applied: '1000.00',
  adjustment: '-200.00',
  accruals: '150.00',
  retentionRate: '5.00',
  retentionReleased: '100.00',
  reasons: {},
};
const forecast = forecastOf({
  budget: null,
  finishDate: null,
  hasEnded: false,
  progress: undefined,
  firstCosts: [],
  plans: [{ head: 'plant', budget: '9000', method: 'budget_left', finalCost: null, note: null }],
  changes: [],
  sums: [{ measure: 'actual', head: 'plant', amount: '9100.00' }],
  recent: [],
  today: '2026-03-31',
});
const facts = {
  forecast,
  contractValue: '20000.00',
  unagreed: [{ valueAmount: '4000.00', budgetAmount: '3000.00', probability: 50 }],
  before: undefined,
  today: '2026-04-03',
};
const first = reportFigures(input, facts);

describe('the figures of a month', () => {
  it('set cost against value', () => {
    expect(first).toMatchObject({
      to: '2026-03-31',
      value: '5800.00',
      cost: '9250.00',
      margin: '-3450.00',
      retentionHeld: '150.00',
      // Half of the 1,000 that it would leave.
      unagreed: '500.00',
      finalMargin: '11400.00',
      movements: [],
      movedBy: null,
    });
  });

  it('have the day of the plans and the day of the contract', () => {
    expect(first).toMatchObject({ plansAsOf: '2026-04-03', contractAsOf: '2026-04-03' });
    const late = reportFigures(input, { ...facts, today: '2026-05-02' });
    expect(late).toMatchObject({ plansAsOf: '2026-04-21', contractAsOf: '2026-05-02' });
    const running = reportFigures(input, { ...facts, today: '2026-03-12' });
    const day = '2026-03-12';
    expect(running).toMatchObject({ to: day, plansAsOf: day, contractAsOf: day });
  });

  it('show what moved since the month before, and what must be explained', () => {
    const [head, ...others] = first.heads.toSorted((a) => (a.head === 'plant' ? -1 : 1));
    if (!head) throw new Error('No head');
    const wasAt = (was: string) => ({
      ...first,
      forecast: was,
      heads: [{ ...head, forecast: was }, ...others],
    });
    const far = reportFigures(input, { ...facts, before: wasAt('9000.00') });
    expect(far.movements).toMatchObject([{ head: 'plant', by: '100.00', isReasonNeeded: true }]);
    const near = reportFigures(input, { ...facts, before: wasAt('9010.00') });
    expect(near.movements).toMatchObject([{ by: '90.00', isReasonNeeded: false }]);
    expect(near.movedBy).toBe('90.00');

    // What a head takes of the money that none has moves nothing in all.
    const unallocated = { ...first.unallocated, toComplete: '100.00' };
    const taken = reportFigures(input, { ...facts, before: { ...wasAt('9000.00'), unallocated } });
    expect(taken.unallocatedMovedBy).toBe('-100.00');
  });
});

it.each([
  ['2026-02-01', '2026-02-28'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-01', '2026-12-31'],
])('the month %s ends on %s', (month, end) => {
  expect(endOfMonth(month)).toBe(end);
});

describe('a month', () => {
  const director = anActor({ role: 'Director' });
  const report: CostReport = {
    ...input,
    id: 1,
    organizationId: 1,
    projectId: 1,
    status: 'open',
    note: null,
    figures: first,
    frozenAt: null,
    frozenBy: null,
    frozenByName: null,
    createdAt: '2026-04-01T09:00:00.000Z',
    createdBy: 1,
    updatedAt: '2026-04-01T09:00:00.000Z',
    updatedBy: 1,
    version: 1,
  };
  const inReview: CostReport = { ...report, status: 'in_review' };
  const at = '2026-04-03T09:00:00.000Z';
  const freeze = (one: CostReport, others: Pick<CostReport, 'month' | 'status'>[] = []) =>
    freezeReport(one, director, others, {}, at);

  it('is reviewed, and frozen after that', () => {
    const reviewed = reviewReport(report, director, {});
    expect(freeze(reviewed)).toMatchObject({ status: 'frozen', frozenAt: at });
    expect(() => freeze(report)).toThrow('Send the CVR for review first.');
    expect(reopenReport(reviewed, director).status).toBe('open');
    expect(() => reopenReport(freeze(reviewed), director)).toThrow(
      'This month is frozen and cannot be changed.',
    );
  });

  it('is edited while it is open, and not while it is in review', () => {
    expect(editReport(report, { note: 'Late' })).toMatchObject({ note: 'Late' });
    expect(() => editReport(inReview, { note: 'Late' })).toThrow(
      'This CVR is in review. Reopen it to make changes.',
    );
    expect(() => editReport(freeze(inReview), { note: 'Late' })).toThrow(
      'This month is frozen and cannot be changed.',
    );
  });

  it('has released no more retention than was deducted', () => {
    expect(editReport(report, { retentionReleased: '250.00' }).retentionReleased).toBe('250.00');
    const message = 'Retention released cannot be more than the retention deducted, £250.00.';
    expect(() => editReport(report, { retentionReleased: '250.01' })).toThrow(
      expect.objectContaining({ details: { fields: { retentionReleased: message } } }),
    );
    expect(() => editReport(report, { certified: '1999.00' })).toThrow('£99.95');
  });

  it.each([
    [
      '2026-03-12T09:00:00.000Z',
      'March 2026 can be frozen from its last day, 31/03/2026, in 19 days.',
    ],
    [
      '2026-03-30T09:00:00.000Z',
      'March 2026 can be frozen from its last day, 31/03/2026, in 1 day.',
    ],
    // Midnight in London is an hour earlier than in UTC.
    ['2026-03-30T23:30:00.000Z', undefined],
  ])('is frozen from its last day on: %s', (now, refusal) => {
    const early = () => freezeReport(inReview, director, [], {}, now);
    if (refusal) expect(early).toThrow(refusal);
    else expect(early().status).toBe('frozen');
  });

  it('is followed by the next, unless a later one is there', () => {
    const runs = { hasEnded: false, lastCostOn: '2026-03-31' };
    expect(monthToFollow(inReview, [inReview], runs)).toBe('2026-04-01');
    const later = { month: '2026-05-01', status: 'open' as const };
    expect(monthToFollow(inReview, [inReview, later], runs)).toBeUndefined();
  });

  it.each([
    ['2026-03-31', undefined],
    [null, undefined],
    ['2026-04-01', '2026-04-01'],
  ])('is the last of a contract that has ended, with its last cost on %s', (lastCostOn, next) => {
    expect(monthToFollow(inReview, [inReview], { hasEnded: true, lastCostOn })).toBe(next);
  });

  it.each([
    ['2026-03-31', '2026-04-01'],
    ['2026-01-05', '2026-04-01'],
    ['2026-04-01', undefined],
  ])('takes a cost of %s in %s where it is frozen', (day, counted) => {
    expect(monthOfLateCost(day, [freeze(inReview)])).toBe(counted);
    expect(monthOfLateCost(day, [inReview])).toBeUndefined();
  });

  it('is frozen after the one before it', () => {
    const open = { month: '2026-02-01', status: 'open' as const };
    expect(() => freeze(inReview, [open])).toThrow('Freeze the previous month first.');
    expect(freeze(inReview, [{ ...open, status: 'frozen' }]).status).toBe('frozen');
  });

  it('needs a reason for a large movement of a head', () => {
    const movement = { head: 'plant' as const, before: '0.00', now: '9.00', by: '9.00' };
    const moved = { ...movement, reason: null, isReasonNeeded: true };
    const silent = { ...inReview, figures: { ...first, movements: [moved] } };
    const sentence =
      'Give a reason for the plant movement since the last frozen month. A reason is needed where a cost head’s forecast moved by more than 1% of its revised budget.';
    expect(() => freeze(silent)).toThrow(sentence);
    expect(() => reviewReport({ ...silent, status: 'open' }, director, {})).toThrow(sentence);
    const two = [moved, { ...moved, head: 'subcontract' as const }];
    expect(() => freeze({ ...inReview, figures: { ...first, movements: two } })).toThrow(
      'Give a reason for the plant and subcontract movements since the last frozen month.',
    );
    const explained = { ...moved, reason: 'The crane stays' };
    const input = { ...inReview, figures: { ...first, movements: [explained] } };
    expect(freeze(input).status).toBe('frozen');
  });

  it('is opened when it is there, and in its order', () => {
    const draft = { projectId: 1, month: '2026-04-01' };
    expect(draftReport(draft, [report], '2026-04-03')).toBe(draft);
    expect(() => draftReport(draft, [], '2026-03-31')).toThrow('This month has not started.');
    const later = { month: '2026-05-01', status: 'open' as const };
    expect(() => draftReport(draft, [later], '2026-05-03')).toThrow(
      'There is already a CVR for a later month',
    );
    const same = { month: '2026-04-01', status: 'open' as const };
    expect(() => draftReport(draft, [same], '2026-04-03')).toThrow('already has a CVR');
  });
});
