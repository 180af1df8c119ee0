import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { lettersTo, logInAs } from './app.ts';

const buyer = 'ruth.ellery@northgate.example';
const manager = 'priya.raman@northgate.example';
const director = 'david.achebe@northgate.example';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function as(browser: Browser, who: string, path: string): Promise<Page> {
  const page = await browser.newPage();
  await logInAs(page, who);
  await page.goto(path);
  return page;
}

/** 70 lines of 10 at £43.21, as a spreadsheet puts them on the clipboard: £30,247.00. */
const seventyLines = Array.from(
  { length: 70 },
  (_, place) => `Precast unit type ${place + 1}\t10\tno.\t43.21`,
).join('\n');

test('an order of seventy lines, from the clipboard to the last unit at the gate', async ({
  page,
  browser,
}) => {
  await logInAs(page, buyer);
  await raise(page);
  const address = new URL(page.url()).pathname;

  const office = await as(browser, manager, address);
  await expect(
    office.getByText(/your approval limit is £25,000\.00\. A Director must approve it\./).first(),
  ).toBeVisible();
  await expect(button(office, 'Approve')).toHaveAttribute('aria-disabled', 'true');
  await office.close();

  const boardroom = await as(browser, director, address);
  await button(boardroom, 'Approve').click();
  await expect(boardroom.getByText(/^PO-NC-2041-\d{4} ·/)).toBeVisible();
  await boardroom.close();

  const { number, link } = await sendIt(page);
  await acknowledge(browser, link);
  await expect(page.getByText('Acknowledged').first()).toBeVisible();
  await receive(page, { received: '4', over: false });
  await expect(page.getByText('Part received').first()).toBeVisible();
  await receive(page, { received: '8', over: true });
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await checkPdf(page, number);
});

async function raise(page: Page) {
  await page.goto('/suppliers/orders/new');
  await choose(page, 'Supplier', 'Otley Precast');
  await choose(page, 'Contract', 'Kestrel Wharf, Block C');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), seventyLines);
  await page.getByLabel('Description, line 1').click();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Description, line 70')).toHaveValue('Precast unit type 70');
  await expect(page.getByText('£30,247.00').first()).toBeVisible();
  await button(page, 'Submit for approval').click();
  await expect(page).toHaveURL(/\/suppliers\/orders\/\d+$/);
  await expect(page.getByText('Numbered when approved')).toBeVisible();
  await expect(button(page, 'PDF')).toHaveAttribute('aria-disabled', 'true');
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

/** The email has the PDF, and a link that works without an account. */
async function sendIt(page: Page) {
  const head = page.getByText(/^PO-NC-2041-\d{4} ·/);
  const number = (await head.textContent())?.split(' ·')[0] ?? '';
  await button(page, 'Send').click();
  const dialog = page.getByRole('alertdialog');
  // The delivery address was approved with the order.
  const email = await dialog.getByLabel(/^Email address for/).inputValue();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const [letter] = await lettersTo(email, 1, number);
  expect(letter?.text).toContain('application/pdf');
  const link = /https?:\/\/\S+\/link\/[\w.-]+/.exec(letter?.text ?? '')?.[0] ?? '';
  return { number, link: new URL(link).pathname };
}

async function acknowledge(browser: Browser, link: string) {
  const supplier = await (await browser.newContext()).newPage();
  await supplier.goto(link);
  await expect(supplier.getByText('Precast unit type 70')).toBeVisible();
  await supplier.getByLabel('Your name').fill('Dawn at Otley');
  await button(supplier, /^Acknowledge/).click();
  await expect(supplier.getByText(/Acknowledged by Dawn at Otley/)).toBeVisible();
  await supplier.close();
}

/** The first line; the others arrive as ordered with the second delivery. */
async function receive(page: Page, { received, over }: { received: string; over: boolean }) {
  await button(page, 'Receive').first().click();
  const sheet = page.getByRole('dialog', { name: /^Receive/ });
  const first = sheet.getByRole('listitem', { name: 'Precast unit type 1', exact: true });
  await first.getByLabel('Received, no.').fill(received);
  await sheet.getByRole('button', { name: 'Receive', exact: true }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Receive more than was ordered?' });
  if (over) await confirm.getByRole('button', { name: 'Receive as entered' }).click();
  await expect(sheet).toBeHidden();
}

async function checkPdf(page: Page, number: string) {
  const download = page.waitForEvent('download');
  await button(page, 'PDF').click();
  const file = await (await download).path();
  const { totalPages, text } = await extractText(new Uint8Array(await readFile(file)));
  expect(totalPages).toBeGreaterThanOrEqual(2);
  expect(text[0]).toContain(number);
  expect(text.join(' ')).toContain('Precast unit type 70');
  for (const line of text) expect(line).toContain('Northgate Construction');
  expect(text.at(-1)).toContain(`Page ${totalPages} of ${totalPages}`);
}
