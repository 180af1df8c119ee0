import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { Refused } from '../kernel/problem.ts';
import { anOrderLine, aPurchaseOrder } from '../purchase-orders/purchase-order.fixture.ts';
import { aDeliveryDraft, aDeliveryLineDraft } from './delivery.fixture.ts';
import { DeliveryDraft } from './delivery.ts';
import { diaryEntryOfDelivery } from './in-diary.ts';
import { receive, statusAfterReversal } from './rules.ts';

const supervisor = anActor({ role: 'Site Supervisor' });
const facts = { tolerance: '5.00', today: '2026-03-02' };

const concrete = anOrderLine({ id: 1, quantity: '100.000' });
const mesh = anOrderLine({ id: 2, quantity: '20.000', unit: null, description: 'Mesh A393' });
const order = aPurchaseOrder({ status: 'sent', poNumber: 'PO-1', items: [concrete, mesh] });

const receipt = (...[items, over = {}]: Parameters<typeof aDeliveryDraft>) =>
  receive(order, supervisor, aDeliveryDraft(items, over), facts);

function refusalOf(work: () => unknown): Refused {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  throw new Error('Nothing was refused.');
}

describe('receiving', () => {
  it('is part of it, until all lines are there', () => {
    expect(receipt([aDeliveryLineDraft(1, '100.000')]).order.status).toBe('part_received');
    expect(
      receipt([aDeliveryLineDraft(1, '100.000'), aDeliveryLineDraft(2, '20')]).order.status,
    ).toBe('received');
  });

  it('counts what was accepted: what went back is still to come', () => {
    const damaged = { rejected: '0.5', rejectionReason: 'damaged' } as const;
    const { order, lines } = receipt([
      aDeliveryLineDraft(1, '100'),
      aDeliveryLineDraft(2, '20', damaged),
    ]);
    expect(order.status).toBe('part_received');
    expect(order.items[1]).toMatchObject({ received: '20.000', rejected: '0.500' });
    expect(lines[1]).toMatchObject({ rejected: '0.5', rejectionReason: 'damaged' });
  });

  it('leaves out the lines of which nothing came, and a reason of nothing', () => {
    const { lines } = receipt([
      aDeliveryLineDraft(1, '0.000'),
      aDeliveryLineDraft(2, '5', { rejectionReason: 'late' }),
    ]);
    expect(lines).toEqual([
      { purchaseOrderItemId: 2, received: '5', rejected: '0.000', rejectionReason: null },
    ]);
  });

  it.each([
    ['105.000', true],
    ['105.001', false],
  ])('takes 5 %% more without a word: %s of 100', (received, isTaken) => {
    const taken = () => receipt([aDeliveryLineDraft(1, received)]);
    expect(isTaken ? taken().order.status : refusalOf(taken).problem.status).toBe(
      isTaken ? 'part_received' : 409,
    );
  });

  it('asks to confirm an excess, line by line, and is received once confirmed', () => {
    const items = [aDeliveryLineDraft(2, '22'), aDeliveryLineDraft(1, '110')];
    const { problem, details } = refusalOf(() => receipt(items));
    expect(problem.code).toBe('purchase_order.over_receipt');
    expect(problem.message).toBe(
      'This is more than was ordered. Concrete C32/40, 30% GGBS: 110 m³ received in total, 100 m³ ordered. Mesh A393: 22 received in total, 20 ordered. Confirm to receive it anyway.',
    );
    expect(details.fields).toEqual({
      'items.1.received': '110 m³ received in total, 100 m³ ordered',
      'items.0.received': '22 received in total, 20 ordered',
    });
    expect(receipt(items, { overReceiptConfirmed: true }).order.status).toBe('received');
  });

  it('does not ask again about a line of which nothing came this time', () => {
    const before = aPurchaseOrder({
      ...order,
      status: 'part_received',
      items: [{ ...concrete, received: '200.000' }, mesh],
    });
    const draft = aDeliveryDraft([aDeliveryLineDraft(1, '0'), aDeliveryLineDraft(2, '20')]);
    expect(receive(before, supervisor, draft, facts).order.status).toBe('received');
  });

  it('is not of tomorrow, nor of a line of another order', () => {
    expect(
      refusalOf(() => receipt([aDeliveryLineDraft(1, '1')], { date: '2026-03-03' })).details,
    ).toEqual({
      fields: { date: 'Date cannot be in the future' },
    });
    expect(refusalOf(() => receipt([aDeliveryLineDraft(3, '1')])).problem.status).toBe(404);
  });

  it('is not for a Viewer, nor of an order that is on hold', () => {
    const draft = aDeliveryDraft([aDeliveryLineDraft(1, '1')]);
    const viewer = anActor({ role: 'Viewer' });
    expect(refusalOf(() => receive(order, viewer, draft, facts)).problem.status).toBe(403);
    const held = aPurchaseOrder({ ...order, status: 'on_hold' });
    expect(refusalOf(() => receive(held, supervisor, draft, facts)).problem.message).toBe(
      'This order is on hold. Release it first.',
    );
  });
});

describe('what a form may send', () => {
  const faultOf = (draft: unknown) => {
    const [issue] = DeliveryDraft.safeParse(draft).error?.issues ?? [];
    return issue && `${issue.path.join('.')}: ${issue.message}`;
  };

  it.each([
    [
      'more rejected than came',
      [aDeliveryLineDraft(1, '2', { rejected: '3', rejectionReason: 'wrong' })],
      'items.0.rejected: Rejected cannot be more than received',
    ],
    [
      'rejected for no reason',
      [aDeliveryLineDraft(1, '2', { rejected: '1' })],
      'items.0.rejectionReason: Please choose a reason for the rejection',
    ],
    [
      'what is no number',
      [aDeliveryLineDraft(1, 'a few')],
      'items.0.received: Received must be a number',
    ],
    [
      'nothing',
      [aDeliveryLineDraft(1, '0')],
      'items: Enter the quantity received on at least one line',
    ],
    [
      'a line twice',
      [aDeliveryLineDraft(1, '1'), aDeliveryLineDraft(1, '1')],
      'items: Each order line can appear only once in a delivery',
    ],
  ])('not %s', (_, items, fault) => {
    expect(faultOf(aDeliveryDraft(items))).toBe(fault);
  });

  it('not a day of the last century', () => {
    expect(faultOf(aDeliveryDraft([aDeliveryLineDraft(1, '1')], { date: '1999-12-31' }))).toBe(
      'date: Date must be in this century',
    );
  });
});

describe('once a delivery is taken back', () => {
  const at = '2026-03-01T09:00:00.000Z';

  it.each([
    [{ sentAt: at, acknowledgedAt: at }, 'acknowledged'],
    [{ sentAt: at, acknowledgedAt: null }, 'sent'],
    [{ sentAt: null, acknowledgedAt: null }, 'approved'],
  ] as const)('an order without deliveries returns to its earlier status', (was, status) => {
    expect(statusAfterReversal({ ...order, ...was, status: 'received' })).toBe(status);
  });

  it('an order of which something is left is part received', () => {
    const items = [{ ...concrete, received: '1.000' }, mesh];
    expect(statusAfterReversal({ ...order, items })).toBe('part_received');
  });
});

describe('in the diary', () => {
  it('has what came, from which supplier, and what was rejected', () => {
    const items = [
      aDeliveryLineDraft(1, '48', { rejected: '2.5', rejectionReason: 'wrong' }),
      aDeliveryLineDraft(2, '20'),
    ];
    const draft = aDeliveryDraft(items, { notes: 'By crane' });
    const { order, lines } = receipt(items);
    expect(diaryEntryOfDelivery(order, draft, lines, '2026-03-02T09:00:00.000Z')).toMatchObject({
      workSummary: 'Materials delivered: PO-1, Pennick Concrete, ticket T-4711\nBy crane',
      materialsDelivered:
        'Concrete C32/40, 30% GGBS: 48 m³, 2.5 rejected (wrong item)\nMesh A393: 20',
      labor: '{"type":"material","company":"Pennick Concrete"}',
    });
  });

  it('is no longer than an entry can be', () => {
    const long = aPurchaseOrder({
      ...order,
      items: Array.from({ length: 40 }, (_, n) =>
        anOrderLine({ id: n + 1, description: 'x'.repeat(290) }),
      ),
    });
    const draft = aDeliveryDraft(long.items.map(({ id }) => aDeliveryLineDraft(id, '48')));
    const { lines } = receive(long, supervisor, draft, facts);
    expect(diaryEntryOfDelivery(long, draft, lines, '').materialsDelivered).toHaveLength(2000);
  });
});
