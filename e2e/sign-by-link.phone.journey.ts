import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

const statement = '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=1';

/** The URL behind the QR code on the supervisor's phone. */
async function handOut(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sign by link' }).click();
  const dialog = page.getByRole('dialog', { name: /by link$/ });
  await dialog.getByRole('button', { name: 'Create QR code' }).click();
  const address = await dialog.getByText(/\/link\//).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address ?? '';
}

/** The last characters of the card number; empty if the company has no number. */
async function cardEndingOf(page: Page, name: string): Promise<string> {
  const workers: { id: number; firstName: string; lastName: string }[] = await (
    await page.request.get('/api/workers?limit=200')
  ).json();
  const existing = workers.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  const worker = await (await page.request.get(`/api/workers/${existing?.id}`)).json();
  return (worker.cscsCardNumber ?? '').replace(/\W/g, '').slice(-4);
}

/** A worker with their own phone and no account. */
async function draw(page: Page) {
  const pad = page.getByLabel('Signature area');
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 20, { steps: 5 });
  await page.mouse.up();
}

test('a worker reads and signs by the link, and the manager confirms it', {
  tag: '@prove',
}, async ({ page, browser }) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto(statement);
  const address = await handOut(page);

  const workerPage = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await workerPage.goto(address);
  await expect(workerPage.getByText(/^Read to the end/)).toBeVisible();
  const sign = workerPage.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toHaveCount(0);
  await workerPage.getByRole('heading', { name: 'Emergency' }).scrollIntoViewIfNeeded();
  await workerPage.mouse.wheel(0, 5000);
  const who = workerPage.getByLabel(/^Your name/);
  const name = (await who.getByRole('option').nth(1).textContent()) ?? '';
  await who.selectOption(name);
  const ending = await cardEndingOf(page, name);
  if (ending) await workerPage.getByLabel(/^Last four characters of your card/).fill(ending);
  await draw(workerPage);
  await sign.click();
  await expect(workerPage.getByText(/^Thank you, .* You signed RAMS-/)).toBeVisible();

  // On a device where a user is signed in, the page of the link sends no session.
  const opening = page.waitForRequest(/\/api\/link\//);
  await page.goto(address);
  expect((await (await opening).allHeaders()).cookie).toBeUndefined();

  await page.goto(statement);
  const signed = page.getByRole('listitem').filter({ hasText: name });
  await expect(signed).toContainText('Signed by link, not witnessed');
  await expect(page.getByRole('img', { name: `Signature of ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Confirm that ${name} was briefed` }).click();
  await expect(signed).toContainText('Signed by link, confirmed by Sam Whitlow');
});
