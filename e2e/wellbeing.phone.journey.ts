import { expect, test } from '@playwright/test';
import { logInAs } from './app.ts';

test.use({ serviceWorkers: 'allow' });

test('the help lines are one tap away without signal', async ({ page, context }) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto('/contracts');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/wellbeing');
  await expect(page.getByRole('heading', { name: 'Need to talk?' })).toBeVisible();
  const line = page.getByRole('link', { name: /Construction Industry Helpline/ });
  await expect(line).toHaveAttribute('href', 'tel:03456051956');
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(56);
});

test('a toolbox talk of the people on site takes six taps', async ({ page }) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto('/wellbeing#talks');
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name }).tap();
  };
  await tap('Working at height');
  await tap('Record who was there');
  // A list of the browser: one tap opens it, one chooses.
  taps += 2;
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Contract').selectOption({ label: 'Kestrel Wharf, Block C' });
  await tap(/^Tick all \d+$/);
  expect(await sheet.getByRole('checkbox', { checked: true }).count()).toBeGreaterThanOrEqual(8);
  await tap('Record talk');
  await expect(page.getByRole('dialog', { name: /^Sign for Working at height/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});
