import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { type Product, withProduct } from '../scripts/proofs/product.ts';
import { anotherBuild } from './another-build.ts';
import { expectNotice, fillLogin, inDatabase } from './app.ts';
import { noteFigure } from './figures.ts';
import { keepMany } from './kept-items.ts';
import { aDirectorWithContract } from './site-company.ts';
import { savedOnThisPhone, writeEntry } from './site-entries.ts';
import { chip, expectChip } from './site-outbox.ts';
import { aSitePhone, getReady, switchOnAgain } from './site-phone.ts';

test.describe.configure({ timeout: 300_000 });

type Entry = { id: number; workSummary: string; clientId: string; photos: unknown[] };

/** A server of its own, which may be killed, with one contract; the office is signed in. */
const withOwnServer = (
  work: (site: Awaited<ReturnType<typeof aSite>> & { product: Product }) => Promise<void>,
) =>
  withProduct(async (product) => {
    await product.start(settings);
    const office = await request.newContext({ baseURL: product.url });
    const site = await aSite(office, product.url);
    await work({ ...site, product });
    await site.phone.throwAway();
    await office.dispose();
  })(AbortSignal.timeout(290_000));

const settings = { DEMO: '0', RATE_LIMITS: 'relaxed' };

async function aSite(office: APIRequestContext, url: string) {
  const person = await aDirectorWithContract(office);
  const phone = await aSitePhone(url);
  const page = await phone.open();
  await getReady(page, person, 'birch-house');
  const entries = async (): Promise<Entry[]> => {
    const reply = await office.get('/api/diary-entries?limit=500', { timeout: 5_000 });
    const rows: Entry[] = await reply.json();
    return rows.toSorted((one, other) => one.id - other.id);
  };
  return { office, person, phone, page, entries };
}

test('a server that is killed three times while 40 entries are sent has each once and in order @prove-outage', () =>
  withOwnServer(async ({ phone, page, entries, product }) => {
    await phone.loseSignal();
    await keepMany(page, { entries: 40, photos: 0 });
    const restarted = await switchOnAgain(phone, 'birch-house');
    await phone.getSignal();
    const killedAt: number[] = [];
    for (const arrived of [8, 18, 28]) {
      await expect
        .poll(async () => (await entries().catch(() => [])).length, {
          intervals: [20],
          timeout: 60_000,
        })
        .toBeGreaterThanOrEqual(arrived);
      await product.killServer();
      await product.start(settings);
      killedAt.push((await entries()).length);
    }
    await expect(chip(restarted)).toHaveAccessibleName(/^All sent/, { timeout: 90_000 });
    noteFigure('entries that had arrived when the server was killed', killedAt.join(', '));
    expect(killedAt.every((arrived) => arrived < 40)).toBe(true);
    expect((await entries()).map(({ workSummary }) => workSummary)).toEqual(
      Array.from({ length: 40 }, (_, index) => `Entry ${index + 1}`),
    );
  }));

/** As if eight days had passed on the server, which then sweeps. */
async function passEightDays({ folder }: Product) {
  const data = join(folder, 'data');
  const ages = {
    idempotency_keys: ['created_at', 'expires_at'],
    sessions: ['created_at', 'last_seen_at', 'expires_at'],
  };
  for (const [table, columns] of Object.entries(ages)) {
    const older = columns.map((column) => `${column} = ${column} - interval '8 days'`);
    await inDatabase(`update ${table} set ${older.join(', ')}`, [], data);
  }
  await inDatabase("select graphile_worker.add_job('sweep')", [], data);
  const left = async () =>
    (await inDatabase('select count(*)::int as n from sessions', [], data)).rows[0].n;
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const whole = "select count(*)::int as n from idempotency_keys where answer ? 'workSummary'";
  await expect
    .poll(async () => (await inDatabase(whole, [], data)).rows[0].n, { timeout: 30_000 })
    .toBe(0);
}

test('what was stored without an answer is known again after eight days, and its photo follows @prove-outage', () =>
  withOwnServer(async ({ office, person, phone, page, entries, product }) => {
    let committed = 0;
    await page.route('**/api/diary-entries', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = await route.fetch().catch(() => undefined);
      committed += answer?.status() === 201 ? 1 : 0;
      await route.abort();
    });
    await writeEntry(page, 'Stored, not answered');
    await expectNotice(page, savedOnThisPhone);
    await phone.loseSignal();
    await page.getByRole('button', { name: 'Add photos' }).click();
    const box = page.getByRole('dialog').locator('input[type=file]:not([capture])');
    await box.setInputFiles({
      ...{ name: 'site.png', mimeType: 'image/png', buffer: await page.screenshot() },
    });
    await expect(page.getByText('1 of 20 photos')).toBeVisible();
    expect(committed).toBeGreaterThanOrEqual(1);
    const [stored, ...doubled] = await entries();
    expect(doubled).toEqual([]);
    await phone.kill();
    await passEightDays(product);

    const later = await phone.open();
    await phone.getSignal();
    await later.goto('/auth');
    await fillLogin(later, person.email, person.password);
    await expect(later).toHaveURL(/contracts/);
    await expectChip(later, /^All sent/);
    const login = { username: person.email, password: person.password };
    expect((await office.post('/api/login', { data: login })).status()).toBe(200);
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry?.id).toBe(stored?.id);
    expect(entry?.photos).toHaveLength(1);
    // The id that it had on the phone leads to it.
    await later.goto('/project/birch-house');
    await expect(later.getByText('Stored, not answered')).toHaveCount(1);
    await expect(later.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible();
    expect(await later.evaluate(serverIds)).toContain(stored?.id);
  }));

/** In the page: the server's ids of what had an id below zero here. */
const serverIds = () =>
  new Promise<number[]>((resolve) => {
    const opening = indexedDB.open('sitewright');
    opening.onsuccess = () => {
      const ids = opening.result.transaction('ids').objectStore('ids').getAll();
      ids.onsuccess = () => {
        opening.result.close();
        resolve(ids.result.map(({ id }) => id));
      };
    };
  });

const startOf = (page: Page) => page.locator('script[type=module][src]').first();

/** The builds whose files are kept, and the file that the page was started from. */
const buildsOf = async (page: Page) => ({
  builds: (await page.evaluate(() => caches.keys())).filter((name) => /^sitewright-/.test(name)),
  start: (await startOf(page).getAttribute('src')) ?? '',
});

/** As when the page comes into sight: it looks for a new version, which is then kept beside this one. */
async function findNewVersion(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
    undefined,
    { timeout: 60_000 },
  );
}

async function openWorkforce(page: Page) {
  await page
    .getByRole('link', { name: 'Workforce', exact: true })
    .first()
    .click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workforce');
}

test('a page of an older build goes on until its form is saved, and loses nothing to the new one @prove-outage', () =>
  withOwnServer(async ({ page, office, product }) => {
    const newVersion = page.getByText('New version', { exact: true });
    // What cannot be sent stays in the Outbox all the time.
    await page
      .context()
      .route('**/diary-comments', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
    await page.getByLabel('Comment', { exact: true }).fill('Waits');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expectChip(page, /^1 waiting/);
    for (const letter of ['a', 'b']) {
      const before = await buildsOf(page);
      await page.getByRole('button', { name: 'Log entry' }).first().click();
      await page.getByLabel('Work Summary').fill(`Half filled in before build ${letter}`);
      const other = await page.context().newPage();
      await other.goto('/contracts');
      await expect(other.getByText('Birch House').first()).toBeVisible();
      const file = await anotherBuild(product.folder, letter);
      await product.stop();
      await product.start(settings, file);
      expect((await office.get(`${product.url}${before.start}`)).status()).toBe(404);
      await findNewVersion(page);
      // Never opened before, and no longer on the server.
      await openWorkforce(other);
      await other.close();
      // The event that told the page of the new worker was over when `findNewVersion` returned.
      await expect(newVersion).toHaveCount(0);
      await page.getByRole('button', { name: 'Create Entry' }).click();
      await expect(page.getByLabel('Work Summary')).toBeHidden();
      await expect(newVersion).toBeVisible({ timeout: 30_000 });
      await openWorkforce(page);
      await page.goBack();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(startOf(page)).not.toHaveAttribute('src', before.start, { timeout: 30_000 });
      await expectChip(page, /^1 waiting/);
      // The worker before may stay in charge for a while; when the new one is, it deletes what is older than two builds.
      await expect
        .poll(async () => (await buildsOf(page)).builds.length, { timeout: 90_000 })
        .toBeLessThanOrEqual(2);
      await expect(newVersion).toHaveCount(0);
    }
    await page.context().unroute('**/diary-comments');
    await expectChip(page, /^All sent/);
  }));
