import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, test } from '@playwright/test';
import { logInAs } from './app.ts';

test.beforeEach(async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
});

test('the palette opens a record by keyboard alone, and again from the recent searches', async ({
  page,
}) => {
  await page.goto('/contracts');
  await expect(page.getByRole('heading', { name: 'Contracts', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await expect(palette).toBeVisible();
  await page.keyboard.type('drip tray');
  await expect(
    palette.getByRole('option', { name: /Drip tray under the bowser/ }).first(),
  ).toBeVisible();
  await expect(palette.getByRole('status')).toHaveText(/results?\./);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/[\w-]+\/site-issues\/view\/\d+$/);

  await page.keyboard.press('Control+k');
  await palette.getByRole('option', { name: /^drip tray/ }).click();
  await expect(
    palette.getByRole('option', { name: /Drip tray under the bowser/ }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
});

test('records are deleted together by typing the company name, and restored with one press', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/delete-records?type=toolboxTalk');
  const all = page.getByRole('checkbox', { name: 'Select all records' });
  await all.click();
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'Delete selected…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/toolbox talks?.*; can be restored until/)).toBeVisible();
  await dialog.getByLabel('Type Northgate Construction to confirm').fill('Northgate Construction');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const password = await readFile(join(env.DATA_DIR ?? '', 'demo-password'), 'utf8');
  await dialog.getByLabel('Your password', { exact: true }).fill(password.trim());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Deleted: \d+ toolbox talks?/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No matching records' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/records? restored\./).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(rows);
});

test('authentication debug shows an administrator their session, and others nothing', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/auth-debug');
  await expect(page.getByRole('heading', { name: 'Permissions in force' })).toBeVisible();
  await expect(page.getByText(/^200 in \d+ ms$/)).toHaveCount(3);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'sitewright_session')?.value ?? 'none';
  expect(await page.content()).not.toContain(token);
  await page.request.post('/api/logout');
  await logInAs(page, 'joy.okafor@northgate.example');
  await page.goto('/auth-debug');
  await expect(page.getByText('This page is not available')).toBeVisible();
});
