import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

const supervisor = 'sam.whitlow@northgate.example';
const manager = 'joy.okafor@northgate.example';
const issues = '/project/kestrel-wharf-block-c/site-issues';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Uploads a screenshot as a photo, wherever the button is. */
async function photograph(page: Page, camera: Locator) {
  const chosen = page.waitForEvent('filechooser');
  await camera.tap();
  const buffer = await page.screenshot();
  await (await chosen).setFiles({ name: 'site.png', mimeType: 'image/png', buffer });
}

/** From the diary of the day: 'Issue', type and 'Report issue'; a photo and a priority one tap more; the line is typed. */
async function report(page: Page, line: string) {
  await page.goto('/project/kestrel-wharf-block-c');
  const quick = page.getByRole('navigation', { name: 'Quick actions' });
  await quick.getByRole('link', { name: 'Issue', exact: true }).tap();
  await expect(page.getByLabel('What is the issue?')).toBeFocused();
  await expect(page.getByText('Snag', { exact: true })).toBeInViewport();
  await page.keyboard.type(line);
  await photograph(page, button(page, 'Take a photo'));
  await page.getByText('Critical', { exact: true }).tap();
  await page.getByText('Snag', { exact: true }).tap();
  await button(page, 'Report issue').tap();
  await expect(page).toHaveURL(/site-issues\/view\/\d+$/);
}

async function as(browser: Browser, who: string, address: string): Promise<Page> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await logInAs(page, who);
  await page.goto(address);
  return page;
}

test('an issue goes from a photo to closed by another role', async ({ page, browser }) => {
  await logInAs(page, supervisor);
  const line = `Water at core door ${Date.now()}`;
  await report(page, line);
  await expect(page.getByRole('button', { name: /^Photo 1 of 1, Before/ })).toBeVisible();
  await expect(button(page, 'Close issue')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Ready for review').tap();
  await expect(page.getByText('Ready for review', { exact: true }).first()).toBeVisible();

  const office = await as(browser, manager, new URL(page.url()).pathname);
  await button(office, 'Reject').tap();
  await office.getByLabel('Reason').fill('The door is still wet');
  await office.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).tap();
  await expect(page.getByText('The door is still wet').first()).toBeVisible();
  await button(page, 'Ready for review').tap();

  await expect(button(office, 'Close issue')).toHaveAttribute('aria-disabled', 'true');
  await expect(office.getByText(/^Add an after photo before closing a snag/)).toBeVisible();
  const after = office.getByRole('region', { name: 'After photos' });
  await photograph(office, after.getByRole('button', { name: 'Take a photo' }));
  await expect(after.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible();
  await button(office, 'Close issue').tap();
  await expect(office.getByText('Closed', { exact: true }).first()).toBeVisible();

  await page.goto(issues);
  await page.getByRole('button', { name: /^Closed/ }).tap();
  await expect(page.getByRole('link', { name: line })).toBeVisible();
  await expectFiveInSight(page);
});

/** Five cards end above the button on an ordinary phone. */
async function expectFiveInSight(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${issues}?show=all`);
  const fifth = page.getByRole('article').nth(4);
  await expect(fifth).toBeVisible();
  const card = await fifth.boundingBox();
  const bar = await page.locator('[data-save-bar]').boundingBox();
  expect(Number(card?.y) + Number(card?.height)).toBeLessThanOrEqual(Number(bar?.y));
}

test('a report is kept on the phone while the network is away', async ({ page, context }) => {
  await logInAs(page, supervisor);
  await page.goto(`${issues}/new`);
  const line = `Edge protection missing ${Date.now()}`;
  await page.getByLabel('What is the issue?').fill(line);
  await context.setOffline(true);
  await expect(page.getByText(/^No signal\./).first()).toBeVisible();
  const saved = page.getByText(/^Draft saved/);
  await expect(saved).toBeVisible();
  const [bar, said] = [
    await page.locator('[data-save-bar]').boundingBox(),
    await saved.boundingBox(),
  ];
  expect(said?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('What is the issue?')).toHaveValue(line);
  await page.getByText('Snag', { exact: true }).tap();
  await button(page, 'Report issue').tap();
  await expect(page).toHaveURL(/view\/\d+$/);
  await expect(page.getByRole('heading', { name: line })).toBeVisible();
});
