import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

const statement = '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=1';

/** As the supervisor holds out their phone: the address behind the code. */
async function handOut(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sign by link' }).click();
  const dialog = page.getByRole('dialog', { name: /by link$/ });
  const address = await dialog.getByText(/\/rams\/sign\//).textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address ?? '';
}

/** A worker with a phone of their own, and no account. */
async function draw(page: Page) {
  const pad = page.getByLabel('Place for the signature');
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 20, { steps: 5 });
  await page.mouse.up();
}

test('a worker reads and signs by the link, and the manager sees it', async ({ page, browser }) => {
  await logInAs(page, 'sam.whitlow@northgate.example');
  await page.goto(statement);
  const address = await handOut(page);

  const theirs = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await theirs.goto(address);
  await expect(theirs.getByText(/^Read to the end/)).toBeVisible();
  const sign = theirs.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toHaveCount(0);
  await theirs.getByRole('heading', { name: 'Emergency' }).scrollIntoViewIfNeeded();
  await theirs.mouse.wheel(0, 5000);
  const who = theirs.getByLabel(/^Your name/);
  const name = (await who.getByRole('option').nth(1).textContent()) ?? '';
  await who.selectOption(name);
  await draw(theirs);
  await sign.click();
  await expect(theirs.getByText(new RegExp(`^${name} has signed RAMS-`))).toBeVisible();

  await page.reload();
  const signed = page.getByRole('listitem').filter({ hasText: name });
  await expect(signed).toContainText('Signed by link');
  await expect(page.getByLabel(`Signature of ${name}`)).toBeVisible();
});
