import { type Browser, expect, type Page, test } from '@playwright/test';
import { logInAs } from './app.ts';

const author = 'joy.okafor@northgate.example';
const approver = 'priya.raman@northgate.example';
const supervisor = 'sam.whitlow@northgate.example';
const statements = '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const state = (page: Page, name: string) =>
  page.getByRole('article').first().getByText(name, { exact: true }).first();

async function as(browser: Browser, who: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAs(page, who);
  await page.goto(address);
  return page;
}

/** From the library, with its own name and a review date. */
async function write(page: Page, activity: string) {
  await page.goto(statements);
  await button(page, 'New method statement').click();
  await button(page, /^Lifting/).click();
  await page.getByLabel('Activity', { exact: true }).fill(activity);
  await page.getByLabel(/^Review date/).fill('+90');
  await button(page, 'Save draft').click();
  await expect(page.getByRole('heading', { name: activity })).toBeVisible();
}

/** Written by one user, approved by another, issued by the first. */
async function putInForce(page: Page, office: Page) {
  await button(page, 'Submit for approval').click();
  await expect(state(page, 'In review')).toBeVisible();
  await office.goto(page.url());
  await button(office, 'Approve').click();
  await expect(state(office, 'Approved')).toBeVisible();
  await button(page, 'Issue for briefing').click();
  await expect(state(page, 'Issued')).toBeVisible();
}

/** As above, without the buttons, once the draft is saved. */
async function putInForceByApi(page: Page, office: Page) {
  await expect(button(page, 'Submit for approval')).toBeVisible();
  const statement = `/api/rams/${new URL(page.url()).searchParams.get('rams')}`;
  for (const [who, step] of [
    [page, 'submission'],
    [office, 'approval'],
    [page, 'issue'],
  ] as const) {
    const answer = await who.request.put(`${statement}/${step}`, { data: {} });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** The text is scrolled through, then the signature is drawn. */
async function briefFirst(page: Page): Promise<string> {
  const first = button(page, /^Brief (?!a visitor)/).first();
  const name = (await first.getAttribute('aria-label'))?.replace('Brief ', '') ?? '';
  await first.click();
  const sheet = page.getByRole('dialog', { name: `Brief ${name}` });
  await expect(sheet.getByText(/^Read to the end/)).toBeVisible();
  await expect(sheet.getByLabel('Signature area')).toHaveCount(0);
  await sheet.getByRole('heading', { name: 'Emergency' }).scrollIntoViewIfNeeded();
  await sheet.hover();
  await page.mouse.wheel(0, 5000);
  const pad = sheet.getByLabel('Signature area');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 60, { steps: 5 });
  await page.mouse.up();
  await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByLabel(`Signature of ${name}`)).toBeVisible();
  return name;
}

test('a statement is approved, briefed, changed and signed again', { tag: '@prove' }, async ({
  page,
  browser,
}) => {
  const activity = `Precast stairs ${Date.now()}`;
  await logInAs(page, author);
  await write(page, activity);
  await expect(button(page, 'Approve')).toHaveCount(0);
  const office = await as(browser, approver, page.url());
  await putInForce(page, office);

  const site = await as(browser, supervisor, page.url());
  const name = await briefFirst(site);
  const first = page.url();

  await button(page, 'New version').click();
  await page.getByLabel('Location').fill('Core 2');
  await button(page, 'Save changes').click();
  await expect(page.getByText(/version 2/).first()).toBeVisible();
  await putInForceByApi(page, office);

  await site.goto(first);
  await expect(state(site, 'Superseded')).toBeVisible();
  await expect(site.getByText('Void', { exact: true })).toBeVisible();
  await site.goto(page.url());
  await expect(button(site, `Brief ${name}`)).toBeVisible();
  expect(await briefFirst(site)).toBe(name);

  const paper = await site.request.get(
    `/api/rams/${new URL(site.url()).searchParams.get('rams')}/pdf`,
  );
  expect(paper.headers()['content-type']).toBe('application/pdf');
});

test('a contract is scored, and the history shows by whom and why', { tag: '@prove' }, async ({
  page,
}) => {
  await logInAs(page, author);
  await page.goto('/risk-assessment?contract=kestrel-wharf-block-c');
  await button(page, 'Add category').click();
  const sheet = page.getByRole('dialog', { name: 'Add category' });
  const category = `Crane ${Date.now()}`;
  await sheet.getByLabel('Category', { exact: true }).fill(category);
  await sheet.getByLabel('Likelihood', { exact: true }).selectOption('5');
  await sheet.getByLabel('Severity', { exact: true }).selectOption('5');
  await sheet.getByLabel(/^Note/).fill('The second crane comes');
  await sheet.getByRole('button', { name: 'Save score' }).click();
  await expect(page.getByRole('region', { name: 'Top five' }).getByText(category)).toBeVisible();
  await page
    .getByRole('region', { name: 'Trend' })
    .getByRole('button', { name: 'View as table' })
    .click();
  await expect(page.getByText('The second crane comes').first()).toBeVisible();
});
