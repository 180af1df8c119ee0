import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson } from './app.ts';

const machine = 'Tower crane TC1';

/** The smallest valid PDF, named as an examiner would name it. */
const aPaper = (number: string) => ({
  name: `${machine} ${number}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'),
});

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Europe/London',
  });

/** A contract of a new company, with a crane on hire. */
async function aSiteWithACrane(page: Page) {
  await aRegisteredPerson(page.request, 'Managing Director');
  const { id, slug } = await made(page.request, '/api/projects', {
    name: 'Crane Yard',
    slug: `crane-yard-${Date.now()}`,
    status: 'active',
  });
  const hire = { projectId: id, name: machine, onHireAt: new Date().toISOString() };
  const { id: plantHireId } = await made(page.request, '/api/plant-hires', hire);
  const start = () =>
    page.request.post('/api/labour-sessions', {
      data: { projectId: id, crewKind: 'plant', plantHireId },
    });
  return { slug, start };
}

async function made(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function choose(page: Page, number: string) {
  const chosen = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Choose/ })
    .last()
    .click();
  await (await chosen).setFiles(aPaper(number));
}

async function save(page: Page, expiry: string, button: string) {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Expiry' }).fill(expiry);
  await sheet.getByRole('button', { name: button, exact: true }).click();
  await expect(sheet).toBeHidden();
}

const chooseAction = async (page: Page, action: string) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a lifting certificate runs out, its machine must not work, and a renewal frees it', {
  tag: '@prove',
}, async ({ page, browser }) => {
  const { slug, start } = await aSiteWithACrane(page);
  await page.goto(`/project/${slug}?tab=files&certificates=true`);
  await choose(page, 'AIS-1');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Type').selectOption({ label: 'Lifting equipment (LOLER)' });
  await sheet.getByLabel('Plant on hire').selectOption({ label: machine });
  await sheet.getByLabel('Certificate number').fill('AIS-1');
  await save(page, dayFromNow(40), 'Add certificate');

  const site = await browser.newPage({ storageState: await page.context().storageState() });
  await site.goto(`/project/${slug}`);
  const banner = site.getByText(`${machine} is quarantined`);
  await expect(site.getByRole('heading').first()).toBeVisible();
  await expect(banner).toBeHidden();

  await chooseAction(page, 'Edit');
  await save(page, dayFromNow(-1), 'Save');
  await expect(page.getByText('Expired').first()).toBeVisible();
  await expect(banner).toContainText(`certificate AIS-1 expired on ${dayFromNow(-1)}`);
  expect((await start()).status()).toBe(409);

  await chooseAction(page, 'Renew…');
  await choose(page, 'AIS-2');
  await save(page, dayFromNow(180), 'Renew');
  await expect(banner).toBeHidden();
  expect((await start()).status()).toBe(201);
  await site.close();
});
