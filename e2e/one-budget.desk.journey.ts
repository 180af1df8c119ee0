import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, becomes } from './app.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an approver sees the same budget as the surveyor, and a completed contract its final account', async ({
  page,
}) => {
  const person = await aRegisteredPerson(page.request, 'Managing Director');
  const contract = await spendAndCommit(page);
  await send(page, 'patch', '/api/organization/buying', { requireApproval: true });
  const orderId = await submitOrder(page, contract.id, '2500');

  await becomes(person, 'Contracts Manager', false);
  await page.goto(`/suppliers/orders/${orderId}`);
  const approval = page.getByRole('table', { name: 'Contract budget before and after this order' });
  await expect(approval).toContainText('Of £96,000');
  const asApprover = {
    actual: await figureIn(approval.getByRole('row', { name: /^Actual/ }), 0),
    open: await figureIn(approval.getByRole('row', { name: /^Open commitment/ }), 0),
  };

  await becomes(person, 'Director', false);
  await page.goto(`/cost-analysis/${contract.slug}`);
  const total = page
    .getByRole('table', { name: 'Cost heads' })
    .getByRole('row', { name: /^Total/ });
  await expect(total).toContainText('£96,000.00');
  // 30 of 40 m³ at £100 and £12,345.67 by hand; 10 m³ are still to come.
  expect(asApprover).toEqual({ actual: '£15,345.67', open: '£1,000.00' });
  await expect(total).toContainText(asApprover.actual);
  await expect(total).toContainText(asApprover.open);

  await becomes(person, 'Managing Director', true);
  await closeTheAccount(page, contract, orderId);
});

type Contract = { id: number; slug: string; orderId: number };

/** A budget of £100,000 less £4,000 by a change; what arrived and what was typed is actual. */
async function spendAndCommit(page: Page): Promise<Contract> {
  const contract = await send(page, 'post', '/api/projects', {
    name: 'Kestrel Wharf',
    slug: `one-budget-${Date.now()}`,
    status: 'active',
    contractValue: '120000',
    budget: '100000',
    startDate: day(-60),
    finishDate: day(60),
  });
  const change = { projectId: contract.id, description: 'Omit canopy', budgetAmount: '-4000' };
  const { id: changeId } = await send(page, 'post', '/api/budget-changes', {
    ...change,
    head: 'materials',
    valueAmount: '-5000',
  });
  await send(page, 'put', `/api/budget-changes/${changeId}/approval`, {});
  const orderId = await submitOrder(page, contract.id, '4000');
  await send(page, 'put', `/api/purchase-orders/${orderId}/approval`, {});
  const { items } = await send(page, 'get', `/api/purchase-orders/${orderId}`);
  await send(page, 'post', `/api/purchase-orders/${orderId}/deliveries`, {
    date: day(0),
    items: [{ purchaseOrderItemId: items[0].id, received: '30' }],
  });
  await send(page, 'post', '/api/cost-entries', {
    projectId: contract.id,
    head: 'subcontract',
    date: day(0),
    description: 'Groundworks, application 1',
    amount: '12345.67',
  });
  return { ...contract, orderId };
}

/** Forty cubic metres. */
async function submitOrder(page: Page, contractId: number, net: string): Promise<number> {
  const unitPrice = String(Number(net) / 40);
  const { id } = await send(page, 'post', '/api/purchase-orders', {
    contractId,
    supplierName: 'Pennick Concrete',
    status: 'draft',
    items: [{ description: 'C32/40', quantity: '40', unit: 'm³', unitPrice }],
  });
  await send(page, 'put', `/api/purchase-orders/${id}/submission`, {});
  return id;
}

/** Nothing is forecast any more: the final cost is what was spent. */
async function closeTheAccount(page: Page, { id, slug, orderId }: Contract, waitingId: number) {
  const reason = { reason: 'The works are finished' };
  await send(page, 'put', `/api/purchase-orders/${waitingId}/cancellation`, reason);
  await send(page, 'put', `/api/purchase-orders/${orderId}/closure`, reason);
  await send(page, 'patch', `/api/projects/${id}`, { status: 'completed' });
  await page.goto(`/cost-analysis/${slug}`);
  for (const column of ['Actual', 'Forecast final']) {
    await expect(await headFigure(page, 'Total', column)).toHaveText('£15,345.67');
  }
  await expect(await headFigure(page, 'Total', 'To complete')).toHaveText('£0.00');
  await expect(page.getByText(/over budget$/)).toBeHidden();
}

/** A figure of a cost head by the heading of its column. */
async function headFigure(page: Page, head: string, column: string) {
  const table = page.getByRole('table', { name: 'Cost heads' });
  await expect(table).toBeVisible();
  const headings = await table.getByRole('columnheader').allTextContents();
  const place = headings.findIndex((heading) => heading.startsWith(column));
  return table
    .getByRole('row', { name: new RegExp(`^${head}`) })
    .locator('th, td')
    .nth(place);
}

const figureIn = async (row: ReturnType<Page['getByRole']>, column: number) =>
  (await row.getByRole('cell').nth(column).textContent()) ?? '';

async function send(
  page: Page,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: object,
) {
  const answer = await page.request[method](path, data && { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.json();
}
