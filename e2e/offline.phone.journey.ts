import { expect, type Page, test } from '@playwright/test';
import { aPerson, aRegisteredPerson, expectNotice, logIn, type Person } from './app.ts';
import { aSitePhone, chip, getReady, savedOnThisPhone, writeEntry } from './site-phone.ts';

// Each waits for the worker, which keeps the whole application first.
test.describe.configure({ timeout: 180_000 });

type Entry = { workSummary: string; photos: unknown[]; createdAt: string; id: number };

/** A company with one contract, and its site manager. */
async function aSite(page: Page): Promise<{ person: Person; entries: () => Promise<Entry[]> }> {
  const person = await aRegisteredPerson(page.request, 'Managing Director');
  const answer = await page.request.post('/api/projects', { data: { name: 'Birch House' } });
  expect(answer.status()).toBe(201);
  const entries = async () => (await page.request.get('/api/diary-entries')).json();
  return { person, entries };
}

test('an entry and its photos outlive the browser without signal, and arrive once', async ({
  page: office,
}) => {
  const { person, entries } = await aSite(office);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, 'birch-house');
  await page.context().setOffline(true);
  await writeEntry(page, 'Kickers cast to grid D');
  const writtenAt = Date.now();
  await expectNotice(page, savedOnThisPhone);
  await page.getByRole('button', { name: 'Add photos' }).click();
  const box = page.getByRole('dialog').locator('input[type=file]:not([capture])');
  const picture = { mimeType: 'image/png', buffer: await page.screenshot() };
  await box.setInputFiles(['a.png', 'b.png'].map((name) => ({ name, ...picture })));
  await expect(page.getByText('2 of 20 photos')).toBeVisible();
  await phone.kill();

  page = await phone.open();
  await page.context().setOffline(true);
  await page.goto('/project/birch-house');
  await expect(page.getByText('Kickers cast to grid D')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Waiting to send').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
  await expect(chip(page)).toHaveAccessibleName(/^3 waiting/);
  await page.context().setOffline(false);
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry?.photos).toHaveLength(2);
  expect(Math.abs(Date.parse(entry?.createdAt ?? '') - writtenAt)).toBeLessThan(3_000);
  await phone.throwAway();
});

test('an answer that is lost makes nothing twice', async ({ page: office }) => {
  const { person, entries } = await aSite(office);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, person, 'birch-house');
  let lost = 0;
  await page.route('**/api/diary-entries', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await writeEntry(page, 'Said once, heard twice');
  await expectNotice(page, savedOnThisPhone);
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  expect(lost).toBe(1);
  expect((await entries()).map(({ workSummary }) => workSummary)).toEqual([
    'Said once, heard twice',
  ]);
  await phone.throwAway();
});

test('two tabs send what each has kept, each once', async ({ page: office }) => {
  const { person, entries } = await aSite(office);
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, person, 'birch-house');
  const second = await first.context().newPage();
  await second.goto('/project/birch-house');
  await expect(second.getByRole('button', { name: 'Log entry' }).first()).toBeVisible();
  await first.context().setOffline(true);
  for (const number of [1, 2, 3]) {
    await writeEntry(first, `First tab ${number}`);
    await writeEntry(second, `Second tab ${number}`);
  }
  for (const tab of [first, second]) await expect(chip(tab)).toHaveAccessibleName(/^6 waiting/);
  await first.context().setOffline(false);
  for (const tab of [first, second])
    await expect(chip(tab)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const written = (await entries()).map(({ workSummary }) => workSummary).toSorted();
  expect(written).toEqual([
    'First tab 1',
    'First tab 2',
    'First tab 3',
    'Second tab 1',
    'Second tab 2',
    'Second tab 3',
  ]);
  await phone.throwAway();
});

test('what different people change of one entry is merged', async ({ page: office }) => {
  const { person, entries } = await aSite(office);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, person, 'birch-house');
  await writeEntry(page, 'Kickers cast to grid D');
  await expect.poll(async () => (await entries()).length).toBe(1);
  const [stored] = await entries();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Work Summary').fill('Kickers cast to grid E');
  await page.getByRole('button', { name: 'Update Entry' }).click();
  await expectNotice(page, savedOnThisPhone);
  const path = `/api/diary-entries/${stored?.id}`;
  const edit = await office.request.patch(path, { data: { weatherImpact: 'Rain until noon' } });
  expect(edit.status()).toBe(200);
  await page.context().setOffline(false);
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  expect(await (await office.request.get(path)).json()).toMatchObject({
    workSummary: 'Kickers cast to grid E',
    weatherImpact: 'Rain until noon',
  });
  await phone.throwAway();
});

test('screens of the site open without signal, also after the browser was closed', async ({
  page: office,
}) => {
  const { person } = await aSite(office);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, 'birch-house');
  await phone.kill();
  page = await phone.open();
  await page.context().setOffline(true);
  const addresses = ['/', '/contracts', '/project/birch-house', '/project/birch-house/site-issues'];
  for (const address of [...addresses, '/workforce', '/wellbeing', '/settings']) {
    await page.goto(address);
    await expect(page.getByText(/^No signal\./).first()).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(/Not saved on this phone yet|did not load/)).toHaveCount(0);
  }
  await phone.throwAway();
});

test('what is locked on a shared tablet is nobody else’s, and is sent by its author', async ({
  page: office,
}) => {
  const { person, entries } = await aSite(office);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, person, 'birch-house');
  await page.context().setOffline(true);
  await writeEntry(page, 'A secret of the first user');
  await expect(chip(page)).toHaveAccessibleName(/^1 waiting/);
  await page.context().route('**/api/diary-entries', (route) => route.abort());
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^(Logout|Sign Out)$/ }).click();
  await page.getByRole('button', { name: 'Keep locked for me' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.context().unroute('**/api/diary-entries');
  expect(await page.evaluate(readableText)).not.toContain('secret');

  const other = aPerson('Managing Director');
  const registered = { ...other, username: other.email };
  expect((await page.request.post('/api/register', { data: registered })).status()).toBe(201);
  await page.goto('/contracts');
  await expect(chip(page)).toBeVisible({ timeout: 20_000 });
  await chip(page).click();
  await expect(page.getByText('Someone else has 1 item locked on this phone.')).toBeVisible();
  expect(await page.content()).not.toContain('secret');
  expect(await entries()).toEqual([]);

  await page.keyboard.press('Escape');
  expect((await page.request.post('/api/logout')).ok()).toBe(true);
  await logIn(page, person);
  await expect.poll(async () => (await entries()).length, { timeout: 30_000 }).toBe(1);
  await phone.throwAway();
});

/** In the page: all that can be read without a key. */
const readableText = () =>
  new Promise<string>((resolve) => {
    const request = indexedDB.open('sitewright');
    request.onsuccess = () => {
      const items = request.result.transaction('outbox').objectStore('outbox').getAll();
      items.onsuccess = () => resolve(JSON.stringify([items.result, { ...localStorage }]));
    };
  });

/** The clock of this phone is three hours slow. */
const slowClock = () => {
  const Real = Date;
  const now = () => Real.now() - 3 * 3_600_000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};

test('a crew on a phone with a slow clock gets the true times @prove', async ({ page: office }) => {
  test.setTimeout(300_000);
  const { person } = await aSite(office);
  const phone = await aSitePhone();
  const page = await phone.open();
  await page.context().addInitScript(slowClock);
  await getReady(page, person, 'birch-house');
  await page.context().setOffline(true);
  const times = [Date.now()];
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Company' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Company', { exact: true }).last().fill('Harkness Formwork');
  await sheet.getByRole('button', { name: 'Start', exact: true }).click();
  const tile = page.getByRole('listitem', { name: 'Harkness Formwork' });
  await page.waitForTimeout(61_000);
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Weather/ }).click();
  await page.waitForTimeout(61_000);
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await page.context().setOffline(false);
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const [session] = await (await office.request.get('/api/labour-sessions')).json();
  const [work, pause] = session.segments;
  const stored = [work.startedAt, pause.startedAt, session.finishedAt].map(Date.parse);
  // Hours are whole minutes.
  for (const [index, time] of times.entries())
    expect(Math.abs((stored[index] ?? 0) - time)).toBeLessThan(62_000);
  expect([session.needsReview, typeof session.diaryEntryId]).toEqual([false, 'number']);
  await phone.throwAway();
});
