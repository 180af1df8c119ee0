import { expect, type Page, test } from '@playwright/test';
import { expectToast, logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the sidebar leads everywhere, opens its group and folds to icons', { tag: '@prove' }, async ({
  page,
}) => {
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

test('a page is printed without the app shell', async ({ page }) => {
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

test('the keyboard alone reaches pages, the list of shortcuts and a table row', async ({
  page,
}) => {
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
  await page.reload();
  await expect(page.getByRole('row', { name: /Hollin Lane/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Kestrel/ })).toHaveCount(0);
});

/** Typing before the palette is open would trigger shortcuts of the page. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

test('an issue is reported with a screenshot, and the administrator finds it', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/suppliers');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('report an');
  await expect(page.getByRole('option').first()).toHaveText(/Report an Issue/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report an Issue' });
  const submit = dialog.getByRole('button', { name: /Submit|Send/ });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  const words = `The list jumps ${Date.now()}`;
  await dialog.getByLabel('Description').fill(words);
  const shot = await page.screenshot();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /Choose/ }).click();
  await (await chooser).setFiles({ name: 'shot.png', mimeType: 'image/png', buffer: shot });
  await submit.click();
  await expectToast(
    page,
    'Error report submitted',
    'Thank you for your feedback. Our team will look into this issue.',
  );
  const reports = await (await page.request.get('/api/error-reports')).json();
  const ours = reports.find(({ message }: { message: string }) => message === words);
  expect(ours).toMatchObject({ hasScreenshot: true, pluginInfo: { type: 'other' } });
  const picture = await page.request.get(`/api/error-reports/${ours.id}/screenshot`);
  expect(picture.headers()['content-type']).toBe('image/webp');
});
