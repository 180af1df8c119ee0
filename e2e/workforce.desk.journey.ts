import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { expect, type Page, test } from '@playwright/test';
import { expectNotice, inDatabase, logInAs } from './app.ts';

const contract = 'Kestrel Wharf, Block C';
const diary = '/project/kestrel-wharf-block-c';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const fill = (page: Page, label: RegExp, text: string) =>
  page.getByRole('textbox', { name: label }).fill(text);

async function addWorker(page: Page, lastName: string) {
  await page.goto('/workforce/new');
  await fill(page, /^First name/, 'Robin');
  await fill(page, /^Last name/, lastName);
  await tab(page, 'Employment and pay');
  await page.getByRole('combobox', { name: /^Job title/ }).fill('Carpenter');
  await page.getByLabel(/^Type/).selectOption('Staff');
  await tab(page, 'Cards and training');
  await page.getByRole('combobox', { name: /^Card type/ }).fill('Skilled Worker');
  await fill(page, /^Card number/, String(Date.now()));
  await fill(page, /^Card expiry/, dayFromNow(-1));
  await tab(page, 'Right to work');
  await page.getByLabel(/^What was checked/).selectOption('List A document');
  await fill(page, /^Checked on/, dayFromNow(0));
  await button(page, 'Add worker').click();
  await expect(page).toHaveURL(/workforce\/edit\/\d+\?tab=cards$/);
}

async function induct(page: Page) {
  await button(page, 'Induct').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contract').selectOption(contract);
  await dialog.getByLabel('Induction test').selectOption('Passed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function renewCard(page: Page) {
  await fill(page, /^Card expiry/, dayFromNow(1500));
  await button(page, 'Save changes').click();
  await expectNotice(page, 'Worker updated');
  await button(page, 'Verify card').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Result').selectOption('Verified');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** As the supervisor does in the morning. */
async function lookUp(page: Page, name: string) {
  await page.goto(diary);
  await button(page, /^Start crew or plant/).click();
  await tab(page, 'Worker');
  const sheet = page.getByRole('dialog', { name: 'Start crew or plant' });
  await sheet.getByRole('searchbox').fill(name);
  return sheet;
}

test('a new starter is stopped by a card that expired yesterday, and clocks in with a new one', async ({
  page,
}) => {
  await logInAs(page, 'joy.okafor@northgate.example');
  const name = `Robin Vale${String(Date.now()).slice(-6)}`;
  await addWorker(page, name.replace('Robin ', ''));
  const file = page.url();
  const verdict = page.getByRole('region', { name: 'Clearance' });
  await expect(verdict).toContainText('Not inducted on any contract');
  await induct(page);
  await expect(verdict).not.toContainText('Not inducted');
  await expect(verdict).toContainText(`Card expired on ${dayFromNow(-1)}`);

  const refused = await lookUp(page, name);
  const worker = refused.getByRole('button', { name: new RegExp(name) });
  await expect(worker).toContainText(`Card expired on ${dayFromNow(-1)}`);
  await expect(worker).toContainText('Cannot work');
  await expect(worker).toBeDisabled();

  await page.goto(file);
  await renewCard(page);
  // With a valid card nothing stops them; the statements that they have not signed are listed.
  await expect(verdict).toContainText('Check');
  await expect(verdict).not.toContainText(/card/i);

  const started = await lookUp(page, name);
  await started.getByRole('button', { name: new RegExp(name) }).click();
  await expect(
    started.getByRole('button', { name: new RegExp(`^${name}.*At work since`) }),
  ).toBeVisible();
  await page.goto('/workforce?show=roll-call&contract=kestrel-wharf-block-c');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByText(/^Accounted for at \d\d:\d\d$/)).toBeVisible();
});

test('the register shows its columns at a desk without scrolling sideways', async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
  await page.goto('/workforce');
  const table = page.getByRole('table', { name: 'Workers' });
  await expect(table.getByRole('columnheader', { name: /^Right to work/ })).toBeVisible();
  const room = (await page.getByRole('main').boundingBox())?.width ?? 0;
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(room);
});

test('showing sealed details is logged, with the reason and without the value', {
  tag: '@prove',
}, async ({ page }) => {
  await logInAs(page, 'helen.marsh@northgate.example');
  await page.goto('/workforce/edit/1');
  const reason = `HMRC asked ${Date.now()}`;
  const password = await readFile(join(env.DATA_DIR ?? '', 'demo-password'), 'utf8');
  await button(page, 'Show: Identity').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByLabel('Your password', { exact: true }).fill(password.trim());
  await dialog.getByRole('button', { name: 'Show protected details' }).click();
  const number = await page.getByText(/^QQ\d{6}C$/).textContent();

  const { rows } = await inDatabase(
    "select username, severity, metadata from activity_logs where metadata ->> 'reason' = $1",
    [reason],
  );
  expect(rows).toEqual([
    {
      username: 'helen.marsh@northgate.example',
      severity: 'warning',
      metadata: { reason, fields: ['dateOfBirth', 'nationalInsurance', 'drivingLicense'] },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(number);
  await page.goto('/workforce');
  await page.goBack();
  await expect(button(page, 'Show: Identity')).toBeVisible();
  await expect(page.getByText(number ?? '')).toHaveCount(0);
});
