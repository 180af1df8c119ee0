import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { aRegisteredPerson } from './app.ts';

test('a company is backed up, loses a contract, and restores it', { tag: '@prove' }, async ({
  page,
}) => {
  const person = await aRegisteredPerson(page.request, 'Managing Director');
  const made = await page.request.post('/api/projects', {
    data: { name: 'Kestrel Wharf', slug: 'kestrel-wharf' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();

  await page.goto('/data-backup');
  await expect(page.getByText('No backups yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Back up' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Back up' }).click();
  const row = page.getByRole('row', { name: /Everything/ });
  await expect(row.getByText('Completed')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Today', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await arriving).path());
  expect(file.subarray(0, 2).toString()).toBe('PK');

  expect((await page.request.delete(`/api/projects/${id}`)).status()).toBe(204);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await dialog.getByRole('button', { name: 'Run dry run' }).click();
  await expect(dialog.getByRole('row', { name: /Contracts/ })).toContainText('1');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const { name } = await (await page.request.get('/api/current-organization')).json();
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/Restored by Morgan Vale: \d+ records? restored/)).toBeVisible({
    timeout: 30_000,
  });
  const back = await (await page.request.get(`/api/projects/${id}`)).json();
  expect(back).toMatchObject({ name: 'Kestrel Wharf', slug: 'kestrel-wharf' });

  await page
    .getByRole('row', { name: /Restored by/ })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Undo restore' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored, then undone')).toBeVisible({ timeout: 30_000 });
  expect((await page.request.get(`/api/projects/${id}`)).status()).toBe(404);
});

test('a file that is not a backup of the company is refused with a message', {
  tag: '@prove',
}, async ({ page }) => {
  await aRegisteredPerson(page.request, 'Managing Director');
  await page.goto('/data-backup');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore from a file' }).click();
  const buffer = Buffer.from('PK'.padEnd(5_000, 'not a backup '));
  await (await chooser).setFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText(/This file is not a backup from this installation/)).toBeVisible({
    timeout: 30_000,
  });
});
