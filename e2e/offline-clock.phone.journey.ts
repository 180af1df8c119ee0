import { expect, test } from '@playwright/test';
import { aRegisteredPerson } from './app.ts';
import { aSitePhone, chip, getReady } from './site-phone.ts';

/** The clock of this phone is three hours slow. */
const slowClock = () => {
  const Real = Date;
  const now = () => Real.now() - 3 * 3_600_000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};

test('a crew on a phone with a slow clock gets the true times', async ({ page: office }) => {
  test.setTimeout(200_000);
  const person = await aRegisteredPerson(office.request, 'Managing Director');
  const project = await office.request.post('/api/projects', { data: { name: 'Birch House' } });
  expect(project.status()).toBe(201);
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
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Weather/ }).click();
  await page.waitForTimeout(61_000);
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Resume/ }).click();
  await tile.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await page.context().setOffline(false);
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const [session] = await (await office.request.get('/api/labour-sessions')).json();
  const pause = session.segments.find(({ kind }: { kind: string }) => kind === 'pause');
  const stored = [session.startedAt, pause?.startedAt, session.finishedAt].map(Date.parse);
  // Hours are whole minutes.
  for (const [index, time] of times.entries())
    expect(Math.abs((stored[index] ?? 0) - time)).toBeLessThan(62_000);
  expect([session.needsReview, typeof session.diaryEntryId]).toEqual([false, 'number']);
  await phone.throwAway();
});
