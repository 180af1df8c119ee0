import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { laborText } from '../packages/domain/src/diary/diary-entry.fixture.ts';
import { aRegisteredPerson, type Person } from './app.ts';
import { aSitePhone, getReady, keepAsOpenedEarlier, keptNames } from './site-phone.ts';

const diary = '/project/birch-house';

/** A contract with a crew at work, an entry with a photo, a comment and a message. */
async function aBusySite(request: APIRequestContext): Promise<{ person: Person; id: number }> {
  const person = await aRegisteredPerson(request, 'Managing Director');
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const { id } = await post('projects', { name: 'Birch House' });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format();
  const crew = { projectId: id, crewKind: 'company', company: 'Harkness Formwork', operatives: 4 };
  await post('labour-sessions', crew);
  const draft = { projectId: id, date, workSummary: 'Kickers cast', labor: laborText() };
  const entry = await post('diary-entries', draft);
  const buffer = Buffer.from(onePixel, 'base64');
  const file = { name: 'a.png', mimeType: 'image/png', buffer };
  const photo = await request.post(`/api/diary-entries/${entry.id}/photos`, {
    multipart: { file },
  });
  expect(photo.status(), await photo.text()).toBe(201);
  const comment = { date, timeSlot: '08:00', comment: 'Looks right' };
  await post(`projects/${id}/diary-comments`, comment);
  await post(`projects/${id}/journal-messages`, { message: 'The road is closed' });
  return { person, id };
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A phone without signal that has opened nothing but the contracts; with the code it asked for in vain. */
async function aFreshPhone(request: APIRequestContext) {
  const { person, id } = await aBusySite(request);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, person);
  await keepAsOpenedEarlier(page, id);
  await page.reload();
  await expect.poll(() => keptNames(page), { timeout: 30_000 }).toContain(`contract-${id}`);
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (request.url().includes('/assets/') && !isLeft) missing.push(request.url());
  });
  await phone.loseSignal();
  return { phone, page, missing };
}

/** A button, or a line of a menu. */
const opener = (page: Page, text: string | RegExp) => {
  const name = { name: text, exact: typeof text === 'string' };
  return page.getByRole('button', name).or(page.getByRole('menuitem', name)).first();
};
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]');

async function closeAll(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** What opens over the diary, by the buttons that lead there one after the other. */
const openers: (string | RegExp)[][] = [
  ['Log entry', 'Choose date'],
  ['Log entry', 'Same as last entry'],
  [/Choose another day/],
  [/^More actions for Harkness/],
  [/^More actions for Harkness/, 'Add photos'],
  [/^Photo 1/],
  ['Start crew or plant'],
  ['Pause: Harkness Formwork'],
  ['Stop: Harkness Formwork'],
  ['Pause all'],
  ['Edit'],
  ['Page menu'],
  ['Notifications'],
  ['New Diary Entry'],
  ['Menu'],
  ['Menu', 'Search or jump to'],
  ['Menu', 'Report an Issue'],
];

/** The other tabs of a contract, each with words that are there without data. */
const tabs = {
  files: 'Choose files',
  plant: 'Add plant',
  weather: 'Activity limits now',
  orders: 'New order',
  journal: 'Add a picture',
};

test('every opener of the diary opens without signal, though nothing but the contracts was opened before', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const { phone, page, missing } = await aFreshPhone(request);
  await page.goto(diary);
  for (const names of openers) {
    for (const name of names) await opener(page, name).click({ timeout: 10_000 });
    // The menu goes before what it leads to comes.
    if (names[0] === 'Menu' && names[1]) await expect(opener(page, names[1])).toBeHidden();
    await expect(dialog(page).first(), names.join(' > ')).toBeVisible();
    expect(missing, names.join(' > ')).toEqual([]);
    await closeAll(page);
  }
  for (const [tab, words] of Object.entries(tabs)) {
    await page.goto(`${diary}?tab=${tab}`);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    expect(missing, tab).toEqual([]);
  }
  await phone.throwAway();
});

/** What leaves the application, or prints. */
const leftOut = /^(Download|Print|Log ?out|Sign Out|Poster)/i;
/** On every page. */
const inFrame = /^(Menu|Notifications|New Diary Entry|Skip to)/;

const namesOf = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    );

async function openSettled(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  // What is not kept is asked for three times.
  await page.waitForTimeout(3_500);
}

/** Presses every button of a page; code must never be missing. */
async function pressAll(page: Page, address: string, missing: string[]): Promise<number> {
  await openSettled(page, address);
  const names = [...new Set(await namesOf(page))].filter(
    (name) => name && !leftOut.test(name) && !inFrame.test(name),
  );
  let pressed = 0;
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    pressed += await button.click({ timeout: 2_000 }).then(
      () => 1,
      () => 0,
    );
    await page.waitForTimeout(300);
    expect.soft(missing.splice(0), `${address}: ${name}`).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const isElsewhere = new URL(page.url()).pathname !== new URL(address, page.url()).pathname;
    if (isElsewhere || (await dialog(page).count()) > 0) await openSettled(page, address);
  }
  return pressed;
}

test('every button of the site screens works without signal @prove', async ({ request }) => {
  test.setTimeout(300_000);
  const { phone, page, missing } = await aFreshPhone(request);
  let pressed = 0;
  const ofContract = Object.keys(tabs).map((tab) => `${diary}?tab=${tab}`);
  for (const address of [diary, ...ofContract, `${diary}/site-issues`])
    pressed += await pressAll(page, address, missing);
  // The list of contracts reads ahead what is for the office.
  for (const address of ['/entries', '/workforce', '/wellbeing', '/settings'])
    pressed += await pressAll(page, address, missing);
  expect(pressed).toBeGreaterThan(40);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await phone.throwAway();
});
