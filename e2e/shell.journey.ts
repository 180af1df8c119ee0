import { expect, type Page, test } from '@playwright/test';
import { expectToast, logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

const isPhone = ({ name }: { name: string }) => name === 'phone';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the sidebar leads everywhere, opens its group and folds to icons', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project), 'a phone has the menu and the bottom bar instead');
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

test('a phone has a menu over three quarters, a drawer on a contract and nine places below', async ({
  page,
}, { project }) => {
  test.skip(!isPhone(project), 'a desk has the sidebar instead');
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

test('any place from any place by Ctrl K, three letters and Enter', async ({ page }) => {
  await page.goto('/suppliers');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('kes');
  await expect(page.getByRole('option', { name: /Kestrel Wharf/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project/kestrel-wharf-block-c');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('team');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team');
});

test('by keys alone: places, the list of keys, a row of the table', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project), 'a phone has no keys');
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

test('an issue is reported with a screenshot, and the administrator finds it', async ({ page }) => {
  await page.goto('/suppliers');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await page.keyboard.press('Control+k');
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

test('a page that breaks can be tried again three times, and reports itself once', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/error-reports') && request.method() === 'POST',
  );
  await page.goto('/test-confirmations');
  await page.getByRole('button', { name: 'Break until the page is reloaded' }).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(
    page.getByText('We encountered an unexpected error. Please try again.'),
  ).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    severity: 'high',
    source: 'react-error-boundary',
    componentStack: expect.any(String),
  });
  const again = page.getByRole('button', { name: 'Try Again' });
  for (let i = 0; i < 3; i++) {
    await again.click();
    await expect(heading(page, 'Something went wrong')).toBeVisible();
  }
  await expect(again).toHaveCount(0);
  expect(complaints.some((text) => text.includes('Maximum retry attempts reached'))).toBe(true);
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(heading(page, 'Contracts')).toBeVisible();
});
