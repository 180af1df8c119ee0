import { describe, expect, it } from 'vitest';
import type { Role } from '../kernel/access.ts';
import { defaultBuying } from '../purchase-orders/approval-rules.ts';
import { aPurchaseOrder } from '../purchase-orders/purchase-order.fixture.ts';
import {
  assignmentNotices,
  closedNotices,
  disputeNotices,
  overdueNotices,
  reviewNotices,
  sentBackNotices,
  type WatchedIssue,
} from './issue-notices.ts';
import { expiryText, reminderStep } from './notice.ts';
import { aNotification } from './notification.fixture.ts';
import { approvalNotices, decisionNotices } from './order-notices.ts';
import {
  cardNotices,
  certificateNotices,
  companyInsuranceNotices,
  insuranceNotices,
} from './paper-notices.ts';
import { accessRequestNotices, callBackNotices, ramsNotices } from './people-notices.ts';
import { isChannelOn, isQuietTime, readChoices, withoutDigest } from './preferences.ts';
import { changesOf, isUnread, markNotification } from './rules.ts';
import { diaryDayDue, diaryNotices, offHireNotices } from './site-notices.ts';

const person = (userId: number, role: Role, isOrganizationAdmin = false) => ({
  userId,
  role,
  isOrganizationAdmin,
});
const [md, director, manager, site, supervisor, buyer, viewer] = [
  person(1, 'Managing Director', true),
  person(2, 'Director'),
  person(3, 'Contracts Manager'),
  person(4, 'Site Manager'),
  person(5, 'Site Supervisor'),
  person(6, 'Buyer'),
  person(7, 'Viewer'),
] as const;
const people = [md, director, manager, site, supervisor, buyer, viewer];
const ids = (notices: readonly { userId: number }[]) => notices.map(({ userId }) => userId);
const today = '2026-11-16';

describe('an order that waits', () => {
  const settings = { ...defaultBuying, requireApproval: true };
  const order = aPurchaseOrder({
    id: 12,
    status: 'pending',
    subtotal: '60000.00',
    createdBy: 6,
    submittedBy: 6,
    submittedAt: '2026-11-16T08:00:00.000Z',
    writers: [6],
  });

  it('notifies users who may approve the amount, and not the requester', () => {
    // Up to £50,000 a Contracts Manager approves, and this is £60,000.
    expect(ids(approvalNotices(order, people, settings))).toEqual([1, 2]);
    expect(ids(approvalNotices({ ...order, subtotal: '50000.00' }, people, settings))).toEqual([
      1, 2, 3,
    ]);
    expect(ids(approvalNotices({ ...order, createdBy: 2 }, people, settings))).toEqual([1]);
  });

  it('notifies again when it is submitted again', () => {
    const [first] = approvalNotices(order, people, settings);
    const again = { ...order, submittedAt: '2026-11-17T08:00:00.000Z' };
    const [second] = approvalNotices(again, people, settings);
    expect(first?.subject).toBe('approval 12 2026-11-16T08:00:00.000Z');
    expect(second?.subject).not.toBe(first?.subject);
  });

  it('notifies no one once it is decided, or if no approval is required', () => {
    expect(approvalNotices({ ...order, status: 'approved' }, people, settings)).toEqual([]);
    expect(approvalNotices(order, people, defaultBuying)).toEqual([]);
  });

  it('notifies the requester of the decision, unless they decided themselves', () => {
    const approved = { ...order, status: 'approved' as const, approvedBy: 2 };
    expect(ids(decisionNotices(approved, people))).toEqual([6]);
    expect(decisionNotices({ ...approved, approvedBy: 6 }, people)).toEqual([]);
    const rejected = { ...order, status: 'rejected' as const, statusReason: 'Too dear' };
    expect(decisionNotices(rejected, people)).toMatchObject([{ userId: 6, message: 'Too dear' }]);
  });
});

describe('an issue', () => {
  const issue: WatchedIssue = {
    id: 9,
    number: 4,
    projectId: 1,
    projectName: 'Quay Street',
    projectSlug: 'quay-street',
    status: 'open',
    priority: 'high',
    targetDate: '2026-11-15',
    issueDescription: 'Handrail is loose',
    assignedUserId: 5,
    createdBy: 4,
    updatedBy: 4,
  };

  it('notifies the assignee until work starts', () => {
    expect(assignmentNotices(issue, people)).toMatchObject([
      { userId: 5, link: '/project/quay-street/site-issues/view/9' },
    ]);
    expect(assignmentNotices({ ...issue, status: 'in_progress' }, people)).toEqual([]);
  });

  it('does not notify users who assigned it to themselves', () => {
    expect(assignmentNotices({ ...issue, updatedBy: 5 }, people)).toEqual([]);
  });

  it('notifies the reporter when it is ready for review, or a site manager where neither can close it', () => {
    const ready = { ...issue, status: 'ready_for_review' as const, updatedBy: 5 };
    expect(reviewNotices(ready, people)).toMatchObject([
      { userId: 4, title: 'Ready for review: issue 4 on Quay Street' },
    ]);
    expect(reviewNotices({ ...ready, updatedBy: 4 }, people)).toEqual([]);
    expect(reviewNotices({ ...ready, status: 'closed' }, people)).toEqual([]);
    const handedIn = { ...ready, createdBy: 5, updatedBy: 5 };
    expect(ids(reviewNotices(handedIn, people))).toEqual([4]);
  });

  const moved = { ...issue, eventId: 31, movedBy: 5, presentedBy: 6, statusReason: 'Not ours' };

  it('notifies those who decide when it is disputed, with the reason', () => {
    const disputed = { ...moved, status: 'disputed' as const };
    expect(disputeNotices(disputed, people)).toMatchObject([
      {
        userId: 4,
        subject: 'dispute 9 31',
        title: 'Disputed: issue 4 on Quay Street',
        message: 'Not ours',
      },
    ]);
    expect(disputeNotices({ ...disputed, status: 'in_progress' }, people)).toEqual([]);
    expect(ids(disputeNotices({ ...disputed, createdBy: 5 }, people))).toEqual([4]);
  });

  it('notifies the assignee and who submitted it when it is sent back or reopened', () => {
    const back = { ...moved, movedBy: 4, status: 'rejected' as const };
    expect(sentBackNotices(back, people)).toMatchObject([
      { userId: 5, title: 'Rejected: issue 4 on Quay Street', message: 'Not ours' },
      { userId: 6 },
    ]);
    expect(sentBackNotices({ ...back, status: 'reopened', movedBy: 6 }, people)).toMatchObject([
      { userId: 5, title: 'Reopened: issue 4 on Quay Street' },
    ]);
    expect(sentBackNotices({ ...back, status: 'open' }, people)).toEqual([]);
  });

  it('notifies everybody concerned when it is closed, but not who closed it', () => {
    const closed = { ...moved, movedBy: 4, createdBy: 6, status: 'closed' as const };
    expect(closedNotices(closed, people)).toMatchObject([
      { userId: 5, title: 'Closed: issue 4 on Quay Street', type: 'success' },
      { userId: 6 },
    ]);
    expect(ids(closedNotices({ ...closed, movedBy: 6 }, people))).toEqual([5]);
    expect(closedNotices({ ...closed, status: 'in_progress' }, people)).toEqual([]);
  });

  it('is overdue the day after its target, for the assignee and the reporter', () => {
    expect(overdueNotices(issue, people, '2026-11-15')).toEqual([]);
    const found = overdueNotices(issue, people, today);
    expect(ids(found)).toEqual([4, 5]);
    expect(found[0]).toMatchObject({ subject: 'overdue 9 2026-11-15', priority: 'critical' });
    expect(overdueNotices({ ...issue, status: 'closed' }, people, today)).toEqual([]);
  });
});

describe('what ends on a day', () => {
  it.each([
    ['2027-01-16', undefined],
    ['2027-01-15', 60],
    ['2026-12-17', 60],
    ['2026-12-16', 30],
    ['2026-11-24', 30],
    ['2026-11-23', 7],
    ['2026-11-17', 7],
    ['2026-11-16', 0],
    ['2026-11-01', 0],
  ])('on %s has come to the step %s', (end, step) => {
    expect(reminderStep(end, today)).toBe(step);
  });

  it('says when', () => {
    expect(expiryText('2026-11-15', today)).toBe('expired on 15/11/2026');
    expect(expiryText('2026-11-16', today)).toBe('expires today');
    expect(expiryText('2026-12-02', today)).toBe('expires on 02/12/2026, in 16 days');
  });

  it('notifies the responsible users, once for each step', () => {
    const ends = '2026-11-20';
    const certificate = { id: 3, what: 'Hoist', ends, projectId: null, projectSlug: null };
    const found = certificateNotices(certificate, people, today);
    expect(ids(found)).toEqual([3, 4]);
    expect(found[0]).toMatchObject({ subject: 'certificate 3 2026-11-20 7', link: '/company' });
    expect(ids(certificateNotices(certificate, [director, viewer], today))).toEqual([2]);
    const card = { id: 8, what: 'CSCS card of Joe Field', ends, name: 'Joe Field' };
    expect(ids(cardNotices(card, people, today))).toEqual([3, 4]);
    const policy = { id: 2, what: 'Cover', ends, supplierId: 7, supplierName: 'Pennick' };
    expect(ids(insuranceNotices(policy, people, today))).toEqual([3, 6]);
    expect(ids(companyInsuranceNotices({ id: 1, what: 'Ours', ends }, people, today))).toEqual([
      1, 2,
    ]);
  });
});

describe('a day without a diary', () => {
  const written = {
    id: 1,
    name: 'Quay Street',
    slug: 'quay-street',
    from: '2026-01-05',
    isWritten: false,
    writers: [5],
  };

  it('is due at six in the evening of a working day', () => {
    expect(diaryDayDue('2026-11-16', '18:00')).toBe('2026-11-16');
    // Before six on a Monday it is Friday's; on Sunday too; Christmas Day and Boxing Day are none.
    expect(diaryDayDue('2026-11-16', '17:59')).toBe('2026-11-13');
    expect(diaryDayDue('2026-11-15', '19:00')).toBe('2026-11-13');
    expect(diaryDayDue('2026-12-28', '19:00')).toBe('2026-12-24');
  });

  it('reminds the usual authors, else the site managers', () => {
    expect(ids(diaryNotices(written, people, today))).toEqual([5]);
    expect(ids(diaryNotices({ ...written, writers: [] }, people, today))).toEqual([4]);
    // Users who may no longer write the diary are not reminded.
    expect(ids(diaryNotices({ ...written, writers: [7] }, people, today))).toEqual([4]);
  });

  it('sends nothing once an entry exists, or before the contract started', () => {
    expect(diaryNotices({ ...written, isWritten: true }, people, today)).toEqual([]);
    expect(diaryNotices({ ...written, from: '2026-11-17' }, people, today)).toEqual([]);
  });
});

it('notifies of an off-hire two days before, and again when it is past', () => {
  const hire = {
    id: 6,
    name: '13 t excavator',
    projectId: 1,
    projectName: 'Quay Street',
    projectSlug: 'quay-street',
    expectedOffHire: '2026-11-18',
  };
  expect(offHireNotices(hire, people, '2026-11-15')).toEqual([]);
  const due = offHireNotices(hire, people, '2026-11-16');
  expect(ids(due)).toEqual([4, 6]);
  expect(due[0]?.subject).toBe('offHire 6 2026-11-18 due');
  expect(offHireNotices(hire, people, '2026-11-19')[0]?.subject).toBe('offHire 6 2026-11-18 past');
});

it('notifies only the supporter of a call-back, without the name or the reason', () => {
  const found = callBackNotices({ id: 2, supporterId: 5 }, people);
  expect(ids(found)).toEqual([5]);
  expect(`${found[0]?.title} ${found[0]?.message}`).not.toMatch(/health|wellbeing|mental|stress/i);
});

it('asks for a review of a statement of those who may approve it, but not of who wrote it', () => {
  const rams = {
    id: 3,
    reference: 'RAMS-003',
    activity: 'Lifting',
    status: 'in_review' as const,
    reviewDate: null,
    submittedAt: '2026-11-16T08:00:00.000Z',
    createdBy: 3,
    projectId: 1,
    projectName: 'Quay Street',
    projectSlug: 'quay-street',
  };
  expect(ids(ramsNotices(rams, people, today))).toEqual([1, 2]);
  const issued = { ...rams, status: 'issued' as const, reviewDate: '2026-11-16' };
  expect(ids(ramsNotices(issued, people, today))).toEqual([1, 2, 3]);
  expect(ramsNotices({ ...issued, reviewDate: '2026-11-17' }, people, today)).toEqual([]);
});

it('counts the 24 hours that were promised', () => {
  const request = { id: 5, name: 'Cy Fox', company: 'Fox', createdAt: '2026-11-16T08:00:00.000Z' };
  const at = (time: string) => accessRequestNotices(request, people, new Date(time))[0];
  expect(at('2026-11-16T09:00:00Z')).toMatchObject({ userId: 1, subject: 'accessRequest 5 new' });
  expect(at('2026-11-17T02:30:00Z')?.subject).toBe('accessRequest 5 soon');
  expect(at('2026-11-17T08:30:00Z')?.subject).toBe('accessRequest 5 late');
});

describe('what is written down', () => {
  const [notice] = callBackNotices({ id: 2, supporterId: 5 }, people);
  const stored = { id: 1, userId: 5, subject: 'callBack 2', settledAt: null };
  const nothing = { fresh: [], reopened: [], settled: [] };

  it('is what is new, and settled when it is found no more', () => {
    expect(changesOf([], notice ? [notice] : [])).toEqual({ ...nothing, fresh: [notice] });
    expect(changesOf([stored], notice ? [notice] : [])).toEqual(nothing);
    expect(changesOf([stored], [])).toEqual({ ...nothing, settled: [1] });
  });

  it('does not notify a second time when it reopens', () => {
    const settled = { ...stored, settledAt: '2026-11-16T08:00:00.000Z' };
    expect(changesOf([settled], notice ? [notice] : [])).toEqual({ ...nothing, reopened: [1] });
    expect(changesOf([settled], [])).toEqual(nothing);
  });
});

describe('a mark', () => {
  const now = '2026-11-16T09:00:00.000Z';

  it('notes when it was read, and forgets it again', () => {
    const read = markNotification(aNotification(), { read: true }, now);
    expect(read).toMatchObject({ read: true, readAt: now });
    expect(markNotification(read, { read: false }, now)).toMatchObject({ readAt: null });
  });

  it('puts it off, unread, until a time to come', () => {
    const until = '2026-11-17T07:00:00.000Z';
    const put = markNotification(aNotification({ read: true }), { snoozedUntil: until }, now);
    expect(put).toMatchObject({ read: false, snoozedUntil: until });
    expect([isUnread(put, now), isUnread(put, until)]).toEqual([false, true]);
    expect(() => markNotification(aNotification(), { snoozedUntil: now }, now)).toThrow();
  });

  it('counts nothing that is settled', () => {
    expect(isUnread(aNotification({ settledAt: now }), now)).toBe(false);
  });
});

describe('a chosen preference', () => {
  it('overrides the default, and an invalid one does not', () => {
    const chosen = { categories: { issues: { inApp: false, email: true, digest: false } } };
    const choices = readChoices({ notifications: { ...chosen, quietHours: null } });
    expect(isChannelOn(choices, 'issues', 'inApp')).toBe(false);
    expect(isChannelOn(choices, 'approvals', 'email')).toBe(true);
    expect(readChoices({ notifications: 'x' })).toEqual(readChoices({}));
    expect(isChannelOn(withoutDigest(choices), 'approvals', 'digest')).toBe(false);
    expect(isChannelOn(withoutDigest(choices), 'approvals', 'email')).toBe(true);
  });

  it('keeps the night quiet, over midnight and by the clock in London', () => {
    const quiet = { categories: {}, quietHours: { from: '20:00', to: '06:00' } };
    expect(isQuietTime(quiet, new Date('2026-11-16T20:00:00Z'))).toBe(true);
    expect(isQuietTime(quiet, new Date('2026-11-16T05:59:00Z'))).toBe(true);
    expect(isQuietTime(quiet, new Date('2026-11-16T06:00:00Z'))).toBe(false);
    // In July it is eight in London at seven in UTC.
    expect(isQuietTime(quiet, new Date('2026-07-16T19:00:00Z'))).toBe(true);
    expect(isQuietTime({ ...quiet, quietHours: null }, new Date())).toBe(false);
  });
});
