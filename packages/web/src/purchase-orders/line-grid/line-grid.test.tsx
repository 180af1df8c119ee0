import { materialsApi } from '@sitewright/domain/materials/api';
import type { Material } from '@sitewright/domain/materials/material';
import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clickUndo } from '../../testing/click-undo.ts';
import { answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { cell, choose, fillHead, showNewOrder } from '../new-order.fixture.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const catalogue = (...materials: Material[]) => answer(materialsApi.list, () => materials);
const mesh = aMaterial({
  id: 9,
  itemDescription: 'Mesh A393',
  unit: 'no.',
  purchaseCost: '62.4000',
});

const seventy = Array.from({ length: 70 }, (_, n) => `Item ${n + 1}\t${n + 1}\tno.\t10.00`);

describe('the grid', () => {
  it('is written by the keyboard alone', async () => {
    const { sent } = showNewOrder();
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
    const { sent } = showNewOrder();
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
    const { sent } = showNewOrder();
    await fillHead();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\ttwo\tt\tPOA\nCement\t4\tbag\t6');
    await screen.findByText('2 lines pasted. 2 cells need checking.');
    const quantity = await cell('Quantity');
    expect(quantity).toHaveProperty('value', 'two');
    expect(quantity.getAttribute('aria-description')).toBe('Quantity must be a number');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await userEvent.click(await screen.findByText('Line 1: Unit price must be a number'));
    await waitFor(async () => expect(document.activeElement).toBe(await cell('Unit price')));
    expect(sent).toEqual([]);
  });

  it('pushes existing lines down', async () => {
    showNewOrder(catalogue());
    await userEvent.type(await cell('Description'), 'Timber{Enter}Nails');
    await userEvent.click(await cell('Description', 1));
    await userEvent.paste('Sand\t2\nCement\t4');
    const lines = screen.getAllByLabelText(/^Description/) as HTMLInputElement[];
    expect(lines.map(({ value }) => value)).toEqual(['Timber', 'Sand', 'Cement', 'Nails']);
    expect(document.activeElement).toBe(lines[3]);
  });

  it('goes on below what was pasted', async () => {
    showNewOrder();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\t2\nCement\t4');
    await userEvent.keyboard('Nails');
    expect(await cell('Description', 3)).toHaveProperty('value', 'Nails');
  });

  it('takes back a whole paste, and nothing that was typed elsewhere', async () => {
    showNewOrder(catalogue());
    await fillIn(await cell('Description'), 'Timber');
    await userEvent.paste('Sand\t2\nCement\t4');
    expect(await cell('Description', 3)).toHaveProperty('value', 'Cement');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByLabelText(/^Description/)).toHaveLength(1));
    expect(document.activeElement).toBe(await cell('Description'));
    expect(await cell('Description')).toHaveProperty('value', 'Timber');
    const undo = new KeyboardEvent('keydown', {
      key: 'z',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect((await cell('Description')).dispatchEvent(undo)).toBe(false);
  });

  it('finds pasted lines by name or SKU in the catalogue', async () => {
    const pipe = aMaterial({ id: 10, itemDescription: 'Pipe', sku: 'P-1', purchaseCost: '9.0000' });
    const old = aMaterial({ id: 11, itemDescription: 'Old', active: 'no' });
    const { sent } = showNewOrder(catalogue(mesh, pipe, old));
    await fillHead();
    await userEvent.click(await cell('Description'));
    await userEvent.paste(' mesh a393\t2\t\t\np-1\t3\tm\t8.50\nOld\t1\tno.\t1');
    await waitFor(() => expect(screen.getAllByText('From the catalogue')).toHaveLength(2));
    screen.getByText('Not from the catalogue');
    expect(await cell('Description', 2)).toHaveProperty('value', 'Pipe');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      items: [
        { materialId: 9, description: 'Mesh A393', unit: 'no.', unitPrice: '62.40' },
        { materialId: 10, description: 'Pipe', unit: 'm', unitPrice: '8.50' },
        { materialId: null, description: 'Old' },
      ],
    });
  });

  it('asks for the price that is missing, and for nothing in a line that is blank', async () => {
    showNewOrder(catalogue());
    await fillHead();
    await userEvent.type(await cell('Description'), 'Sand{Tab}2{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Raise order' }));
    await screen.findByText('Line 1: Unit price is required');
    expect((await cell('Unit price', 2)).getAttribute('aria-invalid')).toBeNull();
  });

  it("shows the supplier's discount as what it is, and lets another be written", async () => {
    const supplier = aSupplier({ id: 3, name: 'Pennick Concrete', discountRate: '4.00' });
    showNewOrder(
      catalogue(),
      answer(suppliersApi.list, () => [supplier]),
    );
    await choose('Supplier', 'Pennick Concrete');
    expect(await cell('Discount')).toHaveProperty('value', '');
    await fillIn(await cell('Description'), 'Sand');
    const discount = await cell('Discount');
    expect(discount).toHaveProperty('value', '4');
    await userEvent.clear(discount);
    expect(discount).toHaveProperty('value', '');
    await userEvent.type(discount, '10');
    expect(discount).toHaveProperty('value', '10');
    await userEvent.clear(discount);
    await userEvent.tab();
    expect(discount).toHaveProperty('value', '4');
  });

  it('offers first what the chosen supplier has', async () => {
    showNewOrder(catalogue(mesh, aMaterial({ id: 10, itemDescription: 'Mesh X', supplierId: 3 })));
    await fillHead();
    await fillIn(await cell('Description'), 'mesh');
    await screen.findByRole('option', { name: /Mesh X/ });
    const [first] = screen.getAllByRole('option', { name: /Mesh/ });
    expect(first?.textContent).toContain('Mesh X');
  });

  it('is walked sideways once the caret is at the edge of the text', async () => {
    showNewOrder();
    await userEvent.type(await cell('Quantity'), '12');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(await cell('Quantity'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(await cell('Description'));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(document.activeElement).toBe(await cell('Quantity'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await cell('Unit'));
  });

  it('fills a column from the focused cell', async () => {
    showNewOrder();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\nCement');
    await userEvent.click(await cell('Quantity'));
    await userEvent.paste('2\n4');
    expect(await cell('Quantity', 1)).toHaveProperty('value', '2');
    expect(await cell('Quantity', 2)).toHaveProperty('value', '4');
    expect(await cell('Quantity', 3)).toHaveProperty('value', '');
    expect(document.activeElement).toBe(await cell('Quantity', 3));
  });

  it('removes a line, and gives it back', async () => {
    showNewOrder();
    await userEvent.click(await cell('Description'));
    await userEvent.paste('Sand\t2\nCement\t4');
    await userEvent.click(await cell('Description'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(await cell('Description', 1)).toHaveProperty('value', 'Cement');
    await clickUndo();
    expect(await cell('Description', 1)).toHaveProperty('value', 'Sand');
  });

  it('takes what the arrows have come to, and asks how many', async () => {
    showNewOrder(catalogue(mesh, aMaterial({ id: 10, itemDescription: 'Mesh A252' })));
    await fillIn(await cell('Description'), 'mesh');
    await screen.findByRole('option', { name: /Mesh A252/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await cell('Description')).toHaveProperty('value', 'Mesh A393');
    expect(await cell('Unit')).toHaveProperty('value', 'no.');
    expect(await cell('Unit price')).toHaveProperty('value', '62.40');
    expect(document.activeElement).toBe(await cell('Quantity'));
  });

  it('takes the only thing that the catalogue has', async () => {
    showNewOrder();
    await fillIn(await cell('Description'), 'mesh');
    await screen.findByRole('option', { name: /Mesh A393/ });
    await userEvent.keyboard('{Enter}');
    expect(await cell('Description')).toHaveProperty('value', 'Mesh A393');
    expect(document.activeElement).toBe(await cell('Quantity'));
  });

  it('takes none of several that the user did not choose', async () => {
    showNewOrder(catalogue(mesh, aMaterial({ id: 10, itemDescription: 'Mesh A252' })));
    await fillIn(await cell('Description'), 'mesh');
    await screen.findByRole('option', { name: /Mesh A252/ });
    await userEvent.keyboard('{Enter}');
    expect(await cell('Description')).toHaveProperty('value', 'mesh');
    expect(document.activeElement).toBe(await cell('Description', 2));
  });

  it('says what is of the catalogue, and what is no longer', async () => {
    showNewOrder();
    await fillIn(await cell('Description'), 'mesh');
    await userEvent.click(await screen.findByRole('option', { name: /Mesh A393/ }));
    await screen.findByText('From the catalogue');
    await fillIn(await cell('Description'), ', cut');
    await screen.findByText('Edited – no longer matches catalogue');
    await userEvent.clear(await cell('Description'));
    expect(screen.queryByText(/the catalogue$/)).toBeNull();
  });
});
