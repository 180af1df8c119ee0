import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice } from './app.ts';

const created = 'Diary entry created successfully';

/** Counts taps; typing is no tap. */
function thumb() {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  return { tap, taps: () => taps };
}

const plus = (page: Page) => page.getByRole('button', { name: 'New Diary Entry', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const summary = (page: Page) => page.getByLabel('Work Summary');
const open = async (page: Page) => {
  await page.goto('/contracts');
  await expect(page.getByText('Birch House').first()).toBeVisible();
};
const entries = async ({ request }: Pick<BrowserContext, 'request'>) =>
  (await request.get('/api/diary-entries')).json();

/** The first entry of a user: the contract is chosen once and remembered. */
async function writeTheFirst(page: Page) {
  await open(page);
  await plus(page).tap();
  await page.locator('select[name=contract]').selectOption({ label: 'Birch House' });
  await page.getByRole('combobox', { name: 'Company' }).fill('Harkness Formwork');
  await page.getByLabel('Operatives Job Role').fill('Carpenter');
  await summary(page).fill('Kickers cast to grid D');
  await button(page, 'Create Entry').tap();
  await expectNotice(page, created);
}

test('entries are written with a few taps, and photos follow', async ({ page }) => {
  await aRegisteredPerson(page.request, 'Managing Director');
  for (const name of ['Alder Court', 'Birch House'])
    expect((await page.request.post('/api/projects', { data: { name } })).status()).toBe(201);
  await writeTheFirst(page);
  await writeWithTwoTaps(page);
  await repeatWithThreeTaps(page);
  await addPhoto(page);
});

async function writeWithTwoTaps(page: Page) {
  await open(page);
  const { tap, taps } = thumb();
  await tap(plus(page));
  await expect(summary(page)).toBeFocused();
  await page.keyboard.type('Core wall lift 5 shuttered to grid D, kickers cleaned.');
  await tap(button(page, 'Create Entry'));
  await expectNotice(page, created);
  expect(taps()).toBeLessThanOrEqual(2);

  const [newest] = await entries(page.context());
  expect(newest).toMatchObject({
    workSummary: 'Core wall lift 5 shuttered to grid D, kickers cleaned.',
    // Harkness Formwork has its hours of today already.
    company: null,
    jobRole: null,
    startTime: '08:00',
    finishTime: '17:00',
    hours: '9.0',
  });
}

async function repeatWithThreeTaps(page: Page) {
  await open(page);
  const { tap, taps } = thumb();
  await tap(plus(page));
  await tap(button(page, 'Same as last entry'));
  await tap(button(page, 'Create Entry'));
  await expectNotice(page, created);
  expect(taps()).toBeLessThanOrEqual(3);
  const [newest, last] = await entries(page.context());
  expect(newest.id).not.toBe(last.id);
  expect(newest.workSummary).toBe(last.workSummary);
}

/** A photo added from the toast, resized before it is sent. */
async function addPhoto(page: Page) {
  await button(page, 'Add photos').tap();
  const sheet = page.getByRole('dialog', { name: 'Photos' });
  const choosing = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Choose files' }).tap();
  const sending = page.waitForRequest(/\/photos\?takenAt=/);
  await (await choosing).setFiles([
    { name: 'IMG_2041.png', mimeType: 'image/png', buffer: await aLargePicture(page) },
  ]);
  expect(Number((await (await sending).allHeaders())['content-length'])).toBeLessThan(200_000);
  await expect(sheet.getByRole('img', { name: /IMG_2041/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(sheet).toBeHidden();
  const [entry] = await entries(page.context());
  expect(entry.photos).toHaveLength(1);
}

/** Twice the width that is sent, with lines that PNG compresses badly. */
const aLargePicture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 2400 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let y = 0; y < 2400; y += 1) {
      context.fillStyle = `hsl(${(y * 37) % 360} 60% 50%)`;
      context.fillRect(0, y, 3200, 1);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
};
