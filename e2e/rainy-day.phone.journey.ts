import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, expectToast } from './app.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const crew = (page: Page) => page.getByRole('listitem', { name: 'Harkness Formwork' });

/** Written on a phone on site, and followed at a desk in the office. */
test('a rainy day, from the first crew to the signed print', async ({ page, browser }) => {
  // A whole day: a slow machine takes more than the usual minute.
  test.setTimeout(150_000);
  await aRegisteredPerson(page.request, 'Managing Director');
  const data = { name: 'Kestrel Wharf', slug: `kestrel-wharf-${Date.now()}`, status: 'active' };
  const answer = await page.request.post('/api/projects', { data });
  await page.goto(`/project/${(await answer.json()).slug}`);
  await seeToTheWeather(page);
  await startTheCrew(page);

  const office = await browser.newPage({
    storageState: await page.context().storageState(),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  await office.goto(page.url());
  await stopForTheWeather(page, office);
  await office.close();

  await stopTheCrew(page);
  await logTheSecondCompany(page);
  await commentOnIt(page);
  await signTheDay(page);
  await amendAfterwards(page);
  await printIt(page);
});

async function seeToTheWeather(page: Page) {
  await expect(page.getByText('Weather not available. Add it by hand.')).toBeVisible();
  await button(page, 'Add by hand').click();
  const dialog = page.getByRole('dialog', { name: 'Add weather by hand' });
  await dialog.getByLabel('Condition').fill('Light rain');
  await dialog.getByLabel('Temperature (°C)').fill('7');
  await dialog.getByLabel('Rain (mm)').fill('6.2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Light rain').locator('visible=true').first()).toBeVisible();
}

async function startTheCrew(page: Page) {
  await button(page, /^Start crew or plant$/)
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Start crew or plant' });
  await sheet.getByLabel('Task').fill('Core wall lift 5');
  await sheet.getByRole('tab', { name: 'Company' }).click();
  await sheet.getByRole('combobox', { name: 'Company' }).fill('Harkness Formwork');
  await sheet.getByLabel('Operatives', { exact: true }).fill('9');
  await sheet.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(crew(page).getByText('Working')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live 9 on site' })).toBeVisible();
}

/** Actions on site appear in the office, and survive a reload. */
async function stopForTheWeather(page: Page, office: Page) {
  await expect(crew(office).getByText('Working')).toBeVisible();
  await button(page, 'Pause all').click();
  await page
    .getByRole('dialog', { name: 'Pause all' })
    .getByRole('button', { name: /^Weather/ })
    .click();
  await expect(crew(page).getByText('paused for weather, paid')).toBeVisible();
  await expect(crew(office).getByText('paused for weather, paid')).toBeVisible();

  await page.reload();
  await expect(crew(page).getByText('paused for weather, paid')).toBeVisible();
  await button(page, 'Resume: Harkness Formwork').click();
  await expect(crew(office).getByText('Working')).toBeVisible();
}

async function stopTheCrew(page: Page) {
  await button(page, 'Stop: Harkness Formwork').click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByLabel('Work summary').fill('Core wall lift 5 shuttered to grid D');
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(crew(page)).toBeHidden();
  await expect(page.getByText('Core wall lift 5 shuttered to grid D').first()).toBeVisible();
}

/** Without a summary the entry is refused at the field, and no input is lost. */
async function logTheSecondCompany(page: Page) {
  await button(page, 'Log entry').locator('visible=true').first().click();
  const sheet = page.getByRole('dialog', { name: 'Log Labour Entry' });
  await sheet.getByRole('combobox', { name: 'Company' }).fill('Dunmore Civils');
  // A time that has come whenever this runs: hours still to come are named before the sign-off.
  await sheet.getByRole('textbox', { name: 'Start Time' }).fill('00:00');
  await sheet.getByRole('textbox', { name: 'Finish Time' }).fill('00:01');
  await sheet.getByLabel('Weather Impact').fill('Pour moved to Friday, 9 men standing');
  await sheet.getByRole('button', { name: 'Create Entry' }).click();
  await expect(sheet.getByText('Work summary is required').first()).toBeVisible();
  await sheet.getByLabel('Work Summary').fill('Drainage run 4 excavated to 1.8 m');
  await sheet.getByRole('button', { name: 'Create Entry' }).click();
  await expectNotice(page, 'Diary entry created successfully');
  await expect(page.getByText('Pour moved to Friday, 9 men standing').first()).toBeVisible();
}

const entryOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

async function commentOnIt(page: Page) {
  const entry = entryOf(page, 'Drainage run 4');
  await entry
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  await entry.getByLabel('Comment', { exact: true }).fill('Trench box in place before entry');
  await entry.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await expect(entry.getByText('Trench box in place before entry')).toBeVisible();
}

async function signTheDay(page: Page) {
  await button(page, 'Finish the day').locator('visible=true').first().click();
  const dialog = page.getByRole('dialog', { name: 'Finish the day' });
  await expect(dialog.getByText('Nothing is missing.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign off' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Your name').fill('Morgan Vale');
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expectToast(page, 'Signed off', /now need a reason\.$/);
  await expect(page.getByText(/^Signed off by Morgan Vale/)).toBeVisible();
}

async function amendAfterwards(page: Page) {
  const entry = entryOf(page, 'Drainage run 4');
  await entry.getByRole('button', { name: 'Amend' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Labour Entry' });
  await sheet.getByLabel('Reason for the amendment').fill('The depth was measured again');
  await sheet.getByLabel('Work Summary').fill('Drainage run 4 excavated to 1.9 m');
  await sheet.getByRole('button', { name: 'Update Entry' }).click();
  await expectNotice(page, 'Diary entry updated successfully');
  await expect(entryOf(page, 'excavated to 1.9 m')).toBeVisible();
}

async function printIt(page: Page) {
  const menu = button(page, /^(PDF|Page menu)$/).locator('visible=true');
  await menu.first().click();
  const link = page.getByRole('menuitem', { name: 'PDF of this day' });
  const href = await link.getAttribute('href');
  const print = await page.request.get(href ?? '');
  expect(print.headers()['content-type']).toBe('application/pdf');
  expect((await print.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
