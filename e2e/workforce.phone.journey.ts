import { expect, test } from '@playwright/test';
import { logInAs } from './app.ts';
import { keptNames } from './site-phone.ts';

test.use({ serviceWorkers: 'allow' });

test('a roll call goes on without signal, and is kept on the phone', { tag: '@prove' }, async ({
  page,
  context,
}) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto('/workforce?show=roll-call&contract=kestrel-wharf-block-c');
  const dan = page.getByRole('button', { name: /^Dan Price/ });
  await expect(dan).toBeVisible();
  expect((await dan.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect.poll(() => keptNames(page), { timeout: 30_000 }).toContain('company');
  await context.setOffline(true);
  await expect(page.getByText(/Your ticks are saved on this phone/)).toBeVisible();
  await dan.tap();
  await expect(dan.getByText(/^Accounted for at \d\d:\d\d$/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(dan.getByText(/^Accounted for at \d\d:\d\d$/)).toBeVisible();
});
