import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDay } from '@sitewright/domain/diary/diary-entry.fixture';
import { Refused } from '@sitewright/domain/kernel/problem';
import {
  anOrderLine,
  aPurchaseOrder,
} from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fakeXhr } from '../testing/fake-xhr.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ReceiveOrder } from './receive-order.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const order = aPurchaseOrder({
  poNumber: 'PO-1',
  status: 'part_received',
  items: [
    anOrderLine({ id: 1, received: '22.000', rejected: '2.000' }),
    anOrderLine({
      id: 2,
      description: 'Spacers',
      quantity: '12.000',
      unit: 'bag',
      received: '12.000',
    }),
  ],
});

const delivery = { id: 77 } as Delivery;

function show(...answers: Answer[]) {
  const onClose = vi.fn();
  const sent: unknown[] = [];
  const receive = answer(deliveriesApi.receive, (_, body) => {
    sent.push(body);
    return delivery;
  });
  renderWithApi(
    <ReceiveOrder order={order} onClose={onClose} />,
    aSessionUser({ name: 'Joy Okafor' }),
    ...answers,
    receive,
  );
  return { onClose, sent };
}

const line = async (name: string | RegExp) => within(await screen.findByRole('listitem', { name }));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('takes it that all has come that was missing', async () => {
  const { sent, onClose } = show();
  const concrete = await line(/Concrete/);
  concrete.getByText('28 of 48 m³ outstanding');
  expect(concrete.getByLabelText('Received, m³')).toHaveProperty('value', '28');
  (await line('Spacers')).getByText('Received in full: 12 bag');
  await fillIn(screen.getByLabelText(/Ticket number/), 'T-4711');
  await press('Receive');
  await screen.findByText('Delivery from Pennick Concrete received');
  expect(sent).toMatchObject([
    {
      ticketNumber: 'T-4711',
      receivedBy: 'Joy Okafor',
      items: [{ purchaseOrderItemId: 1, received: '28', rejected: '0' }],
      overReceiptConfirmed: false,
    },
  ]);
  expect(onClose).toHaveBeenCalled();
});

it('asks why something was sent back', async () => {
  const { sent } = show();
  const concrete = await line(/Concrete/);
  await userEvent.click(concrete.getByRole('button', { name: 'Reject some' }));
  await userEvent.type(concrete.getByLabelText('Of these, rejected'), '3');
  await userEvent.selectOptions(concrete.getByLabelText('Reason'), 'damaged');
  await press('Receive');
  await screen.findByText(/^Delivery from .* received/);
  expect(sent).toMatchObject([{ items: [{ rejected: '3', rejectionReason: 'damaged' }] }]);
});

it('asks in words whether more than was ordered has come', async () => {
  const words = 'This is more than was ordered. Concrete: 60 m³ received in total, 48 m³ ordered.';
  const sent: unknown[] = [];
  show(
    answer(deliveriesApi.receive, (_, { overReceiptConfirmed }) => {
      sent.push(overReceiptConfirmed);
      if (overReceiptConfirmed) return delivery;
      throw new Refused({ code: 'purchase_order.over_receipt', status: 409, message: words });
    }),
  );
  const box = (await line(/Concrete/)).getByLabelText('Received, m³');
  await userEvent.clear(box);
  await userEvent.type(box, '40');
  await press('Receive');
  await screen.findByText(words);
  await press('Cancel');
  expect(screen.queryByText(words)).toBeNull();
  await press('Receive');
  await screen.findByText(words);
  await press('Receive as entered');
  await screen.findByText('Delivery from Pennick Concrete received');
  expect(sent).toEqual([false, false, true]);
});

it('refuses a quantity that is no number before it is sent', async () => {
  const { sent } = show();
  const concrete = await line(/Concrete/);
  const box = concrete.getByLabelText('Received, m³');
  await userEvent.clear(box);
  await userEvent.type(box, 'abc');
  await press('Receive');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('puts what the server says on the line it is about', async () => {
  const words = 'Rejected cannot be more than received';
  show(
    answer(deliveriesApi.receive, () => {
      throw new Refused(
        { code: 'invalid', status: 400, message: words },
        { fields: { 'items.0.received': words } },
      );
    }),
  );
  await screen.findByRole('button', { name: 'Receive' });
  await press('Receive');
  (await line(/Concrete/)).getByText(words);
});

it('says why more than double cannot be received, until the quantity is corrected', async () => {
  const excess = '108 m³ received in total, 48 m³ ordered';
  const message = `You cannot receive more than double the quantity ordered. Concrete: ${excess}.`;
  show(
    answer(deliveriesApi.receive, () => {
      const fields = { 'items.0.received': excess };
      const problem = { code: 'purchase_order.far_over_receipt', status: 409, message } as const;
      throw new Refused(problem, { fields });
    }),
  );
  const concrete = await line(/Concrete/);
  const box = concrete.getByLabelText('Received, m³');
  await press('Receive');
  await screen.findByText(/more than double the quantity/);
  screen.getByText(excess);
  await userEvent.clear(box);
  await userEvent.type(box, '20');
  expect(screen.queryByText(/more than double the quantity/)).toBeNull();
  expect(screen.queryByText(excess)).toBeNull();
  await userEvent.click(concrete.getByRole('button', { name: 'Reject some' }));
  await userEvent.type(concrete.getByLabelText('Of these, rejected'), '2');
  await press('Receive');
  await screen.findByText('Please choose a reason for the rejection');
  expect(screen.queryByText(excess)).toBeNull();
});

it('asks for a reason, and for no photo, on a day that is signed off', async () => {
  const { sent } = show(answer(diaryApi.day, () => aDay({ status: 'approved' })));
  await fillIn(await screen.findByLabelText('Reason for the amendment'), 'Came late');
  screen.getByText('This day is signed off. Its photos cannot be changed.');
  expect(document.querySelector('input[type=file]')).toBeNull();
  await press('Receive');
  await screen.findByText(/^Delivery from .* received/);
  expect(sent).toMatchObject([{ reason: 'Came late' }]);
});

it('does nothing while nothing came', async () => {
  const { sent } = show();
  await userEvent.clear((await line(/Concrete/)).getByLabelText('Received, m³'));
  screen.getByText('Enter the quantity received on at least one line.');
  await press('Receive');
  expect(sent).toEqual([]);
});

it('sends the photo of the ticket after the delivery', async () => {
  const requests = fakeXhr();
  show();
  await line(/Concrete/);
  const ticket = new File(['ticket'], 'ticket.png', { type: 'image/png' });
  const [camera] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (camera) await userEvent.upload(camera, ticket);
  screen.getByRole('button', { name: 'Remove ticket.png' });
  await press('Receive');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toMatch(/^\/api\/deliveries\/77\/photos/);
});

it('keeps what was entered until it is received', async () => {
  const { onClose } = show();
  await userEvent.type(await screen.findByLabelText(/Notes/), 'Wet');
  const box = (await line(/Concrete/)).getByLabelText('Received, m³');
  await userEvent.clear(box);
  await userEvent.type(box, '11');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  show();
  await screen.findByText(/^Your draft from .* has been restored/);
  expect(screen.getByLabelText(/Notes/)).toHaveProperty('value', 'Wet');
  expect((await line(/Concrete/)).getByLabelText('Received, m³')).toHaveProperty('value', '11');
  await press('Receive');
  await screen.findByText(/^Delivery from .* received/);
  cleanup();
  show();
  expect(await screen.findByLabelText(/Notes/)).toHaveProperty('value', '');
});

it('asks before a photo is lost, which no browser keeps', async () => {
  const { onClose } = show();
  await line(/Concrete/);
  const [camera] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (camera) await userEvent.upload(camera, new File(['t'], 't.png', { type: 'image/png' }));
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Leave without saving?');
  await press('Stay');
  screen.getByRole('button', { name: 'Remove t.png' });
  await userEvent.keyboard('{Escape}');
  await press('Leave');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('points out a date before the order was raised', async () => {
  show();
  const date = await screen.findByLabelText('Delivered on');
  expect(screen.queryByText(/before the order was raised/)).toBeNull();
  await userEvent.clear(date);
  await fillIn(date, '01/01/2026');
  screen.getByText('This is before the order was raised on 12/11/2026.');
});
