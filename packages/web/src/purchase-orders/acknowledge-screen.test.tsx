import { notFound, problem, Refused } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { LinkedOrder } from '@sitewright/domain/purchase-orders/linked-order';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { linkToken, renderLink } from '../testing/render-with-api.tsx';

afterEach(cleanup);

const order: LinkedOrder = {
  company: 'Northgate Construction',
  poNumber: 'PO-NC2041-0007',
  revision: 1,
  supplierName: 'Pennick Concrete',
  deliveryDate: '2026-11-19',
  deliveryAddress: 'Gate 2',
  siteContact: 'Ann Hill, 07700 900123',
  deliveryInstructions: 'Wheel wash at the gate',
  issueDate: '2026-11-12',
  contractName: 'Kestrel Wharf',
  orderedBy: 'Priya Raman',
  notes: 'Call the day before',
  terms: '30 days end of month',
  vatTreatment: 'reverse_charge20',
  vatRate: '20.00',
  subtotal: '100.00',
  vatAmount: '20.00',
  cisApplies: true,
  total: '100.00',
  status: 'sent',
  acknowledgedAt: null,
  acknowledgedBy: null,
  items: [
    {
      ...{ description: 'Concrete', quantity: '48.000', unit: 'm³' },
      ...{ unitPrice: '2.1930', discountRate: '5.00', lineTotal: '100.00' },
    },
  ],
};

const acknowledged: LinkedOrder = {
  ...order,
  status: 'acknowledged',
  acknowledgedBy: 'Tom Pennick',
  acknowledgedAt: '2026-11-15T09:00:00.000Z',
};

const show = (read: () => LinkedOrder, ...answers: Answer[]) =>
  renderLink('purchaseOrder', answer(purchaseOrdersApi.readByLink, read), ...answers);

it('shows a supplier without an account what was ordered', async () => {
  show(() => order);
  await screen.findByRole('heading', { name: 'Purchase order PO-NC2041-0007 Rev B' });
  screen.getByText('Northgate Construction');
  screen.getByText('48 m³');
  screen.getByText('£2.193 per m³, 5% discount');
  screen.getByRole('row', { name: 'VAT to account for at 20% £20.00' });
  screen.getByRole('row', { name: 'Total £100.00' });
});

it('shows everything that the supplier accepts', async () => {
  show(() => order);
  await screen.findByText('30 days end of month');
  screen.getByText('Call the day before');
  screen.getByText('Wheel wash at the gate');
  screen.getByText('Ann Hill, 07700 900123');
  screen.getByText('12/11/2026');
  screen.getByText(/^Reverse charge: VAT Act 1994/);
  screen.getByText(/^CIS applies/);
});

it('takes a name and says that it is done', async () => {
  const bodies: unknown[] = [];
  show(
    () => order,
    answer(purchaseOrdersApi.acknowledgeByLink, (_, body) => {
      bodies.push(body);
      return acknowledged;
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  await screen.findByText('Name is required');
  await fillIn(screen.getByLabelText('Your name'), 'Tom Pennick');
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByText(/Acknowledged by Tom Pennick, 15\/11\/2026 09:00/);
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
  expect(bodies).toEqual([{ acknowledgedBy: 'Tom Pennick' }]);
});

it('says what to do when the link is over', async () => {
  show(() => {
    throw new Refused(notFound);
  });
  await screen.findByText('This link is no longer valid');
  screen.getByText(/Use the link in the latest email/);
});

it('says in a sentence why it did not load, without the number of the answer', async () => {
  show(() => {
    throw new Refused(problem('link.busy', 429, 'Please wait a minute.'));
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The order did not loadPlease wait a minute.');
});

it('needs no session, also on a device where a user is signed in', async () => {
  const { requests } = show(() => order);
  await screen.findByRole('button', { name: 'Acknowledge' });
  expect(requests).toEqual([`GET /api/link/${linkToken}`, `GET /api/link/${linkToken}/order`]);
});
