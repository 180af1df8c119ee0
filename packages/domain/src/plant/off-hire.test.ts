import { expect, it } from 'vitest';
import { penceOf, poundsOf } from '../kernel/pence.ts';
import {
  type ChargeFacts,
  costOf,
  costToCome,
  daysCharged,
  type HireTerms,
  lastChargedDay,
} from './charge.ts';

/** Seven working days of notice, given on Monday 9 November for a machine that came on the 2nd. */
const terms: HireTerms = {
  status: 'off_hire_notified',
  onHireAt: '2026-11-02T08:00:00Z',
  offHireNoticeAt: '2026-11-09T09:00:00Z',
  collectedAt: null,
  rate: '85.00',
  ratePer: 'day',
  weekendRule: 'charged',
  minimumDays: 1,
  chargedUntil: 'notice_period',
  noticeDays: 7,
  noticeUnit: 'working_day',
  noticeCutOff: null,
};

const facts: ChargeFacts = {
  breakdowns: [],
  usage: { workedSeconds: 0, lastUsedOn: null },
  today: '2027-01-10',
};

/** The last charged day, the days charged, the cost, what of it comes after the notice, and what is still to come. */
type Charge = [string, number | null, string, string, string];

const cases: [string, Partial<HireTerms>, Partial<ChargeFacts>, Charge][] = [
  // 12 13 16 17 18 19 20 Dec; 15 weekdays x 60
  [
    'CPA Bulletin November 2024, seven working days',
    {
      onHireAt: '2024-12-02T08:00:00Z',
      rate: '60.00',
      weekendRule: 'free',
      offHireNoticeAt: '2024-12-11T10:00:00Z',
    },
    { today: '2025-01-06' },
    ['2024-12-20', 15, '900.00', '420.00', '0.00'],
  ],
  // 7 calendar days: 18 Dec; 13 weekdays x 60
  [
    'The same with seven calendar days (CPA Bulletin August 2021)',
    {
      onHireAt: '2024-12-02T08:00:00Z',
      rate: '60.00',
      weekendRule: 'free',
      noticeUnit: 'calendar_day',
      offHireNoticeAt: '2024-12-11T10:00:00Z',
    },
    { today: '2025-01-06' },
    ['2024-12-18', 13, '780.00', '300.00', '0.00'],
  ],
  // 18 21 22 23 24 29 30; 1-30 Dec = 30 days
  [
    'Over Christmas 2026, weekends charged',
    { onHireAt: '2026-12-01T08:00:00Z', offHireNoticeAt: '2026-12-17T09:00:00Z' },
    {},
    ['2026-12-30', 30, '2550.00', '1105.00', '0.00'],
  ],
  // 4+5+5+5+3 weekdays; bank holidays are charged, as today
  [
    'Over Christmas 2026, weekends free',
    {
      onHireAt: '2026-12-01T08:00:00Z',
      weekendRule: 'free',
      offHireNoticeAt: '2026-12-17T09:00:00Z',
    },
    {},
    ['2026-12-30', 22, '1870.00', '765.00', '0.00'],
  ],
  // would run to 18 Nov; ends with the collection
  [
    'Collected before the notice has run out',
    { collectedAt: '2026-11-12T12:00:00Z' },
    {},
    ['2026-11-12', 11, '935.00', '255.00', '0.00'],
  ],
  // 10 11 12 13 16 17 18 Nov
  [
    'Collected a week after it has run out',
    { collectedAt: '2026-11-25T12:00:00Z' },
    {},
    ['2026-11-18', 17, '1445.00', '765.00', '0.00'],
  ],
  // 2-25 Nov
  [
    'Charged until it is collected',
    { chargedUntil: 'collection', collectedAt: '2026-11-25T12:00:00Z' },
    {},
    ['2026-11-25', 24, '2040.00', '1360.00', '0.00'],
  ],
  // 2-9 Nov
  [
    'Charged to the notice, as the product does today',
    { chargedUntil: 'notice', noticeDays: 0 },
    {},
    ['2026-11-09', 8, '680.00', '0.00', '0.00'],
  ],
  // to the last day of use; the rule of today says the same
  [
    'Used after the notice has run out',
    {},
    { usage: { workedSeconds: 0, lastUsedOn: '2026-11-20' } },
    ['2026-11-20', 19, '1615.00', '0.00', '0.00'],
  ],
  // 18 Nov stays; to the last use it would be 11 days
  [
    'Used within the notice period',
    {},
    { usage: { workedSeconds: 0, lastUsedOn: '2026-11-12' } },
    ['2026-11-18', 17, '1445.00', '510.00', '0.00'],
  ],
  // 16 17 18 19 20 23 24; 420 x 23/7; to the notice 12 days = 720
  [
    'Weekly rate, weekends charged',
    { rate: '420.00', ratePer: 'week', offHireNoticeAt: '2026-11-13T09:00:00Z' },
    {},
    ['2026-11-24', 23, '1380.00', '660.00', '0.00'],
  ],
  // 420 x 17/5; to the notice 10 days = 840
  [
    'Weekly rate, weekends free',
    {
      rate: '420.00',
      ratePer: 'week',
      weekendRule: 'free',
      offHireNoticeAt: '2026-11-13T09:00:00Z',
    },
    {},
    ['2026-11-24', 17, '1428.00', '588.00', '0.00'],
  ],
  // 12 days by the calendar, 28 by the terms either way
  [
    'Minimum of 28 days',
    { minimumDays: 28, offHireNoticeAt: '2026-11-04T09:00:00Z' },
    {},
    ['2026-11-13', 28, '2380.00', '0.00', '0.00'],
  ],
  // 17 less 12 13 14 15 Nov
  [
    'Broken down within the notice period',
    {},
    {
      breakdowns: [
        {
          reason: 'Hydraulics',
          brokeDownAt: '2026-11-12T09:00:00Z',
          repairedAt: '2026-11-16T07:00:00Z',
        },
      ],
    },
    ['2026-11-18', 13, '1105.00', '425.00', '0.00'],
  ],
  // given on the 10th: 11 12 13 16 17 18 19
  [
    'Notice after the cut-off of 16:00 counts from the next day',
    { offHireNoticeAt: '2026-11-09T17:30:00Z', noticeCutOff: '16:00' },
    {},
    ['2026-11-19', 18, '1530.00', '850.00', '0.00'],
  ],
  // 16 17 18 19 20 23 24
  [
    'Notice on a Saturday',
    { offHireNoticeAt: '2026-11-14T09:00:00Z' },
    {},
    ['2026-11-24', 23, '1955.00', '850.00', '0.00'],
  ],
  // Monday; the weekend between is charged
  [
    'One working day, on a Friday',
    { noticeDays: 1, offHireNoticeAt: '2026-11-13T09:00:00Z' },
    {},
    ['2026-11-16', 15, '1275.00', '255.00', '0.00'],
  ],
  // 2-13 Nov
  [
    'No notice period',
    { noticeDays: 0, offHireNoticeAt: '2026-11-13T09:00:00Z' },
    {},
    ['2026-11-13', 12, '1020.00', '0.00', '0.00'],
  ],
  // 38.50 x 10.5
  [
    'By the hour only work is charged',
    { rate: '38.50', ratePer: 'hour' },
    { usage: { workedSeconds: 10.5 * 3600, lastUsedOn: null } },
    ['2026-11-18', null, '404.25', '0.00', '0.00'],
  ],
  // 17 and 18 Nov are still to come and stand under open commitment
  [
    'In the middle of the notice',
    {},
    { today: '2026-11-16' },
    ['2026-11-16', 15, '1275.00', '595.00', '170.00'],
  ],
  // 2 July on site; 7 calendar days: 9 July
  [
    'Notice half an hour after midnight in summer',
    {
      onHireAt: '2026-06-29T08:00:00Z',
      noticeUnit: 'calendar_day',
      offHireNoticeAt: '2026-07-01T23:30:00Z',
    },
    { today: '2026-07-20' },
    ['2026-07-09', 11, '935.00', '595.00', '0.00'],
  ],
  // runs on
  [
    'No notice yet',
    { offHireNoticeAt: null },
    { today: '2026-11-16' },
    ['2026-11-16', 15, '1275.00', '0.00', '0.00'],
  ],
];

it.each(cases)('is charged: %s', (_, over, overFacts, expected) => {
  const [hire, now] = [
    { ...terms, ...over },
    { ...facts, ...overFacts },
  ];
  const [last, cost] = [lastChargedDay(hire, now), costOf(hire, now) ?? ''];
  const toNotice = costOf({ ...hire, chargedUntil: 'notice' }, now) ?? '';
  expect([
    last && last < now.today ? last : now.today,
    hire.ratePer === 'hour' ? null : daysCharged(hire, now),
    cost,
    poundsOf(penceOf(cost) - penceOf(toNotice)),
    costToCome(hire, now),
  ]).toEqual(expected);
});
