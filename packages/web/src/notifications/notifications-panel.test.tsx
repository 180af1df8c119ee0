import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { aNotification } from '@sitewright/domain/notifications/notification.fixture';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { groupNotifications } from './group-notifications.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { snoozeTimes } from './snooze-times.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = () => new Date().toISOString();
const order = aNotification({ createdAt: now() });
const diary = aNotification({
  id: 2,
  title: 'No diary for Friday 13 November 2026',
  category: 'diary',
  projectName: 'Mill Lane',
  metadata: { kind: 'diary', recordId: 1, link: '/project/mill-lane?date=2026-11-13' },
  createdAt: '2026-01-05T18:00:00.000Z',
});

function open(all = [order, diary], ...answers: Answer[]) {
  const onClose = vi.fn();
  const marks: unknown[] = [];
  const app = renderWithApi(
    <NotificationsPanel onClose={onClose} />,
    aSessionUser(),
    ...answers,
    answer(notificationsApi.list, (url) => {
      const category = url.searchParams.get('category');
      return category ? all.filter((notification) => notification.category === category) : all;
    }),
    answer(notificationsApi.unread, () => ({ unread: 1 })),
    answer(notificationsApi.mark, (_, body) => {
      marks.push(body);
      return order;
    }),
    answer(notificationsApi.readAll, () => ({ unread: 0 })),
  );
  return { ...app, onClose, marks };
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

it('has today and earlier, each contract together', async () => {
  open();
  const today = await screen.findByRole('region', { name: 'Today' });
  within(today).getByText('Quay Street');
  within(screen.getByRole('region', { name: 'Earlier' })).getByText('Mill Lane');
});

it('leads to the record, marks it as read and gets out of the way', async () => {
  const { requests, history, onClose } = open();
  await userEvent.click(await screen.findByRole('link', { name: /^To approve/ }));
  expect(history.location.pathname).toBe('/suppliers/orders/7');
  expect(onClose).toHaveBeenCalled();
  expect(requests).toContain('PATCH /api/notifications/1');
});

it('approves an order on the spot', async () => {
  const { requests } = open(
    [order],
    answer(purchaseOrdersApi.approve, () => aPurchaseOrder({ id: 7, poNumber: 'PO-7' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  await screen.findByText('PO-7 approved');
  expect(requests).toContain('PUT /api/purchase-orders/7/approval');
});

it('offers nothing to do once it is settled', async () => {
  open([{ ...order, settledAt: now() }]);
  await screen.findByText('Done');
  expect(screen.queryByRole('button', { name: /^(Approve|More actions for)/ })).toBeNull();
});

it('puts one off', async () => {
  const { marks } = open([order]);
  await choose('Snooze for an hour');
  await expect.poll(() => marks).toEqual([{ snoozedUntil: expect.any(String) }]);
});

it('has one back that was put off', async () => {
  const { marks } = open([{ ...order, snoozedUntil: '2126-01-05T18:00:00.000Z' }]);
  await choose('Mark as unread');
  await expect.poll(() => marks).toEqual([{ read: false, snoozedUntil: null }]);
});

it('says why one could not be marked', async () => {
  const refuse = answer(notificationsApi.mark, () => {
    throw new Refused(unexpected);
  });
  open([order], refuse);
  await choose('Mark as read');
  await screen.findByText('Not marked');
});

it('marks all as read also where the unread are older than those in sight', async () => {
  const { requests } = open([{ ...order, read: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => requests).toContain('PUT /api/notifications/read-all');
});

it('shows one kind, and marks all as read', async () => {
  const { requests } = open();
  await screen.findByText('Quay Street');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Site diary');
  await vi.waitFor(() => expect(screen.queryByText('Quay Street')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await vi.waitFor(() => expect(requests).toContain('PUT /api/notifications/read-all'));
});

it('says when there is nothing', async () => {
  open([]);
  await screen.findByText('You are up to date');
});

describe('the times', () => {
  it('are by the clock on site, in winter and in summer', () => {
    const until = (instant: string) => snoozeTimes(new Date(instant)).map((time) => time.until);
    // A Monday: the next Monday is in a week.
    expect(until('2026-11-16T09:00:00.000Z')).toEqual([
      '2026-11-16T10:00:00.000Z',
      '2026-11-17T07:00:00.000Z',
      '2026-11-23T07:00:00.000Z',
    ]);
    expect(until('2026-07-15T09:00:00.000Z')[1]).toBe('2026-07-16T06:00:00.000Z');
  });
});

it('counts what came before midnight in London to the day before', () => {
  const late = aNotification({ createdAt: '2026-07-15T23:30:00.000Z' });
  expect(groupNotifications([late], '2026-07-16')[0]?.title).toBe('Today');
  expect(groupNotifications([late], '2026-07-15')[0]?.title).toBe('Earlier');
});
