import { Refused } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { leavePage } from '../testing/leave-page.ts';
import { cell, choose, fillHead, showNewOrder, showNewOrderOf } from './new-order.fixture.tsx';
import { buying } from './order-answers.fixture.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

it('says what is missing before it is sent', async () => {
  const { sent } = showNewOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Raise order' }));
  const summary = within(await screen.findByRole('alert'));
  summary.getByText('Please choose a supplier, or enter their name');
  summary.getByText('Please choose a contract');
  summary.getByText('Fill in at least one line.');
  expect(sent).toEqual([]);
});

it('takes no delivery date before the issue date', async () => {
  const { sent } = showNewOrder();
  await fillHead();
  await fillIn(screen.getByLabelText('Delivery date'), '1/11/25');
  await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
  const summary = within(await screen.findByRole('alert'));
  summary.getByText('Delivery date must not be before the issue date');
  expect(sent).toEqual([]);
});

it('is saved as a draft without lines, and Back does not lead to an empty form', async () => {
  const { sent, history } = showNewOrder(buying({ requireApproval: true }));
  await fillHead();
  await screen.findByRole('button', { name: 'Submit for approval' });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ status: 'draft', items: [] });
  await waitFor(() => expect(history.location.pathname).toMatch(/^\/suppliers\/orders\/\d+$/));
  expect(history.length).toBe(1);
});

it('goes to a supplier who is not in the register', async () => {
  const { sent } = showNewOrder();
  await choose('Supplier', 'Not in the register');
  await fillIn(await screen.findByLabelText("Supplier's name"), 'Ings Lane Joinery');
  await choose('Contract', 'Kestrel Wharf');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ supplierId: null, supplierName: 'Ings Lane Joinery' });
});

it('offers to order from a supplier whose name is not found in the register', async () => {
  const { sent } = showNewOrder();
  const box = await screen.findByRole('combobox', { name: 'Supplier' });
  await userEvent.type(box, 'Ings Lane Joinery');
  const list = within(screen.getByRole('listbox', { name: 'Supplier' }));
  const option = await list.findByRole('option', { name: /“Ings Lane Joinery”/ });
  expect(option.textContent).toMatch(/^Not in the register/);
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveProperty('value', 'Not in the register');
  expect(screen.getByLabelText("Supplier's name")).toHaveProperty('value', 'Ings Lane Joinery');
  await choose('Contract', 'Kestrel Wharf');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ supplierId: null, supplierName: 'Ings Lane Joinery' });
});

it('does not offer a supplier of the register as one outside it, not even while it loads', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = answer(suppliersApi.list, async () => {
    await arrived;
    return [aSupplier({ name: 'Ings Lane Joinery' })];
  });
  showNewOrder(slow);
  const box = await screen.findByRole('combobox', { name: 'Supplier' });
  await userEvent.type(box, 'ings lane joinery');
  expect(screen.queryByRole('listbox', { name: 'Supplier' })).toBeNull();
  arrive();
  const list = within(await screen.findByRole('listbox', { name: 'Supplier' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ings Lane Joinery/),
  ]);
});

it('says that a name is not in the register after Tab, and offers to order from there', async () => {
  showNewOrder();
  const box = await screen.findByRole('combobox', { name: 'Supplier' });
  await userEvent.type(box, 'Denholme Steelwork');
  expect(screen.queryByText(/is not in the register/)).toBeNull();
  await userEvent.tab();
  const message = '“Denholme Steelwork” is not in the register.';
  await screen.findByText(message);
  expect(screen.queryByLabelText("Supplier's name")).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Order from “Denholme Steelwork”' }));
  expect(box).toHaveProperty('value', 'Not in the register');
  expect(screen.getByLabelText("Supplier's name")).toHaveProperty('value', 'Denholme Steelwork');
  expect(screen.queryByText(message)).toBeNull();
});

it('says no more of a name that is not in the register once another supplier is chosen', async () => {
  showNewOrder();
  const box = await screen.findByRole('combobox', { name: 'Supplier' });
  await userEvent.type(box, 'Denholme Steelwork');
  await userEvent.tab();
  await screen.findByText(/is not in the register/);
  await userEvent.type(box, 'Pennick');
  expect(screen.queryByText(/is not in the register/)).toBeNull();
  await userEvent.tab();
  expect(box).toHaveProperty('value', 'Pennick Concrete');
  expect(screen.queryByText(/is not in the register/)).toBeNull();
});

it('chooses no supplier if Tab leaves a name that was mistyped', async () => {
  showNewOrder();
  const box = await screen.findByRole('combobox', { name: 'Supplier' });
  await userEvent.type(box, 'Penick Concrete');
  await userEvent.tab();
  expect(box).toHaveProperty('value', '');
  expect(screen.queryByLabelText("Supplier's name")).toBeNull();
  await userEvent.click(box);
  const list = within(screen.getByRole('listbox', { name: 'Supplier' }));
  expect(list.getByRole('option', { name: /Not in the register/ }).textContent).toBe(
    'Not in the register',
  );
});

it('offers no supplier who cannot be ordered from, and says why', async () => {
  showNewOrder();
  await choose('Supplier', 'Brigg Skip Hire is on hold: Licence lapsed');
  const box = screen.getByRole('combobox', { name: 'Supplier' });
  expect(box).toHaveProperty('value', '');
  await userEvent.type(box, 'Brigg{Enter}');
  const [held] = screen.getAllByRole('option');
  expect(held?.getAttribute('aria-disabled')).toBe('true');
});

it('says of whom an insurance has lapsed before they are chosen', async () => {
  const lapsed = aSupplier({ id: 5, name: 'Calder Plant', insuranceExpiry: '2020-03-01' });
  showNewOrder(answer(suppliersApi.list, () => [lapsed]));
  await choose('Supplier', 'Calder Plant: Insurance expired on 01/03/2020');
  expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveProperty(
    'value',
    'Calder Plant',
  );
});

it('states the reverse charge and leaves the VAT out of the total', async () => {
  showNewOrder();
  await userEvent.click(await cell('Description'));
  await userEvent.paste('Plastering\t1\tno.\t1000');
  await userEvent.selectOptions(screen.getByLabelText('VAT treatment'), 'reverse_charge20');
  const totals = within(screen.getByLabelText('Totals'));
  totals.getByText('VAT 20%, reverse charge');
  totals.getByText('(£200.00)');
  expect(totals.getAllByText('£1,000.00')).toHaveLength(2);
  totals.getByText(/VAT Act 1994 Section 55A applies/);
});

it('puts what the server says on the line it is about', async () => {
  const words = 'Quantity cannot be more than 99,999,999';
  const refused = answer(purchaseOrdersApi.raise, () => {
    throw new Refused(
      { code: 'invalid', status: 400, message: words },
      { fields: { 'items.1.quantity': words } },
    );
  });
  showNewOrder(refused);
  await fillHead();
  await userEvent.click(await cell('Description'));
  await userEvent.paste('Sand\t2\tt\t3\nCement\t4\tbag\t6');
  await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
  await screen.findByText(`Line 2: ${words}`);
  expect((await cell('Quantity', 2)).getAttribute('aria-description')).toBe(words);
});

it('keeps what was typed until it has become an order', async () => {
  const { unmount } = showNewOrder();
  await fillIn(await cell('Description'), 'Timber');
  unmount();
  showNewOrder();
  await screen.findByText(/Your draft from/);
  expect(await cell('Description')).toHaveProperty('value', 'Timber');
});

it('keeps what was typed for one contract apart from the rest', async () => {
  const { unmount } = showNewOrderOf({ contract: 'kestrel-wharf' });
  await fillIn(await cell('Description'), 'Timber');
  unmount();
  const blank = showNewOrder();
  expect(await cell('Description')).toHaveProperty('value', '');
  blank.unmount();
  showNewOrderOf({ contract: 'kestrel-wharf' });
  await screen.findByText(/Your draft from/);
  expect(await cell('Description')).toHaveProperty('value', 'Timber');
});

it('is not left before the browser has saved it', async () => {
  const { history } = showNewOrder();
  await userEvent.type(await cell('Description'), 'T');
  history.push('/suppliers');
  await screen.findByText('Leave without saving?');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  leavePage();
  await screen.findAllByText(/Draft saved/);
  // The navigation guard is notified just after the toast.
  await act(async () => {});
  history.push('/suppliers');
  await waitFor(() => expect(history.location.pathname).toBe('/suppliers'));
});
