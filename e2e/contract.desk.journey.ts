import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, expectToast } from './app.ts';

test.beforeEach(async ({ page }) => {
  await aRegisteredPerson(page.request, 'Managing Director');
});

const box = (page: Page, label: string | RegExp) => page.getByLabel(label).first();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

test('a contract is created, mended, edited, put on hold, deleted and restored', async ({
  page,
}) => {
  await page.goto('/create-contract');
  await box(page, 'Name').fill('Kestrel Wharf');
  await expect(box(page, 'Slug')).toHaveValue('kestrel-wharf');
  await box(page, 'Code').fill('kw-1');
  await box(page, 'Original contract value').fill('8,420,000.5');
  await box(page, /^Start/).fill('2/3/26');
  for (const n of [2, 3]) {
    await press(page, 'Add contact');
    await expect(page.locator(`[name=clientContact${n}Name]`)).toBeFocused();
  }
  const email = page.locator('[name=clientContact3Email]');
  await email.fill('estates@tidewater');
  await press(page, /^Create contract$/);

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText('Invalid email format for contact 3');
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link').click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('estates@tidewater.example');
  await press(page, /^Create contract$/);
  await expectNotice(page, 'Contract created');

  await expect(page).toHaveURL(/\/project\/kestrel-wharf/);
  await page.goto('/contracts');
  await expect(page.getByText('KW-1').first()).toBeVisible();
  const list = await page.request.get('/api/projects');
  const [contract] = await list.json();
  expect(contract).toMatchObject({
    name: 'Kestrel Wharf',
    slug: 'kestrel-wharf',
    code: 'KW-1',
    contractValue: '8420000.50',
    startDate: '2026-03-02',
    clientContact3Email: 'estates@tidewater.example',
  });

  await page.goto(`/edit-project/${contract.id}`);
  await box(page, 'Division').fill('Residential');
  await press(page, 'Save changes');
  await expectNotice(page, 'Contract updated');

  await press(page, 'Move to active');
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
  await press(page, 'Change status');
  await press(page, 'Put on hold');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Put on hold' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByLabel('Reason').fill('Waiting for the drainage');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('On hold', { exact: true }).first()).toBeVisible();

  await press(page, /^Delete contract/);
  await dialog.getByLabel(/Type KW-1/).fill('KW-1');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deleted', /Kestrel Wharf moved to the recycle bin/);
  await expect(page).toHaveURL(/\/contracts/);
  await expect(page.getByText('No contracts yet').first()).toBeVisible();

  await page.goto('/data-backup?tab=bin');
  await press(page, 'Restore Kestrel Wharf');
  await expectToast(page, 'Restored', /Kestrel Wharf/);
  const back = await (await page.request.get(`/api/projects/${contract.id}`)).json();
  expect(back).toMatchObject({ status: 'on-hold', division: 'Residential', slug: 'kestrel-wharf' });
});

test('two windows: the second learns that another user was faster, and loses nothing', {
  tag: '@prove',
}, async ({ page, context }) => {
  const data = { name: 'Twin Towers', code: 'TT-1' };
  const { id } = await (await page.request.post('/api/projects', { data })).json();
  await page.goto(`/edit-project/${id}`);
  await box(page, 'Division').fill('North');
  const other = await context.newPage();
  await other.goto(`/edit-project/${id}`);
  await box(other, 'Division').fill('South');
  await press(other, 'Save changes');
  await expectNotice(other, 'Contract updated');

  await press(page, 'Save changes');
  await expect(page.getByText(/This contract was changed/)).toBeVisible();
  await expect(box(page, 'Division')).toHaveValue('North');
  await press(page, 'Save mine anyway');
  await expectNotice(page, 'Contract updated');
});
