import { expect, type Page } from '@playwright/test';
import { expectNotice } from './app.ts';

export const savedOnThisPhone = 'Saved on this phone. It will be sent when you have signal.';

/** Logs an entry; further fields by their labels. */
export async function writeEntry(page: Page, summary: string, others: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Log entry' }).first().click();
  await page.getByLabel('Work Summary').fill(summary);
  if (Object.keys(others).length > 0) await page.locator('summary', { hasText: 'More' }).click();
  for (const [label, text] of Object.entries(others))
    await page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text);
  await page.getByRole('button', { name: 'Create Entry' }).click();
  await expect(page.getByLabel('Work Summary')).toBeHidden();
}

/** The only entry, without signal. */
export async function editEntry(page: Page, summary: string) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Work Summary').fill(summary);
  await page.getByRole('button', { name: 'Update Entry' }).click();
  await expectNotice(page, savedOnThisPhone);
}

/** Adds a photo of the screen to the only entry. */
export async function addPhoto(page: Page, name: string, total: number) {
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Add photos' }).click();
  const sheet = page.getByRole('dialog', { name: 'Photos' });
  const picture = { name, mimeType: 'image/png', buffer: await page.screenshot() };
  await sheet.locator('input[type=file]:not([capture])').setInputFiles(picture);
  await expect(sheet.getByText(`${total} of 20 photos`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
}
