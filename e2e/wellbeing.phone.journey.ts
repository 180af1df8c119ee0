import { expect, test } from '@playwright/test';
import { logInAs } from './app.ts';
import { keptNames } from './site-phone.ts';

test.use({ serviceWorkers: 'allow' });

test('the help lines are one tap away without signal', { tag: '@prove' }, async ({
  page,
  context,
}) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto('/contracts');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptNames(page), { timeout: 30_000 }).toContain('company');
  await context.setOffline(true);
  await page.goto('/wellbeing');
  await expect(page.getByRole('heading', { name: 'Need to talk?' })).toBeVisible();
  const line = page.getByRole('link', { name: /Construction Industry Helpline/ });
  await expect(line).toHaveAttribute('href', 'tel:03456051956');
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(56);
});
