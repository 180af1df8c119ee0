import { expect, type Locator, type Page } from '@playwright/test';

/** In the header: what waits to be sent. */
export const chip = (page: Page) => page.getByRole('button', { name: /open the Outbox/ });

export const expectChip = (page: Page, words: RegExp) =>
  expect(chip(page)).toHaveAccessibleName(words, { timeout: 30_000 });

/** The Outbox, opened by its chip. */
export async function openOutbox(page: Page): Promise<Locator> {
  await chip(page).click();
  return page.getByRole('dialog', { name: 'Outbox' });
}

/** With the Outbox open, which hides the header: it says so, and then so does the chip. */
export async function expectAllSent(page: Page) {
  await expect(page.getByText('All items have been sent.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('dialog', { name: 'Outbox' }).getByRole('button', { name: 'Close' }).click();
  await expectChip(page, /^All sent/);
}

/** The packs, each with the first of its sealed bytes. */
export const keptPacks = (page: Page) =>
  page.evaluate(async () => {
    const packs = await new Promise<{ name: string; sealed: ArrayBuffer }[]>((resolve) => {
      const request = indexedDB.open('sitewright');
      request.onsuccess = () => {
        const all = request.result.transaction('packs').objectStore('packs').getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve(all.result);
        };
      };
    });
    // Sealed anew, the same is something else.
    const start = (sealed: ArrayBuffer) => new Uint8Array(sealed.slice(0, 16)).join();
    return packs.map(({ name, sealed }) => `${name}: ${start(sealed)}`);
  });
