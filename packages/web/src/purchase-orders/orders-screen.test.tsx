import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { TableView } from '../ui/table/table-view.ts';
import { buying, orderAnswers } from './order-answers.fixture.ts';
import { OrdersScreen } from './orders-screen.tsx';

// Loads the lazy parts before the timeout of the first test starts.
beforeAll(async () => {
  await import('./orders-screen.tsx');
  await import('./actions/delete-order.tsx');
});
afterEach(cleanup);

const today = '2026-11-15';

const orders = [
  aPurchaseOrder({ id: 1, status: 'pending', subtotal: '100.00' }),
  aPurchaseOrder({
    id: 2,
    status: 'sent',
    poNumber: 'PO-2',
    deliveryDate: '2026-11-10',
    subtotal: '200.50',
    openCommitment: '120.50',
  }),
  aPurchaseOrder({
    id: 3,
    status: 'on_hold',
    poNumber: 'PO-3',
    deliveryDate: '2026-11-10',
    subtotal: '50.00',
    openCommitment: '50.00',
  }),
  aPurchaseOrder({
    id: 4,
    status: 'received',
    poNumber: 'PO-4',
    supplierName: 'Aire Steel',
    deliveryDate: '2026-11-01',
  }),
];

const show = (
  view: TableView = {},
  user = aSessionUser({ role: 'Buyer' }),
  all = orders,
  ...answers: Answer[]
) =>
  renderWithApi(
    <OrdersScreen view={view} onView={vi.fn()} today={today} />,
    user,
    ...answers,
    answer(purchaseOrdersApi.list, () => all),
    ...orderAnswers,
  );

const findFigures = async () =>
  within(await screen.findByRole('region', { name: 'Purchase orders in figures' }));

it('asks for no approval of orders that need none', async () => {
  show({}, undefined, undefined, buying({ requireApproval: false }));
  const figures = await findFigures();
  expect(figures.getByText('To be sent').closest('div')?.textContent).toContain('1£100.00 net');
  expect(figures.queryByText('Awaiting approval')).toBeNull();
});

it('shows what waits, what is committed and what is late', async () => {
  show({}, undefined, undefined, buying({ requireApproval: true }));
  await screen.findByText('Awaiting approval');
  const figures = await findFigures();
  const of = (label: string) => figures.getByText(label).closest('div')?.textContent;
  expect(of('Awaiting approval')).toContain('1£100.00 net');
  expect(of('Awaiting acknowledgement')).toContain('1Sent');
  expect(of('Open order value')).toContain('£170.50');
  expect(of('Overdue deliveries')).toContain('1Oldest due 10/11/2026');
  const overdue = figures.getByRole('link', { name: 'Oldest due 10/11/2026' });
  expect(overdue.getAttribute('href')).toBe('/suppliers/orders?due=overdue');
});

it('lists what the address asks for', async () => {
  show({ status: 'received' });
  await screen.findByRole('link', { name: 'PO-4' });
  expect(screen.queryByRole('link', { name: 'PO-2' })).toBeNull();
  expect(screen.getByRole('link', { name: 'PO-4' }).getAttribute('href')).toBe(
    '/suppliers/orders/4',
  );
});

it('shows no sums to a user who may not see prices', async () => {
  const none = { subtotal: null, vatAmount: null, total: null, openCommitment: null };
  const bare = orders.map((order) => ({ ...order, ...none }));
  show({}, aSessionUser({ role: 'Viewer' }), bare);
  await screen.findByRole('link', { name: 'PO-4' });
  expect(screen.queryByText(/£/)).toBeNull();
  screen.getByText(/not allow you to raise an order|raise an order/);
});

it('says how the first one begins', async () => {
  show({}, undefined, []);
  await screen.findByText('No purchase orders yet');
  expect(screen.getAllByRole('link', { name: 'New order' })[0]?.getAttribute('href')).toBe(
    '/suppliers/orders/new',
  );
});

it('draws deliveries due by month and those late, with the figures in words', async () => {
  show();
  const months = await screen.findByRole('region', { name: 'Open order value by month due, net' });
  expect(within(months).getByRole('listitem').textContent).toBe('Nov 2026£170.50');
  const late = within(screen.getByRole('region', { name: 'Overdue deliveries' }));
  expect(late.getByRole('listitem').textContent).toBe('PO-2, Pennick Concrete5 days');
});
