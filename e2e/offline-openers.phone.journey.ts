import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson } from './app.ts';
import { aSitePhone, getReady } from './site-phone.ts';

const missing = /Not saved on this phone yet|Something went wrong/;

/** What changes something without asking, or leaves the application. */
const leftOut = /^(Download|Print|Log ?out|Sign Out|Today|Resume|Skip)/i;

const namesOf = (page: Page) =>
  page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    );

/** Presses every button of a page, each on the page as it was opened; code must never be missing. */
async function pressAll(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForTimeout(500);
  const names = [...new Set(await namesOf(page))].filter((name) => name && !leftOut.test(name));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(400);
    await expect.soft(page.getByText(missing), `${address}: ${name}`).toHaveCount(0);
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
  }
}

test('every opener of the site screens works without signal @prove', async ({ page: office }) => {
  test.setTimeout(900_000);
  const person = await aRegisteredPerson(office.request, 'Managing Director');
  const project = await office.request.post('/api/projects', { data: { name: 'Birch House' } });
  const { id: projectId } = await project.json();
  const crew = { projectId, crewKind: 'company', company: 'Harkness Formwork', operatives: 4 };
  expect((await office.request.post('/api/labour-sessions', { data: crew })).status()).toBe(201);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, person, 'birch-house');
  await page.context().setOffline(true);
  const tabs = ['', '?tab=files', '?tab=plant', '?tab=weather', '?tab=journal', '/site-issues'];
  for (const tab of tabs) await pressAll(page, `/project/birch-house${tab}`);
  for (const address of ['/contracts', '/entries', '/workforce', '/wellbeing', '/settings'])
    await pressAll(page, address);
  await phone.throwAway();
});
