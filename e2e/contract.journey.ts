import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, expectToast, logIn } from './app.ts';

test.beforeEach(async ({ page, request }) => {
  await logIn(page, await aRegisteredPerson(request, 'Managing Director'));
});

const box = (page: Page, label: string | RegExp) => page.getByLabel(label).first();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function createContract(page: Page, name: string, code: string) {
  await page.goto('/create-contract');
  await box(page, 'Name').fill(name);
  await box(page, 'Code').fill(code);
  await press(page, /^Create contract$/);
  await expectNotice(page, 'Contract created');
  await expect(page).toHaveURL(/\/contracts/);
}

test('a contract is created, mended, edited, put on hold, deleted and restored', async ({
  page,
}) => {
  await page.goto('/create-contract');
  await box(page, 'Name').fill('Kestrel Wharf');
  await expect(box(page, 'Slug')).toHaveValue('kestrel-wharf');
  await box(page, 'Code').fill('kw-1');
  await box(page, 'Contract value').fill('8,420,000.5');
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

  await expect(page).toHaveURL(/\/contracts/);
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
  await expectToast(page, 'Deleted', /Kestrel Wharf is in the recycle bin/);
  await expect(page).toHaveURL(/\/contracts/);
  await expect(page.getByText('No contracts yet').first()).toBeVisible();

  await page.goto('/data-backup?tab=bin');
  await press(page, 'Restore Kestrel Wharf');
  await expectToast(page, 'Restored', /Kestrel Wharf/);
  const back = await (await page.request.get(`/api/projects/${contract.id}`)).json();
  expect(back).toMatchObject({ status: 'on-hold', division: 'Residential', slug: 'kestrel-wharf' });
});

test('what was deleted by mistake comes back by Undo', async ({ page }) => {
  await createContract(page, 'Mill Lane', 'ML-1');
  await page.goto('/contracts');
  await press(page, 'Actions for Mill Lane');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/Type ML-1/).fill('ML-1');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Deleted', /Mill Lane is in the recycle bin/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('ML-1').first()).toBeVisible();
});

test('the list is searched and filtered in its address, which can be shared', async ({ page }) => {
  await createContract(page, 'Alder Court', 'AC-1');
  await createContract(page, 'Birch House', 'BH-1');
  await page.getByPlaceholder(/Name, code or client/).fill('birch');
  await expect(page.getByText('Alder Court')).toHaveCount(0);
  await expect(page).toHaveURL(/q=birch/);
  await page.reload();
  await expect(page.getByText('Birch House').first()).toBeVisible();
  await expect(page.getByText('Alder Court')).toHaveCount(0);
  await page.getByPlaceholder(/Name, code or client/).fill('zzz');
  await expect(page.getByText(/^Nothing matches/)).toBeVisible();
  await press(page, 'Clear filters');
  await expect(page.getByText('Alder Court').first()).toBeVisible();
});

test('two windows: the second is told that somebody was faster, and loses nothing', async ({
  page,
  context,
}) => {
  await createContract(page, 'Twin Towers', 'TT-1');
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/edit-project/${id}`);
  await box(page, 'Division').fill('North');
  const other = await context.newPage();
  await other.goto(`/edit-project/${id}`);
  await box(other, 'Division').fill('South');
  await press(other, 'Save changes');
  await expectNotice(other, 'Contract updated');

  await press(page, 'Save changes');
  await expect(page.getByText(/Somebody else changed this contract/)).toBeVisible();
  await expect(box(page, 'Division')).toHaveValue('North');
  await press(page, 'Save mine anyway');
  await expectNotice(page, 'Contract updated');
});
