import { statusLabels } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrderRow } from '@sitewright/domain/purchase-orders/purchase-order';
import { aPurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { orderColumns } from './order-columns.tsx';

const order = aPurchaseOrder({
  poNumber: 'PO-1',
  revision: 1,
  supplierName: 'Pennick Concrete',
  subtotal: '100.00',
  vatAmount: '20.00',
  total: '120.00',
});

const shown = { seesPrices: true, isOfOne: true, today: '2026-11-15', labels: statusLabels };

it('adds up what is ordered, and says what is left out', () => {
  const columns = orderColumns(shown);
  const textOf = (...statuses: PurchaseOrderRow['status'][]) => {
    const orders = statuses.map((status) => ({ ...order, status }));
    const total = columns.find(({ id }) => id === 'total')?.total?.(orders);
    return render(total as ReactElement).container.textContent;
  };
  expect(textOf('pending', 'sent')).toBe('£240.00');
  expect(textOf('sent', 'draft', 'rejected', 'cancelled')).toBe(
    '£120.00excluding draft, rejected and cancelled orders',
  );
});

it('counts an order closed short at what came of it, as its page does', () => {
  const columns = orderColumns(shown);
  const short: PurchaseOrderRow = { ...order, status: 'closed', actual: '40.00' };
  const cellOf = (name: string) => columns.find(({ id }) => id === name)?.text(short);
  expect([cellOf('subtotal'), cellOf('vatAmount'), cellOf('total')]).toEqual([
    '£40.00',
    '£8.00',
    '£48.00',
  ]);
  const net = columns.find(({ id }) => id === 'subtotal');
  expect(render(net?.cell(short) as ReactElement).container.textContent).toBe(
    '£40.00of £100.00 ordered',
  );
  expect(render(net?.total?.([order, short]) as ReactElement).container.textContent).toBe(
    '£140.00',
  );
});

it('gives a spreadsheet the number, the revision, the supplier and each amount by itself', () => {
  const columns = orderColumns(shown);
  const cells = columns.flatMap(
    ({ header, text, exportAs: of = text, exportedAs = [{ header, of }] }) =>
      exportedAs.map((column) => [column.header, column.of(order)]),
  );
  expect(Object.fromEntries(cells)).toMatchObject({
    Number: 'PO-1',
    Revision: 'B',
    Supplier: 'Pennick Concrete',
    'Ordered, net': { pounds: '100.00' },
    Net: { pounds: '100.00' },
    VAT: { pounds: '20.00' },
    Total: { pounds: '120.00' },
  });
  expect(cells.filter(([header]) => header === 'VAT')).toHaveLength(1);
});
