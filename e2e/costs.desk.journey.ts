import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson } from './app.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const today = daysAgo(0).slice(0, 10);

test('the figures of a contract follow what happens on it, and a frozen month stays', async ({
  page,
}) => {
  await aRegisteredPerson(page.request, 'Managing Director');
  const { id: projectId, slug } = await send(page, 'post', '/api/projects', {
    name: 'Kestrel Wharf',
    slug: `kestrel-costs-${Date.now()}`,
    status: 'active',
    contractValue: '120000',
    budget: '100000',
    startDate: daysAgo(60).slice(0, 10),
    finishDate: daysAgo(-60).slice(0, 10),
  });
  await page.goto(`/cost-analysis/${slug}`);
  await expect(head(page, 'Total')).toContainText('£100,000.00');

  await orderConcrete(page, projectId);
  await workAndPause(page, projectId);
  await hireAndReturn(page, projectId);
  await freezeLastMonth(page, slug);
  const frozen = await factsOf(page);
  expect(frozen.join()).toContain('Total cost');
  await expect(page.getByRole('button', { name: /open$/ })).toBeVisible();

  await addCost(page, projectId, '999.99');
  await page.reload();
  await expect.poll(() => factsOf(page)).toEqual(frozen);
  await page.goto(`/cost-analysis/${slug}`);
  await expect(head(page, 'Other')).toContainText('£999.99');
});

/** Committed on approval, spent on delivery; the rest stays committed. */
async function orderConcrete(page: Page, contractId: number) {
  const { id, items } = await send(page, 'post', '/api/purchase-orders', {
    contractId,
    supplierName: 'Pennick Concrete',
    status: 'draft',
    items: [{ description: 'C32/40', quantity: '40', unit: 'm³', unitPrice: '100' }],
  });
  await send(page, 'put', `/api/purchase-orders/${id}/submission`, {});
  await send(page, 'put', `/api/purchase-orders/${id}/approval`, {});
  await expect(figure(page, 'Materials', 'Open commitment')).toHaveText('£4,000.00');

  await send(page, 'post', `/api/purchase-orders/${id}/deliveries`, {
    date: today,
    items: [{ purchaseOrderItemId: items[0].id, received: '30' }],
  });
  await expect(figure(page, 'Materials', 'Actual')).toHaveText('£3,000.00');
  await expect(figure(page, 'Materials', 'Open commitment')).toHaveText('£1,000.00');

  await figure(page, 'Materials', 'Actual').getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('C32/40').first()).toBeVisible();
  await expect(sheet.getByText('£3,000.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Ten minutes of ninety people; the clock counts whole minutes. */
async function workAndPause(page: Page, projectId: number) {
  const { id } = await send(page, 'post', '/api/labour-sessions', {
    projectId,
    crewKind: 'company',
    company: 'Harkness Formwork',
    operatives: 90,
    hourlyRate: '95.00',
    startedAt: new Date(Date.now() - 10 * 60_000).toISOString(),
  });
  await send(page, 'put', `/api/labour-sessions/${id}/pause`, { reason: 'weather' });
  await expect(figure(page, 'Labour', 'Actual')).not.toHaveText('£0.00');
  await send(page, 'put', `/api/labour-sessions/${id}/finish`, {});
}

/** Four days at £200, until the collection is recorded for yesterday. */
async function hireAndReturn(page: Page, projectId: number) {
  const { id } = await send(page, 'post', '/api/plant-hires', {
    projectId,
    name: '13 t excavator',
    onHireAt: daysAgo(3),
    rate: '200',
    ratePer: 'day',
  });
  await expect(figure(page, 'Plant', 'Actual')).toHaveText('£800.00');
  await send(page, 'put', `/api/plant-hires/${id}/off-hire-notice`, { withoutMail: true });
  await send(page, 'put', `/api/plant-hires/${id}/collection`, { collectedAt: daysAgo(1) });
  await expect(figure(page, 'Plant', 'Actual')).toHaveText('£600.00');
}

const lastMonth = (): string => {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(first);
};

/** A month that is over: this one cannot be frozen yet. */
async function freezeLastMonth(page: Page, slug: string) {
  await page.goto(`/cost-analysis/${slug}?tab=cvr`);
  await page.getByRole('button', { name: /^Open/ }).first().click();
  await page
    .getByRole('combobox', { name: 'Month', exact: true })
    .selectOption({ label: lastMonth() });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Send for review/ }).click();
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByText(/^Frozen by/).first()).toBeVisible();
}

/** Value, cost and margin of the shown month. */
const factsOf = (page: Page) => page.getByRole('main').locator('dl').allTextContents();

const addCost = (page: Page, projectId: number, amount: string) =>
  send(page, 'post', '/api/cost-entries', {
    projectId,
    head: 'other',
    date: daysAgo(31).slice(0, 10),
    description: 'Late invoice',
    amount,
  });

const columns = ['Cost head', 'Revised budget', 'Actual', 'Spent', 'Open commitment'];

const head = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Cost heads' })
    .getByRole('row', { name: new RegExp(`^${name}`) });

const figure = (page: Page, name: string, column: string) =>
  head(page, name).locator('th, td').nth(columns.indexOf(column));

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
  return answer.json();
}
