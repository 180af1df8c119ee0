import { expect, type Page } from '@playwright/test';

/** Starts a crew of a company, by its name alone. */
export async function startCrew(page: Page, company: string) {
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

/** The clock of the phone is so many hours fast, or slow if below zero, in every page that is opened from now on. */
export const setClock = (page: Page, hours: number) =>
  page.context().addInitScript(moveClock, hours);

/** In the page. */
function moveClock(hours: number) {
  const Real = Date;
  const now = () => Real.now() + hours * 3_600_000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
