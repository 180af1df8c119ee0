import { expect, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, logIn, logInAs } from './app.ts';

/** A small picture in one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItjJtMZ1Qi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgtQSiEPtYVDTgAAAABJRU5ErkJggg==',
  'base64',
);

test('somebody changes their name and picture, and signs another device out', async ({
  page,
  browser,
}) => {
  const person = await aRegisteredPerson(page.request);
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill('Morgan Vale-Reyes');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Morgan Vale-Reyes' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByLabel('Enlarge').fill('2');
  await crop.getByRole('button', { name: 'Save picture' }).click();
  await expectNotice(page, 'Picture saved');
  await expect(page.locator('header img[src*="/picture"]')).toBeVisible();

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await logIn(phone, person);
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByText(/ is signed out$/).first()).toBeVisible();
  await phone.goto('/contracts');
  await expect(phone).toHaveURL('/auth');
  await elsewhere.close();
});

test('a program works with a token until it is revoked', async ({ page, playwright, baseURL }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
  await page.goto('/settings?section=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  const name = `Journey ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Make token' }).click();
  const token = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();

  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders,
  });
  expect((await program.get('/api/projects')).status()).toBe(200);
  const refused = await program.patch('/api/settings', { data: { name: 'Eve' } });
  expect(refused.status()).toBe(403);

  await page.getByRole('button', { name: `Revoke: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, `${name} is revoked`);
  expect((await program.get('/api/projects')).status()).toBe(401);
  await program.dispose();
});
