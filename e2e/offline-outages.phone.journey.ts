import { expect, type Page, test } from '@playwright/test';
import { aRegisteredPerson, type Person } from './app.ts';
import { aSitePhone, chip, getReady } from './site-phone.ts';

/** A company with one contract, and its director. */
async function aSite({ request }: Pick<Page, 'request'>): Promise<Person> {
  const person = await aRegisteredPerson(request, 'Managing Director');
  const answer = await request.post('/api/projects', { data: { name: 'Birch House' } });
  expect(answer.status()).toBe(201);
  return person;
}

/** The clock of this phone is three hours fast. */
const fastClock = () => {
  const Real = Date;
  const now = () => Real.now() + 3 * 3_600_000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};

async function startCrew(page: Page, company: string) {
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Company' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Company', { exact: true }).last().fill(company);
  await sheet.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('listitem', { name: company })).toBeVisible();
}

test('a clock that is changed without signal is noticed, and the crew’s times stay possible @prove', async ({
  page: office,
}) => {
  test.setTimeout(180_000);
  const person = await aSite(office);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, 'birch-house');
  await phone.loseSignal();
  const startedAt = Date.now();
  await startCrew(page, 'Harkness Formwork');
  await phone.kill();

  page = await phone.open();
  await page.context().addInitScript(fastClock);
  await page.goto('/project/birch-house');
  const tile = page.getByRole('listitem', { name: 'Harkness Formwork' });
  await tile.getByRole('button', { name: /^Stop/ }).click({ timeout: 30_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(chip(page)).toHaveAccessibleName(/^2 waiting/);
  await phone.getSignal();
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const sentAt = Date.now();
  const [session, ...others] = await (await office.request.get('/api/labour-sessions')).json();
  expect(others).toEqual([]);
  expect(session).toMatchObject({
    needsReview: true,
    reviewReason:
      'The phone’s clock was changed by 3 h 00 min while there was no signal. Check these times.',
  });
  const [start, finish] = [session.startedAt, session.finishedAt].map(Date.parse);
  // Hours are whole minutes.
  expect(Math.abs(start - startedAt)).toBeLessThan(60_000);
  expect(finish).toBeGreaterThanOrEqual(start);
  expect(finish).toBeLessThanOrEqual(sentAt);
  await phone.throwAway();
});
