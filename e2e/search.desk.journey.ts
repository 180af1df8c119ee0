import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, logInAs } from './app.ts';
import { expectReply } from './site-company.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

test('the palette opens a record by keyboard alone, and again from the recent searches', async ({
  page,
}) => {
  await page.goto('/contracts');
  await expect(page.getByRole('heading', { name: 'Contracts', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette).toBeVisible();
  await page.keyboard.type('drip tray');
  await expect(
    palette.getByRole('option', { name: /Drip tray under the bowser/ }).first(),
  ).toBeVisible();
  await expect(palette.getByRole('status')).toHaveText(/results?\./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/[\w-]+\/site-issues\/view\/\d+$/);

  await page.keyboard.press('Control+k');
  await palette.getByRole('option', { name: /^drip tray/ }).click();
  await expect(
    palette.getByRole('option', { name: /Drip tray under the bowser/ }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
});

/** Not the demo company, whose records other journeys add to and use meanwhile. */
async function aCompanyWithMaterials(page: Page) {
  await page.request.post('/api/logout');
  const { password } = await aRegisteredPerson(page.request, 'Managing Director');
  for (const itemDescription of ['Sharp sand', 'Hardcore']) {
    const data = { itemDescription, unit: 't', unitPrice: '38.50' };
    await expectReply(page.request.post('/api/materials', { data }), 201);
  }
  const { name } = await expectReply(page.request.get('/api/current-organization'), 200);
  return { company: String(name), password };
}

test('records are deleted together by typing the company name, and restored with one press', {
  tag: '@prove',
}, async ({ page }) => {
  const { company, password } = await aCompanyWithMaterials(page);
  await page.goto('/delete-records?type=material');
  const all = page.getByRole('checkbox', { name: 'Select all records' });
  await all.click();
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'Delete selected…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^2 materials.*; can be restored until/)).toBeVisible();
  await dialog.getByLabel(`Type ${company} to confirm`).fill(company);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Deleted: 2 materials/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching records' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/records? restored\./).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(rows);
});

test('authentication debug shows an administrator their session, and others nothing', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/auth-debug');
  await expect(page.getByRole('heading', { name: 'Permissions in force' })).toBeVisible();
  await expect(page.getByText(/^200 in \d+ ms$/)).toHaveCount(3);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'sitewright_session')?.value ?? 'none';
  expect(await page.content()).not.toContain(token);
  await page.request.post('/api/logout');
  await logInAs(page, 'joy.okafor@northgate.example');
  await page.goto('/auth-debug');
  await expect(page.getByText('This page is not available')).toBeVisible();
});
