import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the sidebar leads everywhere, opens its group and folds to icons', async ({ page }) => {
  await page.goto('/contracts');
  const sidebar = page.getByRole('navigation', { name: /Main/ });
  for (const [link, title] of [
    ['Suppliers', 'Suppliers'],
    ['Cost Analysis', 'Cost analysis'],
    ['Carbon Standards', 'Carbon standards'],
    ['Contracts', 'Contracts'],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(sidebar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
  }
  const company = sidebar.getByRole('link', { name: 'Company Profile' });
  const group = sidebar.getByRole('button', { name: 'Settings' });
  const isOpen = await company.isVisible();
  await group.click();
  await expect(company).toBeVisible({ visible: !isOpen });

  await page.keyboard.press('[');
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64);
  await page.reload();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64);
  await page.keyboard.press('[');
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(224);
});

test('a page is printed without what surrounds it', async ({ page }) => {
  await page.goto('/workforce?show=badge&worker=1');
  const around = [page.getByRole('banner'), page.getByRole('navigation', { name: /Main/ })];
  for (const part of around) await expect(part).toBeVisible();
  const name = page.getByText('Dan Price');
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of around) await expect(part).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(name).toBeVisible();
});

test('by keys alone: places, the list of keys, a row of the table', async ({ page }) => {
  await page.goto('/suppliers');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(heading(page, 'Contracts')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /Keyboard/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('hollin');
  await expect(page.getByRole('row', { name: /Kestrel/ })).toHaveCount(0);
  await expect(page).toHaveURL(/q=hollin/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row', { name: /Hollin Lane/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project/hollin-lane-primary');
  await page.goBack();
  await expect(page).toHaveURL(/q=hollin/);
});
