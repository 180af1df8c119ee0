import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { isNumberDue } from './actions.ts';
import { approversOf, defaultBuying, obstacleToApproving } from './approval-rules.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';
import { anOrderLine, aPurchaseOrder } from './purchase-order.fixture.ts';
import {
  isOverdue,
  obstacleToAcknowledging,
  obstacleToCancelling,
  obstacleToClosing,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToHolding,
  obstacleToPrinting,
  obstacleToReceiving,
  obstacleToReleasing,
  obstacleToSending,
  obstacleToSubmitting,
} from './rules.ts';

const buyer = anActor({ role: 'Buyer', userId: 5 });
const order = (status: OrderStatus) => aPurchaseOrder({ status, poNumber: 'PO-NC-0001' });
const now = '2026-11-16T09:00:00.000Z';
const strict = { ...defaultBuying, requireApproval: true };

/** The states in which a permitted user may do an action. */
const statesFor = (obstacle: (status: OrderStatus) => unknown): OrderStatus[] =>
  orderStatuses.filter((status) => !obstacle(status));

describe('each action, and when it is open', () => {
  it.each([
    ['submitting', obstacleToSubmitting, 'draft rejected'],
    ['acknowledging', obstacleToAcknowledging, 'sent'],
    ['receiving', obstacleToReceiving, 'approved sent acknowledged part_received received'],
    ['holding', obstacleToHolding, 'approved sent acknowledged part_received'],
    ['releasing', obstacleToReleasing, 'on_hold'],
    ['closing', obstacleToClosing, 'part_received received'],
    [
      'cancelling',
      obstacleToCancelling,
      'draft pending approved rejected sent acknowledged on_hold',
    ],
    ['deleting', obstacleToDeleting, 'draft pending rejected cancelled'],
    [
      'editing',
      obstacleToEditing,
      'draft pending approved rejected sent acknowledged part_received',
    ],
  ] as const)('%s', (_, obstacle, states) => {
    expect(statesFor((status) => obstacle(order(status), buyer)).join(' ')).toBe(states);
  });

  it('acknowledging a later revision, also of an order of which goods have come', () => {
    const later = (over: object) =>
      statesFor((status) =>
        obstacleToAcknowledging({ ...order(status), revision: 1, ...over }, buyer),
      ).join(' ');
    expect(later({ acknowledgedAt: null })).toBe('sent part_received received');
    expect(later({ acknowledgedAt: now })).toBe('');
  });

  it('receiving, with what a revision waits for', () => {
    const revised = { ...order('pending'), revision: 1 };
    expect(obstacleToReceiving(revised, buyer)?.message).toMatch(/once Rev B is approved\.$/);
  });

  it('sending, with and without an approval', () => {
    const states = (settings: { requireApproval: boolean }) =>
      statesFor((status) => obstacleToSending(order(status), buyer, settings)).join(' ');
    expect(states(strict)).toBe('approved sent acknowledged part_received');
    expect(states(defaultBuying)).toBe('pending approved sent acknowledged part_received');
  });
});

describe('whom it is for to approve', () => {
  const pendingOrder = { ...order('pending'), subtotal: '60000.00', createdBy: 5, submittedBy: 5 };
  const people = [
    buyer,
    anActor({ role: 'Contracts Manager', userId: 6 }),
    anActor({ role: 'Director', userId: 7 }),
    anActor({ role: 'Viewer', userId: 8, isOrganizationAdmin: true }),
    anActor({ role: 'Managing Director', userId: 9 }),
  ];
  const ids = (over = {}, settings = strict) =>
    approversOf({ ...pendingOrder, ...over }, people, settings).map(({ userId }) => userId);

  it('is users within their limit, and never a user who raised, submitted or edited it', () => {
    expect(ids()).toEqual([7, 8, 9]);
    expect(ids({ subtotal: '50000.00' })).toEqual([6, 7, 8, 9]);
    expect(ids({ createdBy: 7, submittedBy: 8, writers: [9, 6] })).toEqual([]);
  });

  it('is no one if no approval is required, or once it is decided', () => {
    expect(ids({}, defaultBuying)).toEqual([]);
    expect(ids({ status: 'approved' })).toEqual([]);
  });
});

it('is printed once approved, or once numbered if no approval is required', () => {
  const states = (settings: { requireApproval: boolean }) =>
    statesFor((status) => obstacleToPrinting(order(status), settings)).join(' ');
  const printed = 'approved sent acknowledged part_received received closed on_hold';
  expect(states(strict)).toBe(printed);
  expect(states(defaultBuying)).toBe(`pending ${printed}`);
  const nameless = aPurchaseOrder({ status: 'approved', poNumber: null });
  expect(obstacleToPrinting(nameless, defaultBuying)?.code).toBe('purchase_order.has_no_number');
});

it('is neither cancelled nor deleted once some of it has come, in whatever state it is', () => {
  const items = [anOrderLine({ received: '0.001' })];
  for (const status of ['pending', 'rejected', 'on_hold', 'part_received'] as const) {
    const partly = aPurchaseOrder({ status, items });
    expect(obstacleToCancelling(partly, buyer)?.code).toBe('purchase_order.already_received');
    expect(obstacleToDeleting(partly, buyer)?.code).toMatch(/already_received|is_binding/);
  }
});

it.each([
  [now, 'An approved order cannot be deleted. Cancel it first.'],
  [null, 'An order that has been sent cannot be deleted. Cancel it first.'],
])('sent and approved at %s, cannot be deleted: %s', (approvedAt, message) => {
  const sent = { ...order('sent'), sentAt: now, approvedAt };
  expect(obstacleToDeleting(sent, buyer)?.message).toBe(message);
});

it('has a reason for every blocked state', () => {
  for (const status of orderStatuses.filter((one) => one !== 'sent'))
    expect(obstacleToAcknowledging(order(status), buyer)?.message).toMatch(/\.$/);
});

it('is not submitted without a line', () => {
  const empty = aPurchaseOrder({ status: 'draft', items: [] });
  expect(obstacleToSubmitting(empty, buyer)?.code).toBe('purchase_order.is_empty');
});

it('cannot be submitted with a delivery before it is issued', () => {
  const dated = (deliveryDate: string | null, issueDate: string | null = '2026-11-18') =>
    obstacleToSubmitting({ ...order('draft'), issueDate, deliveryDate }, buyer)?.message;
  expect(dated('2025-11-01')).toBe('Delivery date must not be before the issue date');
  expect([dated('2026-11-18'), dated(null), dated('2025-11-01', null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('gets a number on sending if it waited for an approval that is no longer required', () => {
  const nameless = aPurchaseOrder({ status: 'pending', poNumber: null });
  expect(obstacleToSending(nameless, buyer, defaultBuying)).toBeUndefined();
  expect(isNumberDue(nameless, defaultBuying)).toBe(true);
});

it('is changed by a site manager only where she raised it', () => {
  const manager = anActor({ role: 'Site Manager', userId: 9 });
  expect(obstacleToEditing(order('draft'), manager)?.code).toBe('purchase_order.not_yours');
  const hers = aPurchaseOrder({ status: 'draft', createdBy: 9, items: [anOrderLine()] });
  expect(obstacleToEditing(hers, manager)).toBeUndefined();
});

describe('approving', () => {
  const pendingOrder = (subtotal: string, over = {}) => ({
    ...aPurchaseOrder({ createdBy: 5, submittedBy: 5, ...over }),
    subtotal,
  });
  const who = (role: Parameters<typeof anActor>[0], userId = 20) => anActor({ ...role, userId });

  it.each([
    ['Contracts Manager', '50000.00', undefined],
    ['Contracts Manager', '50000.01', 'A Director must approve it.'],
    ['Contracts Manager', '250000.01', 'A Managing Director must approve it.'],
    ['Director', '250000.00', undefined],
    ['Director', '250000.01', 'A Managing Director must approve it.'],
    ['Managing Director', '99999999.00', undefined],
  ] as const)('by a %s of £%s', (role, net, sentence) => {
    const message = obstacleToApproving(pendingOrder(net), who({ role }), strict)?.message;
    expect(message?.endsWith(sentence ?? '')).toBe(sentence && true);
  });

  it.each(['Site Manager', 'Site Supervisor', 'Buyer', 'Viewer'] as const)(
    'is not for a %s',
    (role) => {
      expect(obstacleToApproving(pendingOrder('1.00'), who({ role }), strict)?.status).toBe(403);
    },
  );

  it('is never done by the user who raised or submitted it, if approval is required', () => {
    const director = who({ role: 'Director' }, 5);
    expect(obstacleToApproving(pendingOrder('1.00'), director, strict)?.code).toBe(
      'purchase_order.is_your_own',
    );
    const submitted = pendingOrder('1.00', { createdBy: 8, submittedBy: 5 });
    expect(obstacleToApproving(submitted, director, strict)?.code).toBe(
      'purchase_order.is_your_own',
    );
    expect(obstacleToApproving(pendingOrder('1.00'), director, defaultBuying)).toBeUndefined();
  });

  it.each(orderStatuses.filter((status) => status !== 'pending'))(
    'is not open when %s',
    (status) => {
      const director = who({ role: 'Director' });
      expect(obstacleToApproving(pendingOrder('1.00', { status }), director, strict)?.status).toBe(
        409,
      );
    },
  );
});

it('is overdue when its day is over, and as long as some of it is expected', () => {
  const overdue = (deliveryDate: string | null) =>
    statesFor((status) => !isOverdue({ status, deliveryDate }, '2026-11-20'));
  expect(overdue('2026-11-19')).toEqual(['approved', 'sent', 'acknowledged', 'part_received']);
  expect(overdue('2026-11-20')).toEqual([]);
  expect(overdue(null)).toEqual([]);
});
