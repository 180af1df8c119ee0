import { expect, type Page, test } from '@playwright/test';
import { aPerson, aRegisteredPerson, expectNotice, logIn, type Person } from './app.ts';
import { aDirectorWithContract } from './site-company.ts';
import { savedOnThisPhone, writeEntry } from './site-entries.ts';
import { chip } from './site-outbox.ts';
import { aSitePhone, getReady } from './site-phone.ts';
import { storedText } from './stored-text.ts';

// Each waits for the worker, which keeps the whole application first.
test.describe.configure({ timeout: 180_000 });

type Entry = { workSummary: string; photos: unknown[]; createdAt: string; id: number };

/** A company with one contract, and its site manager. */
async function aSite(page: Page): Promise<{ person: Person; entries: () => Promise<Entry[]> }> {
  const person = await aDirectorWithContract(page.request);
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
  await phone.loseSignal();
  const from = Date.now();
  await writeEntry(page, 'Kickers cast to grid D');
  const to = Date.now();
  await expectNotice(page, savedOnThisPhone);
  await page.getByRole('button', { name: 'Add photos' }).click();
  const box = page.getByRole('dialog').locator('input[type=file]:not([capture])');
  const picture = { mimeType: 'image/png', buffer: await page.screenshot() };
  await box.setInputFiles(['a.png', 'b.png'].map((name) => ({ name, ...picture })));
  await expect(page.getByText('2 of 20 photos')).toBeVisible();
  await phone.kill();

  page = await phone.open();
  await page.goto('/project/birch-house');
  await expect(page.getByText('Kickers cast to grid D')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Waiting to send').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
  await expect(chip(page)).toHaveAccessibleName(/^3 waiting/);
  // The signal is too short to read the packs again.
  await page.context().route('**/site-pack', (route) => route.abort());
  await phone.getSignal();
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  await phone.loseSignal();
  await phone.kill();
  page = await phone.open();
  await page.goto('/project/birch-house');
  await expect(page.getByText('Kickers cast to grid D')).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
  await expect(page.getByText('Waiting to send')).toHaveCount(0);
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry?.photos).toHaveLength(2);
  const createdAt = Date.parse(entry?.createdAt ?? '');
  // The difference between the clocks is known to a second or so.
  expect(createdAt).toBeGreaterThan(from - 3_000);
  expect(createdAt).toBeLessThan(to + 3_000);
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
  const person = await aRegisteredPerson(office.request, 'Managing Director');
  const slugs: string[] = [];
  for (const name of ['Elm Row', 'Oak Lane', 'Ash Court', 'Yew Street', 'Birch House']) {
    const answer = await office.request.post('/api/projects', { data: { name } });
    expect(answer.status()).toBe(201);
    slugs.push((await answer.json()).slug);
  }
  const projects = await (await office.request.get('/api/projects')).json();
  const projectId = projects.find((one: { slug: string }) => one.slug === 'birch-house').id;
  const date = daysAgo(10);
  const data = { projectId, date, labor: '{}', workSummary: 'Blinding cast in bay 4' };
  const entry = await office.request.post('/api/diary-entries', { data });
  expect(entry.status(), await entry.text()).toBe(201);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, ...slugs);
  await phone.kill();
  await phone.loseSignal();
  page = await phone.open();
  for (const [address, shown] of [
    ['/', 'Birch House'],
    ['/contracts', 'Birch House'],
    ['/projects', 'Birch House'],
    ['/project/birch-house', 'Nothing logged today yet'],
    [`/project/birch-house?date=${date}`, 'Blinding cast in bay 4'],
    ['/project/birch-house/site-issues', 'No issues yet'],
    ['/workforce', 'No workers yet'],
    ['/wellbeing', 'Construction Industry Helpline'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(shown).first(), address).toBeVisible();
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(/^No signal\. Showing data from/).first(), address).toBeVisible();
    await expect(page.getByText(/Not saved on this phone yet|did not load/)).toHaveCount(0);
  }
  await phone.throwAway();
});

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/London' });

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
  expect(await storedText(page)).not.toContain('secret');
  await page.context().route('**/api/diary-entries', (route) => route.abort());
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: /^(Logout|Sign Out)$/ }).click();
  await page.getByRole('button', { name: 'Keep locked for me' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.context().unroute('**/api/diary-entries');
  const stored = await storedText(page);
  for (const text of ['secret', 'Birch House', person.email]) expect(stored).not.toContain(text);

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
