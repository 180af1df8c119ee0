import { Refused } from '@sitewright/domain/kernel/problem';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { NewOrderScreen } from './new-order-screen.tsx';
import { buying, orderAnswers } from './order-answers.fixture.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const buyer = aSessionUser({ role: 'Buyer' });

function show(...answers: Answer[]) {
  const sent: unknown[] = [];
  const raise = answer(purchaseOrdersApi.raise, (_, body) => {
    sent.push(body);
    return aPurchaseOrder();
  });
  const view = renderWithApi(<NewOrderScreen />, buyer, ...answers, raise, ...orderAnswers);
  return { ...view, sent };
}

const cell = (label: string, line = 1) => screen.findByLabelText(`${label}, line ${line}`);

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

async function fillHead() {
  await choose('Supplier', 'Pennick Concrete');
  await choose('Contract', 'Kestrel Wharf');
}

const seventy = Array.from({ length: 70 }, (_, n) => `Item ${n + 1}\t${n + 1}\tno.\t10.00`);

describe('the grid', () => {
  it('is written by the keyboard alone', async () => {
    const { sent } = show();
    await fillHead();
    await userEvent.click(await cell('Description'));
    await userEvent.keyboard('Timber{Tab}12{Tab}m{Tab}4.50{Enter}');
    expect(document.activeElement).toBe(await cell('Description', 2));
    await userEvent.keyboard('Nails{Tab}3{Tab}bag{Tab}2{ArrowUp}');
    expect(document.activeElement).toBe(await cell('Unit price', 1));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await cell('Unit price', 2));
    within(screen.getByLabelText('Totals')).getByText('£60.00');
    within(screen.getByLabelText('Totals')).getByText('£72.00');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      contractId: 7,
      supplierId: 3,
      status: 'pending',
      items: [
        { description: 'Timber', quantity: '12', unit: 'm', unitPrice: '4.50', discountRate: '0' },
        { description: 'Nails', quantity: '3', unit: 'bag', unitPrice: '2' },
      ],
    });
  });

  it('takes 70 rows of a spreadsheet at once', async () => {
    const { sent } = show();
    await fillHead();
    await userEvent.click(await cell('Description'));
    await userEvent.paste(seventy.join('\n'));
    await screen.findByText('70 lines pasted');
    expect(await cell('Description', 70)).toHaveProperty('value', 'Item 70');
    within(screen.getByLabelText('Totals')).getByText('£24,850.00');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toHaveProperty('items.length', 70);
  });

  it('marks the cells that are at fault, loses none of them, and leads there', async () => {
    const { sent } = show();
    await fillHead();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\ttwo\tt\tPOA\nCement\t4\tbag\t6');
    await screen.findByText('2 lines pasted. 2 cells are marked to look at.');
    const quantity = await cell('Quantity');
    expect(quantity).toHaveProperty('value', 'two');
    expect(quantity.getAttribute('aria-description')).toBe('Quantity must be a number');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await userEvent.click(await screen.findByText('Line 1: Unit price must be a number'));
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Unit price')));
    expect(sent).toEqual([]);
  });

  it('pushes down what stands there already', async () => {
    show();
    await userEvent.type(await cell('Description'), 'Timber{Enter}Nails');
    await userEvent.click(await cell('Description', 1));
    await userEvent.paste('Sand\t2\nCement\t4');
    const lines = screen.getAllByLabelText(/^Description/) as HTMLInputElement[];
    expect(lines.map(({ value }) => value)).toEqual(['Timber', 'Sand', 'Cement', 'Nails']);
  });

  it('fills a column from the cell that somebody stands in', async () => {
    show();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\nCement');
    await userEvent.click(await cell('Quantity'));
    await userEvent.paste('2\n4');
    expect(await cell('Quantity', 1)).toHaveProperty('value', '2');
    expect(await cell('Quantity', 2)).toHaveProperty('value', '4');
    expect(screen.queryByLabelText('Quantity, line 3')).toBeNull();
  });

  it('removes a line, and gives it back', async () => {
    show();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\t2\nCement\t4');
    await userEvent.click(await cell('Description'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(await cell('Description', 1)).toHaveProperty('value', 'Cement');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await cell('Description', 1)).toHaveProperty('value', 'Sand');
  });

  it('finds materials by their names', async () => {
    show();
    await userEvent.type(await cell('Description'), 'mesh');
    await screen.findByRole('option', { name: /Mesh A393/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await cell('Description')).toHaveProperty('value', 'Mesh A393');
    expect(await cell('Unit')).toHaveProperty('value', 'no.');
    expect(await cell('Unit price')).toHaveProperty('value', '62.40');
  });
});

it('says what is missing before it is sent', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Raise order' }));
  const summary = within(await screen.findByRole('alert'));
  summary.getByText('Please choose a supplier, or enter who it is');
  summary.getByText('Please choose a contract');
  summary.getByText('An order needs at least one line.');
  expect(sent).toEqual([]);
});

it('is saved as a draft without lines', async () => {
  const { sent } = show(buying({ requireApproval: true }));
  await fillHead();
  await screen.findByRole('button', { name: 'Submit for approval' });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ status: 'draft', items: [] });
});

it('goes to somebody who is not in the register', async () => {
  const { sent } = show();
  await choose('Supplier', 'Not in the register');
  await userEvent.type(await screen.findByLabelText("Supplier's name"), 'Ings Lane Joinery');
  await choose('Contract', 'Kestrel Wharf');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ supplierId: null, supplierName: 'Ings Lane Joinery' });
});

it('says at once why nothing may be ordered from a supplier', async () => {
  show();
  await choose('Supplier', 'Brigg Skip Hire');
  await screen.findByText(/Brigg Skip Hire is on hold: Licence lapsed/);
});

it('states the reverse charge and leaves the VAT out of the total', async () => {
  show();
  await userEvent.click(await cell('Description'));
  await userEvent.paste('Plastering\t1\tno.\t1000');
  await userEvent.selectOptions(screen.getByLabelText('VAT treatment'), 'reverse_charge20');
  const totals = within(screen.getByLabelText('Totals'));
  totals.getByText('VAT 20.00 %, reverse charge');
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
  show(refused);
  await fillHead();
  await userEvent.click(await cell('Description'));
  await userEvent.paste('Sand\t2\tt\t3\nCement\t4\tbag\t6');
  await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
  await screen.findByText(`Line 2: ${words}`);
  expect((await cell('Quantity', 2)).getAttribute('aria-description')).toBe(words);
});

it('keeps what was typed until it has become an order', async () => {
  const { unmount } = show();
  await userEvent.type(await cell('Description'), 'Timber');
  unmount();
  show();
  await screen.findByText(/Your draft of/);
  expect(await cell('Description')).toHaveProperty('value', 'Timber');
});
