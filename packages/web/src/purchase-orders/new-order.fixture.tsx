import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { NewOrderScreen } from './new-order-screen.tsx';
import type { NewOrderSearch } from './new-order-search.ts';
import { orderAnswers } from './order-answers.fixture.ts';

const buyer = aSessionUser({ role: 'Buyer' });

/** A buyer with a new order, and the requests that it sends. */
export const showNewOrder = (...answers: Answer[]) => showNewOrderOf({}, ...answers);

export function showNewOrderOf(search: NewOrderSearch, ...answers: Answer[]) {
  const sent: unknown[] = [];
  const raise = answer(purchaseOrdersApi.raise, (_, body) => {
    sent.push(body);
    return aPurchaseOrder();
  });
  const all = [...answers, raise, ...orderAnswers];
  return { ...renderWithApi(<NewOrderScreen {...search} />, buyer, ...all), sent };
}

export const cell = (label: string, line = 1) =>
  screen.findByLabelText<HTMLInputElement>(`${label}, line ${line}`);

export async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

export async function fillHead() {
  await choose('Supplier', 'Pennick Concrete');
  await choose('Contract', 'Kestrel Wharf');
}
