import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a phone has a menu over three quarters, a drawer on a contract and nine places below', async ({
  page,
}) => {
  await page.goto('/suppliers');
  const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
  await menuButton.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect
    .poll(async () => Math.round((await menu.boundingBox())?.width ?? 0))
    .toBe(Math.round(390 * 0.75));
  for (const link of [
    'Suppliers',
    'Materials',
    'Contracts',
    'Cost Analysis',
    'Wellbeing',
    'Carbon Standards',
    'Company Profile',
    'Data Backup',
  ])
    await expect(menu.getByRole('link', { name: link })).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
  await menuButton.click();
  await menu.getByRole('link', { name: 'Wellbeing' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'Wellbeing')).toBeVisible();

  await page.goto('/project/kestrel-wharf-block-c');
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Workforce' })).toBeVisible();
  await expect(menu.locator('a[href^="/project/"]')).toHaveCount(5);
  await page.keyboard.press('Escape');

  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Contracts',
    'Workforce',
    'Suppliers',
    'Materials',
    'Cost Analysis',
    'Carbon',
    'Risk',
    'Settings',
  ]);
  await bar.getByRole('link', { name: 'Risk' }).click();
  await expect(heading(page, 'Risk assessment')).toBeVisible();
});
