import { describe, expect, it } from 'vitest';
import { type ChargeFacts, costOf, daysCharged, daysOnHire, type HireTerms } from './charge.ts';

const terms = (over: Partial<HireTerms> = {}): HireTerms => ({
  status: 'on_hire',
  onHireAt: '2026-11-02T08:00:00.000Z', // a Monday
  offHireNoticeAt: null,
  collectedAt: null,
  rate: '120.00',
  ratePer: 'day',
  weekendRule: 'charged',
  minimumDays: 1,
  chargedUntil: 'notice',
  noticeDays: 0,
  noticeUnit: 'working_day',
  noticeCutOff: null,
  ...over,
});

const on = (today: string, over: Partial<ChargeFacts> = {}): ChargeFacts => ({
  breakdowns: [],
  usage: { workedSeconds: 0, lastUsedOn: null },
  today,
  ...over,
});

const used = (lastUsedOn: string) => ({ usage: { workedSeconds: 0, lastUsedOn } });

const broken = (brokeDownAt: string, repairedAt: string | null) => ({
  reason: 'Hydraulics',
  brokeDownAt,
  repairedAt,
});

describe('a hire by the day', () => {
  it.each([
    ['2026-11-02', '120.00'], // the first day counts
    ['2026-11-08', '840.00'], // a week of seven days
    ['2026-11-30', '3480.00'], // 29 days to the end of the month
    ['2026-12-01', '3600.00'], // and 30 into the next
  ])('costs on %s, weekends charged: £%s', (today, cost) => {
    expect(costOf(terms(), on(today))).toBe(cost);
  });

  it.each([
    ['2026-11-06', '600.00'], // Monday to Friday
    ['2026-11-08', '600.00'], // the weekend adds nothing
    ['2026-11-09', '720.00'],
    ['2026-11-30', '2520.00'], // 21 weekdays of November from the 2nd on
  ])('costs on %s, weekends free: £%s', (today, cost) => {
    expect(costOf(terms({ weekendRule: 'free' }), on(today))).toBe(cost);
  });

  it('counts the days of the weekend on which the clocks go forward', () => {
    // 23:30 on Saturday 28 March; by the UTC clock Monday has not begun at 00:30 on site.
    const hire = terms({ onHireAt: '2026-03-28T23:30:00.000Z' });
    const back = { ...hire, offHireNoticeAt: '2026-03-29T23:30:00.000Z' };
    expect(daysCharged(hire, on('2026-03-29'))).toBe(2);
    expect(daysCharged(back, on('2026-04-05'))).toBe(3); // 28, 29 and 30 March
  });

  it('counts the days of the weekend on which they go back', () => {
    const hire = terms({ onHireAt: '2026-10-24T23:30:00.000Z' }); // 00:30 on Sunday 25 October
    expect(daysCharged(hire, on('2026-10-26'))).toBe(2);
    expect(daysCharged({ ...hire, weekendRule: 'free' }, on('2026-10-26'))).toBe(1);
  });

  it.each([
    ['2028-02-28', '2028-03-01', 3], // a leap year
    ['2026-02-28', '2026-03-01', 2],
    ['2026-12-31', '2027-01-01', 2],
  ])('from %s to %s is %i days', (from, today, days) => {
    expect(daysCharged(terms({ onHireAt: `${from}T12:00:00.000Z` }), on(today))).toBe(days);
  });

  it('costs no less than its minimum, from the first day on', () => {
    const hire = terms({ minimumDays: 5 });
    expect(costOf(hire, on('2026-11-02'))).toBe('600.00');
    expect(costOf(hire, on('2026-11-07'))).toBe('720.00');
  });

  it('costs nothing before its arrival, and is unknown without a rate', () => {
    expect(costOf(terms({ status: 'requested' }), on('2026-11-09'))).toBe('0.00');
    expect(costOf(terms({ rate: null }), on('2026-11-09'))).toBeNull();
  });
});

describe('the end of the charge', () => {
  const notified = terms({
    status: 'off_hire_notified',
    offHireNoticeAt: '2026-11-06T16:00:00.000Z',
  });

  it('is the day of the off-hire notice, however late it is collected', () => {
    expect(daysCharged(notified, on('2026-11-20'))).toBe(5);
    const collectedAt = '2026-11-12T10:00:00.000Z';
    const collected = { ...notified, status: 'collected' as const, collectedAt };
    expect(daysCharged(collected, on('2026-11-20'))).toBe(5);
    expect(daysOnHire(collected, on('2026-11-20'))).toBe(11);
  });

  it('is the last day of use after the notice', () => {
    expect(daysCharged(notified, on('2026-11-20', used('2026-11-09')))).toBe(8);
    expect(daysCharged(notified, on('2026-11-20', used('2026-11-05')))).toBe(5);
  });

  it('is the day before a transfer, without the minimum', () => {
    const left = terms({
      status: 'transferred',
      collectedAt: '2026-11-04T12:00:00.000Z',
      minimumDays: 7,
    });
    expect([daysCharged(left, on('2026-11-20')), daysOnHire(left, on('2026-11-20'))]).toEqual([
      2, 2,
    ]);
  });
});

describe('a breakdown', () => {
  it.each([
    ['repaired on the same day', broken('2026-11-04T09:00:00Z', '2026-11-04T15:00:00Z'), 9],
    ['repaired two days later', broken('2026-11-04T09:00:00Z', '2026-11-06T07:00:00Z'), 7],
    ['over a weekend', broken('2026-11-06T09:00:00Z', '2026-11-09T07:00:00Z'), 6],
    ['still broken', broken('2026-11-04T09:00:00Z', null), 2],
  ])('is not charged, when %s', (_, breakdown, days) => {
    expect(daysCharged(terms(), on('2026-11-10', { breakdowns: [breakdown] }))).toBe(days);
  });

  it('takes no weekend away that was free anyway', () => {
    const breakdowns = [broken('2026-11-06T09:00:00Z', '2026-11-09T07:00:00Z')];
    // Nine weekdays of ten days, without Friday the 6th.
    const hire = terms({ weekendRule: 'free' });
    expect(daysCharged(hire, on('2026-11-12', { breakdowns }))).toBe(8);
  });

  it('after the notice changes nothing', () => {
    const breakdowns = [broken('2026-11-09T09:00:00Z', null)];
    const hire = terms({ offHireNoticeAt: '2026-11-06T16:00:00.000Z' });
    expect(daysCharged(hire, on('2026-11-20', { breakdowns }))).toBe(5);
  });
});

describe('a hire by the week', () => {
  it.each([
    ['charged', '2026-11-08', '350.00'], // seven days are a week
    ['charged', '2026-11-04', '150.00'], // three sevenths
    ['charged', '2026-11-15', '700.00'],
    ['free', '2026-11-08', '350.00'], // five weekdays are a week too
    ['free', '2026-11-04', '210.00'], // three fifths
  ] as const)('with weekends %s costs on %s: £%s', (weekendRule, today, cost) => {
    const hire = terms({ rate: '350.00', ratePer: 'week', weekendRule });
    expect(costOf(hire, on(today))).toBe(cost);
  });

  it('is rounded once, half a penny up', () => {
    const hire = terms({ rate: '100.00', ratePer: 'week' });
    expect(costOf(hire, on('2026-11-02'))).toBe('14.29'); // 14.2857
    expect(costOf(hire, on('2026-11-04'))).toBe('42.86'); // 42.8571, not 3 × 14.29
  });
});

describe('a hire by the hour', () => {
  it.each([
    [0, '0.00'],
    [4.5 * 3600, '202.50'],
    [1, '0.01'], // 45 / 3600 = 1.25 p
    [7 * 3600 + 20 * 60, '330.00'],
  ])('costs for %d seconds at £45: £%s', (workedSeconds, cost) => {
    const hire = terms({ rate: '45.00', ratePer: 'hour', minimumDays: 5 });
    expect(costOf(hire, on('2026-11-20', { usage: { workedSeconds, lastUsedOn: null } }))).toBe(
      cost,
    );
  });
});
