import { expect, test } from '@playwright/test';
import { logInAs } from './app.ts';

test('an order is approved from the bell', { tag: '@prove' }, async ({ page, browser }) => {
  await logInAs(page, 'david.achebe@northgate.example');
  await page.goto('/contracts');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('region').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // The buyer raises an order, and the director's bell shows it without a reload.
  const buyer = await browser.newContext();
  const buyerPage = await buyer.newPage();
  await logInAs(buyerPage, 'ruth.ellery@northgate.example');
  const projects = await (await buyerPage.request.get('/api/projects')).json();
  const supplierName = `Bell Merchants ${Date.now()}`;
  const raised = await buyerPage.request.post('/api/purchase-orders', {
    data: {
      contractId: projects[0].id,
      supplierName,
      status: 'pending',
      items: [{ description: 'Sharp sand', quantity: '4', unit: 't', unitPrice: '38.50' }],
    },
  });
  expect(raised.status(), await raised.text()).toBe(201);

  await bell.click();
  const row = panel.getByRole('listitem').filter({ hasText: supplierName });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Approve/ }).click();
  await expect(row.getByText('Done')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Approve/ })).toBeHidden();
  const { id } = await raised.json();
  const order = await (await buyerPage.request.get(`/api/purchase-orders/${id}`)).json();
  expect(order.status).toBe('approved');
  await buyer.close();
});
