import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery } from '@sitewright/domain/deliveries/delivery';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReverseDelivery } from './reverse-delivery.tsx';

afterEach(cleanup);

const delivery = { id: 77, date: '2026-03-02' } as Delivery;

it('asks why, and says what became of the delivery', async () => {
  const onClose = vi.fn();
  const sent: unknown[] = [];
  const message = 'Delivery of 02/03/2026 reversed. Its diary entry has been removed.';
  renderWithApi(
    <ReverseDelivery delivery={delivery} onClose={onClose} />,
    aSessionUser(),
    answer(deliveriesApi.reverse, ({ pathname }, body) => {
      sent.push(pathname, body);
      return { id: 77, message };
    }),
  );
  const reverse = await screen.findByRole('button', { name: 'Reverse' });
  await userEvent.click(reverse);
  expect(sent).toEqual([]);
  await fillIn(screen.getByLabelText('Reason'), 'Wrong order');
  await userEvent.click(reverse);
  await screen.findByText(message);
  expect(sent).toEqual(['/api/deliveries/77/reversal', { reason: 'Wrong order' }]);
  expect(onClose).toHaveBeenCalled();
});

it('returns a quantity of a line with a reason', async () => {
  const sent: unknown[] = [];
  const line = { id: 5, description: 'Mesh A393', unit: 'no.', received: '20', rejected: '2' };
  renderWithApi(
    <ReturnGoods delivery={{ ...delivery, items: [line] } as Delivery} onClose={vi.fn()} />,
    aSessionUser(),
    answer(deliveriesApi.returnGoods, (_, body) => {
      sent.push(body);
      return delivery;
    }),
  );
  await screen.findByRole('option', { name: 'Mesh A393, 18 no.' });
  await fillIn(screen.getByLabelText('Quantity returned'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  await screen.findByText('Goods returned');
  expect(sent).toEqual([{ deliveryItemId: 5, quantity: '3', rejectionReason: 'damaged' }]);
});
