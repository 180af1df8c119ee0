import { expect, type Page, test } from '@playwright/test';
import { expectNotice, logInAs } from './app.ts';

const contract = 'Kestrel Wharf, Block C';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first();
const entry = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).tap();

test('a supervisor logs an entry, undoes two deletions and records a talk of eight people', async ({
  page,
}) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  const words = `Kickers cast to grid D ${Date.now()}`;
  await logEntry(page, words);
  await deleteTheCommentAndUndo(page, words);
  await deleteTheEntryAndUndo(page, words);
  await recordTheTalk(page);
});

async function logEntry(page: Page, words: string) {
  await page.goto('/project/kestrel-wharf-block-c');
  await button(page, 'Log entry').tap();
  const sheet = page.getByRole('dialog', { name: 'Log Labour Entry' });
  await sheet.getByLabel('Work Summary').fill(words);
  await sheet.getByRole('button', { name: 'Create Entry' }).tap();
  await expectNotice(page, 'Diary entry created successfully');
  await expect(entry(page, words)).toBeVisible();
}

async function deleteTheCommentAndUndo(page: Page, words: string) {
  const card = entry(page, words);
  await card.getByRole('button', { name: 'Comment', exact: true }).tap();
  await card.getByLabel('Comment', { exact: true }).fill('Trench box in place');
  await card.getByRole('button', { name: 'Comment', exact: true }).last().tap();
  const comment = card.getByText('Trench box in place', { exact: true });
  await expect(comment).toBeVisible();
  await card.getByRole('button', { name: /^Delete comment/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(comment).toBeHidden();
  await undo(page);
  await expect(comment).toBeVisible();
}

/** The comment goes with its entry, and comes back with it. */
async function deleteTheEntryAndUndo(page: Page, words: string) {
  await entry(page, words).getByRole('button', { name: /^More/ }).tap();
  await page.getByRole('menuitem', { name: /^Delete/ }).tap();
  await expect(entry(page, words)).toBeHidden();
  await undo(page);
  await expect(entry(page, words).getByRole('button', { name: '1 comment' })).toBeVisible();
}

async function recordTheTalk(page: Page) {
  await page.goto('/wellbeing#talks');
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).tap();
  };
  await tap('Working at height');
  await tap('Record who was there');
  // A list of the browser: one tap opens it, one chooses.
  taps += 2;
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Contract').selectOption({ label: contract });
  await tap(/^Tick all \d+$/);
  expect(await sheet.getByRole('checkbox', { checked: true }).count()).toBeGreaterThanOrEqual(8);
  await tap('Record talk');
  await expect(page.getByRole('dialog', { name: /^Sign for Working at height/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
}
