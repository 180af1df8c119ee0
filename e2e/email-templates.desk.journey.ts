import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, lettersTo } from './app.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test("an order is emailed with the company's own template, once it has no errors", {
  tag: '@prove',
}, async ({ page }) => {
  await aRegisteredPerson(page.request, 'Director');
  const order = await anOrder(page);
  await page.goto('/email-templates');
  await button(page, 'New template').click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Email type').selectOption('po_issued');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Name', { exact: true }).fill('Orders, in our words');
  await page.getByLabel('Subject').fill('Hartley orders {{po.number}}');
  await page.getByRole('tab', { name: 'Plain text' }).click();
  const plain = page.getByRole('textbox', { name: 'Plain text' });
  await plain.fill('Ay up {{supplier.nam}},\n\n{{po.number}} is yours: {{po.link}}');
  await expect(
    page.getByText('{{supplier.nam}} is not a known variable in this email.'),
  ).toBeVisible();
  await button(page, 'Save').click();
  await expectNotice(page, 'Orders, in our words saved');
  await expect(button(page, 'Activate')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/This template cannot be used yet: {{supplier.nam}}/)).toBeVisible();

  await page.getByRole('tab', { name: 'Plain text' }).click();
  await plain.fill('Ay up {{supplier.name}},\n\n{{po.number}} is yours: {{po.link}}');
  await button(page, 'Save changes').click();
  await expectNotice(page, 'Orders, in our words saved');
  const frame = page.frameLocator('iframe[title="Email, desktop"]');
  await expect(frame.getByText(/Dear Pennick Concrete/)).toBeVisible();
  await button(page, 'Activate').click();
  await expectNotice(page, 'Emails now use Orders, in our words');

  const sent = await page.request.put(`/api/purchase-orders/${order.id}/dispatch`, { data: {} });
  expect(sent.status(), await sent.text()).toBe(200);
  const [letter] = await lettersTo(order.email, 1);
  expect(letter?.subject).toContain('Hartley orders PO-');
  expect(letter?.text).toContain('Ay up Hartley Timber,');

  await page.goto('/email-templates?tab=letters');
  await expect(page.getByRole('row', { name: new RegExp(order.email) })).toContainText('Sent');
});

/** An approved order to a supplier that no other journey uses. */
async function anOrder(page: Page) {
  const email = `orders-${Date.now()}@hartley.example`;
  const made = await page.request.post('/api/projects', {
    data: { name: 'Hartley Street', code: 'HS' },
  });
  const { id: contractId } = await made.json();
  const items = [
    { description: 'Scaffold boards', quantity: '40', unit: 'no.', unitPrice: '12.50' },
  ];
  const raised = await page.request.post('/api/purchase-orders', {
    data: { contractId, supplierName: 'Hartley Timber', supplierEmail: email, items },
  });
  expect(raised.status(), await raised.text()).toBe(201);
  const { id } = await raised.json();
  await page.request.put(`/api/purchase-orders/${id}/approval`, { data: {} });
  return { id, email };
}
