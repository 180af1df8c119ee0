import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, expectToast } from './app.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

type Owner = { company: string; password: string };

/** Three materials of a new company, deleted one after the other. */
async function threeInTheBin(page: Page): Promise<Owner> {
  const { password } = await aRegisteredPerson(page.request, 'Managing Director');
  for (const itemDescription of ['Sharp sand', 'Hardcore', 'Ballast']) {
    const made = await page.request.post('/api/materials', {
      data: { itemDescription, unit: 't', unitPrice: '38.50' },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = await made.json();
    expect((await page.request.delete(`/api/materials/${id}`)).status()).toBe(204);
  }
  const { name } = await (await page.request.get('/api/current-organization')).json();
  return { company: String(name), password };
}

test("the bin keeps held records, destroys, expires by the company's setting, and restores", {
  tag: '@prove',
}, async ({ page }) => {
  const owner = await threeInTheBin(page);
  await page.goto('/data-backup?tab=bin');
  await choose(page, 'Sharp sand', 'Preview');
  const preview = page.getByRole('dialog', { name: 'Sharp sand' });
  await expect(preview.getByRole('heading', { name: '1 material' })).toBeVisible();
  await page.keyboard.press('Escape');
  await holdAndLift(page);
  await deleteForEver(page, owner);
  await keepFor90Days(page);
  await restoreTheRest(page);
});

/** What is under a legal hold cannot be deleted until the hold is lifted. */
async function holdAndLift(page: Page) {
  const dialog = page.getByRole('alertdialog');
  await choose(page, 'Sharp sand', 'Put under legal hold');
  await dialog.getByLabel('Reason').fill('Claim 2026/41');
  await dialog.getByRole('button', { name: 'Put under legal hold' }).click();
  await expect(rowOf(page, 'Sharp sand')).toContainText('on hold');
  await page.getByRole('button', { name: 'Actions for Sharp sand' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete permanently/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('menuitem', { name: 'Lift legal hold' }).click();
  await dialog.getByRole('button', { name: 'Lift hold' }).click();
  await expect(rowOf(page, 'Sharp sand')).not.toContainText('on hold');
}

async function deleteForEver(page: Page, { company, password }: Owner) {
  const dialog = page.getByRole('alertdialog');
  await choose(page, 'Sharp sand', 'Delete permanently');
  await dialog.getByLabel(`Type ${company} to confirm`).fill(company);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(rowOf(page, 'Sharp sand')).toHaveCount(0);
  await expect(rowOf(page, 'Ballast')).toBeVisible();
}

async function keepFor90Days(page: Page) {
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Days').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Items can be kept for 7 to 365 days')).toBeVisible();
  await dialog.getByLabel('Days').fill('90');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'Items deleted from now on are kept for 90 days.');
}

/** The catalogue has them at once, and the deletion dialog names the 90 days. */
async function restoreTheRest(page: Page) {
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expectToast(page, 'Restored', '2 records restored.');
  await expect(page.getByRole('heading', { name: 'The recycle bin is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Materials' }).click();
  await expect(page.getByText('Hardcore').first()).toBeVisible();
  await choose(page, 'Ballast', 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText(
    'It can be restored from the recycle bin for 90 days.',
  );
}
