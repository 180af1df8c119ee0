import { backupApi } from '@sitewright/domain/backup/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import {
  anOrderLine,
  aPurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBinItem } from '../backup/bin-item.fixture.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { clickUndo } from '../testing/click-undo.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { anOrganization } from '../testing/signed-in-answers.ts';
import { buying, orderAnswers } from './order-answers.fixture.ts';
import { OrderScreen } from './order-screen.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const manager = aSessionUser({ id: 9, role: 'Contracts Manager' });
const buyer = aSessionUser({ id: 5, role: 'Buyer' });

const show = (user: SessionUser, order: Partial<PurchaseOrder>, ...answers: Answer[]) =>
  renderWithApi(
    <OrderScreen id="1" />,
    user,
    ...answers,
    answer(purchaseOrdersApi.read, () => aPurchaseOrder(order)),
    answer(deliveriesApi.list, () => []),
    ...orderAnswers,
  );

const sent = { status: 'sent', poNumber: 'PO-1', sentTo: 'orders@pennick.example' } as const;

async function choose(label: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

it('says that a revision of a part-received order has not been sent, and sends it', async () => {
  show(buyer, { ...sent, status: 'part_received', revision: 1, sentAt: null });
  await screen.findByText('Rev B has not been sent to the supplier.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alertdialog');
});

describe('the approval', () => {
  const required = buying({ requireApproval: true });

  it('is not asked for where the company does not approve orders', async () => {
    show(manager, {});
    await screen.findByRole('list', { name: 'Steps' });
    expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull();
  });

  it('shows what the order does to its cost head', async () => {
    show(manager, {}, required);
    const named = { name: 'Cost head budget before and after this order' };
    const rows = within(await screen.findByRole('table', named)).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Of £60,000BeforeAfter',
      'Actual£30,000.00£30,000.00',
      'Open commitment£10,000.00£15,688.00',
      'Left£20,000.00£14,312.00',
    ]);
  });

  it('shows who asks, what it does to the contract, and what speaks for and against it', async () => {
    show(manager, {}, required);
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await panel.findByText('Joy Okafor');
    panel.getByText('Waiting for you');
    panel.getByText(/Your approval limit is £50,000.00/);
    expect(panel.getAllByText('£15,688.00')).toHaveLength(2);
    panel.getByText('£44,312.00');
    panel.getByText('98,639');
    panel.getByText('1 line has no carbon factor and is not included.');
    panel.getByText('Insurance valid to 31/03/2027');
  });

  it('names the submitter, where another user than the raiser submitted it', async () => {
    show(manager, { submittedBy: 8, submittedByName: 'Sam Whitlow' }, required);
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await panel.findByText('Sam Whitlow');
    expect(panel.queryByText('Joy Okafor')).toBeNull();
  });

  it('is given by one press', async () => {
    const bodies: unknown[] = [];
    show(
      manager,
      { version: 4 },
      required,
      answer(purchaseOrdersApi.approve, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder({ status: 'approved', poNumber: 'PO-0001' });
      }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await userEvent.click(panel.getByRole('button', { name: 'Approve' }));
    await screen.findByText('PO-0001 approved');
    expect(bodies).toEqual([{ version: 4 }]);
  });

  it('says in words whose it is when the limit is too low', async () => {
    show(manager, { subtotal: '60000.00' }, required);
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    panel.getByText(/your approval limit is £50,000.00. A Director must approve it./);
    expect(panel.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(panel.queryByText('Waiting for you')).toBeNull();
  });

  it('cannot be approved by the user who raised it', async () => {
    show(manager, { createdBy: 9 }, required);
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await panel.findByText('You raised or changed this order, so a colleague must approve it.');
  });

  it('waits until what was changed is saved', async () => {
    show(manager, {}, required);
    await userEvent.type(await screen.findByLabelText('Quantity, line 1'), '0');
    const panel = within(screen.getByRole('region', { name: 'Approval' }));
    panel.getByText(/Save your changes before approving/);
  });

  it('is refused with a reason', async () => {
    const bodies: unknown[] = [];
    show(
      manager,
      {},
      required,
      answer(purchaseOrdersApi.reject, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder({ status: 'rejected' });
      }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await userEvent.click(panel.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Reject' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await fillIn(dialog.getByLabelText('Reason'), 'Too dear');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('Order to Pennick Concrete rejected');
    expect(bodies).toEqual([{ reason: 'Too dear', version: 1 }]);
  });

  it('is read-only for a user who does not approve', async () => {
    show(buyer, {}, required);
    const panel = within(await screen.findByRole('region', { name: 'Approval' }));
    await panel.findByText('Joy Okafor');
    expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('its actions', () => {
  it('show why they have to wait', async () => {
    show(buyer, { status: 'draft' });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const item = (name: RegExp) => screen.getByRole('menuitem', { name });
    await waitFor(() => item(/^Send… ?This order is a draft. Submit it first./));
    item(/^Receive… ?This order is a draft. Submit it first./);
    item(/^Download PDF ?This order has no number yet/);
    expect(item(/^Release|^Put on hold/).getAttribute('aria-disabled')).toBe('true');
    expect(item(/^Delete/).getAttribute('aria-disabled')).toBeNull();
  });

  it('send it to another address', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      { status: 'approved', poNumber: 'PO-1' },
      answer(purchaseOrdersApi.send, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder(sent);
      }),
    );
    await choose(/^Send/);
    const email = await screen.findByLabelText('Email address for Pennick Concrete');
    expect(email).toHaveProperty('value', 'orders@pennick.example');
    await userEvent.clear(email);
    screen.getByText(/The supplier has no email address/);
    await fillIn(email, 'tom@pennick.example');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send' }),
    );
    await screen.findByText('PO-1 is on its way to tom@pennick.example');
    expect(bodies).toEqual([{ email: 'tom@pennick.example', version: 1 }]);
  });

  it('take it that they got it in another way', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      { status: 'approved', poNumber: 'PO-1' },
      answer(purchaseOrdersApi.send, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder(sent);
      }),
    );
    await choose(/^Send/);
    await userEvent.click(await screen.findByLabelText(/Already sent another way/));
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
    await screen.findByText('PO-1 marked as sent');
    expect(bodies).toEqual([{ withoutMail: true, version: 1 }]);
  });

  it('send nothing where there is no mail server, and mark it as sent', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      { status: 'approved', poNumber: 'PO-1' },
      answer(organizationsApi.current, () => anOrganization({ canSendEmail: false })),
      answer(linksApi.list, () => []),
      answer(purchaseOrdersApi.send, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder(sent);
      }),
    );
    await choose(/^Send/);
    await screen.findByText(/^No mail server is set up, so nothing is emailed\./);
    expect(screen.queryByLabelText(/^Email address/)).toBeNull();
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Download PDF' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
    await screen.findByText('PO-1 marked as sent');
    expect(bodies).toEqual([{ withoutMail: true, version: 1 }]);
    const link = within(await screen.findByRole('dialog', { name: /^Link for/ }));
    await link.findByRole('button', { name: 'Create QR code' });
  });

  it('close it short only with a reason', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      { ...sent, status: 'part_received' },
      answer(purchaseOrdersApi.close, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder({ ...sent, status: 'closed' });
      }),
    );
    await choose(/^Close short/);
    await fillIn(await screen.findByLabelText('Reason'), 'The rest is not needed');
    await userEvent.click(screen.getByRole('button', { name: 'Close short' }));
    await screen.findByText('PO-1 closed');
    expect(bodies).toEqual([{ reason: 'The rest is not needed', version: 1 }]);
  });

  it('delete it, and fetch it back', async () => {
    const { requests } = show(
      aSessionUser({ role: 'Director' }),
      { status: 'draft' },
      answer(purchaseOrdersApi.remove, () => new Response(null, { status: 204 })),
      answer(backupApi.listBin, () => [
        aBinItem({ id: 8, recordId: 1, recordType: 'purchaseOrder' }),
      ]),
      answer(backupApi.restore, () => aBinItem({ recordName: 'The order' })),
    );
    await choose(/^Delete/);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Order to Pennick Concrete moved to the recycle bin');
    await clickUndo();
    await waitFor(() => expect(requests).toContain('PUT /api/recycle-bin/8/restoration'));
  });
});

describe('changing it', () => {
  it('sends only what was changed, of the version that was seen', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      { version: 3 },
      answer(purchaseOrdersApi.edit, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder({ version: 4, siteContact: 'Joy' });
      }),
    );
    await userEvent.type(await screen.findByLabelText('Site contact'), 'Joy');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Order saved');
    expect(bodies).toEqual([{ siteContact: 'Joy', version: 3 }]);
  });

  it('saves a draft before it submits it', async () => {
    const { requests } = show(
      buyer,
      { status: 'draft' },
      answer(purchaseOrdersApi.edit, () => aPurchaseOrder({ status: 'draft', version: 2 })),
      answer(purchaseOrdersApi.submit, (_, body) =>
        aPurchaseOrder({ version: (body.version ?? 0) + 1 }),
      ),
    );
    await userEvent.type(await screen.findByLabelText('Quantity, line 1'), '0');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await screen.findByText('Order to Pennick Concrete submitted');
    const actions = requests.filter((request) => /^P(UT|ATCH)/.test(request));
    expect(actions).toEqual([
      'PATCH /api/purchase-orders/1',
      'PUT /api/purchase-orders/1/submission',
    ]);
  });

  it('has one primary button while a sent order is changed', async () => {
    show(buyer, sent);
    const primary = () =>
      screen.getAllByRole('button').filter(({ className }) => className.includes('bg-brand '));
    await screen.findAllByRole('button', { name: 'Receive' });
    expect(primary()[0]?.textContent).toBe('Receive');
    await userEvent.click(screen.getByRole('button', { name: 'Edit order' }));
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(primary()).toEqual([save]);
  });

  it('keeps what was typed when another user saved first', async () => {
    show(
      buyer,
      {},
      answer(purchaseOrdersApi.edit, (_, { version }) => {
        const theirs = aPurchaseOrder({ version: 2, siteContact: 'Priya' });
        if (version === 1) throw new Refused(changedMeanwhile, { current: theirs });
        return aPurchaseOrder({ version: 3, siteContact: 'Joy' });
      }),
    );
    const contact = await screen.findByLabelText('Site contact');
    await userEvent.type(contact, 'Joy');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/This order was changed/);
    expect(contact).toHaveProperty('value', 'Joy');
    await userEvent.click(screen.getByRole('button', { name: 'Save mine anyway' }));
    await screen.findByText('Order saved');
  });

  it('restores unsaved changes, and asks whose version counts after a conflict', async () => {
    const { unmount } = show(buyer, {});
    await userEvent.type(await screen.findByLabelText('Site contact'), 'Joy');
    unmount();
    const bodies: unknown[] = [];
    show(
      buyer,
      { version: 2 },
      answer(purchaseOrdersApi.edit, (_, body) => {
        bodies.push(body);
        throw new Refused(changedMeanwhile, { current: aPurchaseOrder({ version: 2 }) });
      }),
    );
    await screen.findByText(/Your draft from/);
    expect(await screen.findByLabelText('Site contact')).toHaveProperty('value', 'Joy');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/This order was changed/);
    expect(bodies).toEqual([{ siteContact: 'Joy', version: 1 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByLabelText('Site contact')).toHaveProperty('value', '');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('asks why an approved order costs otherwise now', async () => {
    const bodies: unknown[] = [];
    show(
      buyer,
      sent,
      answer(purchaseOrdersApi.edit, (_, body) => {
        bodies.push(body);
        return aPurchaseOrder({ ...sent, status: 'pending', revision: 1, version: 2 });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit order' }));
    const quantity = await screen.findByLabelText('Quantity, line 1');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '50');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await userEvent.click(save);
    await screen.findByText('Give a reason for changing an approved order');
    expect(document.activeElement).toBe(screen.getByLabelText('Reason for the change'));
    expect(bodies).toEqual([]);
    await fillIn(screen.getByLabelText('Reason for the change'), 'Deeper footing');
    await userEvent.click(save);
    await screen.findByText('Order saved');
    expect(bodies).toMatchObject([
      { items: [{ id: 1, quantity: '50' }], reason: 'Deeper footing', version: 1 },
    ]);
  });

  it('asks for no reason where a price is only written otherwise', async () => {
    show(buyer, sent);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit order' }));
    const price = await screen.findByLabelText('Unit price, line 1');
    await userEvent.clear(price);
    await fillIn(price, '£118.5');
    screen.getByText('Unsaved changes', { selector: '.ml-auto' });
    expect(screen.queryByLabelText('Reason for the change')).toBeNull();
    await userEvent.type(price, '5');
    screen.getByLabelText('Reason for the change');
  });

  it('is closed to a user who may only read, who sees no prices either', async () => {
    const line = { ...aPurchaseOrder().items[0], unitPrice: null, lineTotal: null };
    show(aSessionUser({ role: 'Viewer' }), {
      ...sent,
      subtotal: null,
      vatAmount: null,
      total: null,
      items: [line as PurchaseOrder['items'][number]],
    });
    await screen.findByText('Concrete C32/40, 30% GGBS');
    expect(screen.queryByText(/£/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit order' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Purchase order' })).toBeNull();
  });
});

it('is talked about', async () => {
  const sentBodies: unknown[] = [];
  show(
    manager,
    {},
    buying({ requireApproval: true }),
    answer(purchaseOrdersApi.comment, (_, body) => {
      sentBodies.push(body);
      return {
        id: 1,
        purchaseOrderId: 1,
        author: 'Ann',
        createdAt: '2026-11-12T11:30:00.000Z',
        createdBy: 9,
        ...body,
      };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  const box = screen.getByLabelText('Comment or question');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('Which gate?');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(sentBodies).toEqual([{ message: 'Which gate?' }]));
});

it.each([
  [true, 'Numbered when approved'],
  [false, 'Numbered when raised'],
])('says when it gets its number: approval requested is %s', async (requireApproval, words) => {
  show(buyer, { status: 'draft' }, buying({ requireApproval }));
  await screen.findByText(new RegExp(`^${words}`));
});

it.each([
  [true, 'Pending'],
  [false, 'To be sent'],
])('says what it waits for: approval requested is %s', async (requireApproval, words) => {
  show(buyer, { status: 'pending' }, buying({ requireApproval }));
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
});

it('shows how far it has come', async () => {
  const at = '2026-11-12T13:00:00.000Z';
  show(buyer, { ...sent, status: 'part_received', approvedAt: at, sentAt: at });
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Draft, done',
    'To be sent, done',
    'Approved, done',
    'Sent, done',
    'Acknowledged, skipped',
    'Part received',
    'Closed, not reached yet',
  ]);
});

it('has no step of approval where nobody approves orders', async () => {
  show(buyer, { status: 'pending' });
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  expect(steps.queryByText('Approved')).toBeNull();
  cleanup();
  show(buyer, { status: 'pending' }, buying({ requireApproval: true }));
  await screen.findByText('Approved');
});

it('does not say that an order closed with goods outstanding was received', async () => {
  const items = [anOrderLine({ received: '1.000' })];
  show(buyer, { ...sent, status: 'closed', items });
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  steps.getByText('Part received');
  expect(steps.queryByText('Received')).toBeNull();
});

it('says that an order cancelled as a draft was never numbered', async () => {
  show(buyer, { status: 'cancelled' });
  await screen.findByText(/^Cancelled before it was numbered/);
});

it('shows what changed in the waiting revision and in each approved one', async () => {
  const approvedAt = '2026-11-12T13:00:00.000Z';
  const approved = [{ ...aPurchaseOrder({ approvedAt }), reason: null, net: '5688.00' }];
  const items = [
    anOrderLine({ quantity: '50.000', lineTotal: '5925.00' }),
    anOrderLine({ id: 2, description: 'Pump', lineTotal: '785.00' }),
  ];
  show(
    manager,
    { revision: 1, subtotal: '6710.00', items, terms: '30 days', costHead: 'plant' },
    answer(purchaseOrdersApi.listRevisions, () => approved),
  );
  const revisions = within(await screen.findByRole('region', { name: 'Revisions' }));
  const [waiting, first] = revisions.getAllByText(/^Rev [AB]$/).map((title) => title.closest('li'));
  expect(waiting?.textContent).toContain('Net £5,688.00 → , now £6,710.00');
  expect(waiting?.textContent).toContain('Added: Pump');
  expect(waiting?.textContent).toContain('Quantity 48 m³ → , now 50 m³');
  expect(waiting?.textContent).toContain('Changed: cost head and terms');
  expect(first?.textContent).toContain('12/11/2026 13:00');
  expect(first?.textContent).not.toContain('What changed');
  expect(revisions.getByRole('link', { name: 'Download Rev A as PDF' }).getAttribute('href')).toBe(
    '/api/purchase-orders/1/revisions/0/pdf',
  );
});

it('says why a revision changes the order, and what receiving waits for', async () => {
  show(
    buyer,
    { ...sent, status: 'pending', revision: 1, statusReason: 'Deeper footing' },
    buying({ requireApproval: true }),
  );
  await screen.findByText('Reason for the change: Deeper footing');
  await screen.findByText(
    /available once this order is approved\. Deliveries can be received once Rev B is approved\./,
  );
  const receive = screen.getByRole('button', { name: 'Receive' });
  expect(receive.getAttribute('aria-disabled')).toBe('true');
});

it('counts deliveries in an address of its own, which Back leaves', async () => {
  const { history } = show(buyer, sent);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Receive' }))[0] as Element);
  await screen.findByRole('form', { name: 'Delivery' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Delivery' })).toBeNull());
  await screen.findByRole('heading', { name: /^Order to/ });
});

it('says at once that there is no such order, and leads to all of them', async () => {
  show(
    buyer,
    {},
    answer(purchaseOrdersApi.read, () => {
      throw new Refused({ code: 'not_found', status: 404, message: 'Not found' });
    }),
  );
  await screen.findByText('Order not found');
  screen.getByRole('link', { name: 'All purchase orders' });
});

it('says in words what came beyond the order, and what is outstanding', async () => {
  const items = [
    anOrderLine({ id: 1, quantity: '1500.000', received: '2000.000' }),
    anOrderLine({ id: 2, quantity: '48.000', received: '44.000' }),
  ];
  show(buyer, { ...sent, status: 'part_received', deliveryDate: '2026-01-05', items });
  await screen.findByText(', 500 over');
  screen.getByText(', 4 outstanding');
  screen.getByText('1,500');
});

it('does not leave out lines of which nothing came, once others came', async () => {
  const items = [
    anOrderLine({ id: 1, quantity: '48.000', received: '44.000' }),
    anOrderLine({ id: 2, quantity: '41.000', received: '0.000' }),
  ];
  const order: Partial<PurchaseOrder> = { ...sent, status: 'part_received', items };
  const aDelivery = { id: 7, date: '2026-03-02', items: [], photos: [] } as unknown as Delivery;
  show(
    buyer,
    order,
    answer(deliveriesApi.list, () => [aDelivery]),
  );
  await screen.findByText('Nothing received yet for 1 line');
  screen.getByText(', 41 outstanding');
});

it('says what was spent on an order that was closed short', async () => {
  const items = [
    anOrderLine({ quantity: '48.000', received: '12.000', carbonEstimate: '4000.000' }),
  ];
  show(buyer, {
    ...sent,
    status: 'closed',
    vatTreatment: 'reverse_charge20',
    subtotal: '4600.00',
    actual: '1150.00',
    items,
  });
  await screen.findByText('Received, net (closed short)');
  const totals = within(screen.getByLabelText('Totals'));
  expect(totals.getByText('Ordered, net').nextElementSibling?.textContent).toBe('£4,600.00');
  expect(totals.getByText('Total').nextElementSibling?.textContent).toBe('£1,150.00');
  expect(totals.getByText('Carbon').nextElementSibling?.textContent).toBe('1.00 t CO2e');
  totals.getByText(/You account to HMRC for VAT of £230\.00/);
});
