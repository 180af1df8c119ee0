import { costsApi } from '@sitewright/domain/costs/api';
import { penceOf, poundsOf, sumOf } from '@sitewright/domain/kernel/pence';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type {
  PurchaseOrder,
  PurchaseOrderRow,
} from '@sitewright/domain/purchase-orders/purchase-order';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import type { Supplier } from '@sitewright/domain/suppliers/supplier';
import { allPages } from '../all-pages.ts';
import type { Caller } from '../caller.ts';
import { type Pair, pair } from './pair.ts';

type Orders = readonly PurchaseOrderRow[];

/** Orders, suppliers and the approval panel. */
export async function buyingPairs(director: Caller): Promise<Pair[]> {
  const orders = await allPages(director, purchaseOrdersApi.list, { query: {} });
  const suppliers = await allPages(director, suppliersApi.list, { query: {} });
  return [
    ...(await orderPairs(director, orders)),
    ...supplierPairs(orders, suppliers),
    ...(await supplierPagePairs(director, suppliers)),
    ...(await approvalPairs(director, orders)),
  ];
}

async function orderPairs(director: Caller, orders: Orders): Promise<Pair[]> {
  const costs = await director.call(costsApi.list, { query: {} });
  const ofContract = (projectId: number, field: 'openCommitment' | 'subtotal') =>
    sumOf(orders.filter(({ contractId }) => contractId === projectId).map((order) => order[field]));
  const booked: string[] = [];
  for (const { slug } of costs) {
    const query = { measure: 'open', source: 'order' } as const;
    const rows = await allPages(director, costsApi.rows, { params: { slug }, query });
    booked.push(sumOf(rows.map(({ amount }) => amount)));
  }
  const read: PurchaseOrder[] = [];
  for (const { id } of orders.slice(0, 12))
    read.push(await director.call(purchaseOrdersApi.read, { params: { purchaseOrderId: id } }));
  const inList = orders.slice(0, 12);
  const places = 'list of orders and order';
  return [
    pair(
      'Open order value',
      'list of orders and the transactions of orders',
      costs.map(({ projectId }) => ofContract(projectId, 'openCommitment')),
      booked,
    ),
    pair(
      'Open order value',
      places,
      inList.map(({ openCommitment }) => openCommitment),
      read.map(({ openCommitment }) => openCommitment),
    ),
    pair(
      'Net',
      places,
      inList.map(({ subtotal }) => subtotal),
      read.map(({ subtotal }) => subtotal),
    ),
    pair(
      'Actual',
      places,
      inList.map(({ actual }) => actual),
      read.map(({ actual }) => actual),
    ),
    pair(
      'Net',
      'order and its lines',
      read.map(({ subtotal }) => subtotal),
      read.map(({ items }) => sumOf(items.map(({ lineTotal }) => lineTotal))),
    ),
  ];
}

const undecided = ['draft', 'pending', 'rejected', 'cancelled'];

function supplierPairs(orders: Orders, suppliers: readonly Supplier[]): Pair[] {
  const approved = orders.filter(
    ({ status, revision }) => revision === 0 && !undecided.includes(status),
  );
  const revised = new Set(
    orders.filter(({ revision }) => revision > 0).map(({ supplierId }) => supplierId),
  );
  const plain = suppliers.filter(({ id }) => !revised.has(id));
  const of = (id: number) => approved.filter(({ supplierId }) => supplierId === id);
  return [
    pair(
      'Ordered',
      'supplier and list of orders',
      plain.map(({ totalSpend }) => totalSpend),
      plain.map(({ id }) => sumOf(of(id).map(({ subtotal }) => subtotal))),
    ),
    pair(
      'Orders',
      'supplier and list of orders',
      plain.map(({ orderCount }) => orderCount),
      plain.map(({ id }) => of(id).length),
    ),
  ];
}

async function supplierPagePairs(
  director: Caller,
  suppliers: readonly Supplier[],
): Promise<Pair[]> {
  const used = suppliers.filter(({ orderCount }) => orderCount > 0);
  const pages: Supplier[] = [];
  const spent: string[] = [];
  for (const { id: supplierId } of used) {
    pages.push(await director.call(suppliersApi.read, { params: { supplierId } }));
    const contracts = await director.call(suppliersApi.projects, { params: { supplierId } });
    spent.push(sumOf(contracts.map(({ totalSpent }) => totalSpent)));
  }
  const places = 'list of suppliers and supplier';
  return [
    pair(
      'Ordered',
      places,
      used.map(({ totalSpend }) => totalSpend),
      pages.map(({ totalSpend }) => totalSpend),
    ),
    pair(
      'Ordered this year',
      places,
      used.map(({ spentThisYear }) => spentThisYear),
      pages.map(({ spentThisYear }) => spentThisYear),
    ),
    pair(
      'On time, in full',
      places,
      used.map(({ linesOnTimeInFull, judgedLines }) => [linesOnTimeInFull, judgedLines]),
      pages.map(({ linesOnTimeInFull, judgedLines }) => [linesOnTimeInFull, judgedLines]),
    ),
    pair(
      'Ordered',
      'supplier and its contracts',
      used.map(({ totalSpend }) => totalSpend),
      spent,
    ),
  ];
}

/** The budget that an approver sees is that of the cost analysis. */
async function approvalPairs(director: Caller, orders: Orders): Promise<Pair[]> {
  const pending = orders.filter(({ status }) => status === 'pending');
  const views = [];
  for (const { id, contractSlug: slug, costHead } of pending) {
    const view = await director.call(purchaseOrdersApi.approvalView, {
      params: { purchaseOrderId: id },
    });
    const analysis = await director.call(costsApi.read, { params: { slug } });
    views.push({ view, analysis, head: analysis.heads.find(({ head }) => head === costHead) });
  }
  const places = 'approval panel and cost analysis';
  const left = ({
    revised,
    actual,
    open,
  }: {
    revised: string | null;
    actual: string | null;
    open: string | null;
  }) => poundsOf(penceOf(revised ?? '0') - penceOf(actual ?? '0') - penceOf(open ?? '0'));
  return [
    pair(
      'Revised budget',
      places,
      views.map(({ view }) => view.budget.of),
      views.map(({ analysis }) => analysis.revised),
    ),
    pair(
      'Actual to date',
      places,
      views.map(({ view }) => view.budget.actual),
      views.map(({ analysis }) => analysis.actual),
    ),
    pair(
      'Open order value',
      places,
      views.map(({ view }) => view.budget.open),
      views.map(({ analysis }) => analysis.open),
    ),
    pair(
      'Committed',
      places,
      views.map(({ view }) => view.budget.committed),
      views.map(({ analysis }) => analysis.committed),
    ),
    pair(
      'Left of the budget',
      places,
      views.map(({ view }) => view.budget.leftBefore),
      views.map(({ analysis }) => left(analysis)),
    ),
    pair(
      'Committed of the cost head',
      places,
      views.map(({ view }) => view.head.committed),
      views.map(({ head }) => head?.committed),
    ),
  ];
}
