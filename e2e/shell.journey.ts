import { expect, type Page, test } from '@playwright/test';
import { expectToast, logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What is typed before it is there would be taken for keys of the page. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

test('any place from any place by Ctrl K, three letters and Enter', async ({ page }) => {
  await page.goto('/suppliers');
  await expect(heading(page, 'Suppliers')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('kes');
  await expect(page.getByRole('option', { name: /Kestrel Wharf/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/project/kestrel-wharf-block-c');
  await openPalette(page);
  await page.keyboard.type('team');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team');
});

test('an issue is reported with a screenshot, and the administrator finds it', async ({ page }) => {
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
