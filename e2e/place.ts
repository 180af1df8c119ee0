import type { Page } from '@playwright/test';
import { aRegisteredPerson, logInAs } from './app.ts';

/** A page of the product in one of its states. */
export type Place = {
  name: string;
  path: string;
  /** Who looks at it: nobody, the director of the demo company, or one of a company that is new. */
  who: 'nobody' | 'director' | 'newcomer';
  /** What happens on the way, such as a server that fails. */
  before?: (page: Page) => Promise<void>;
  /** What is opened or pressed once it is there. */
  open?: (page: Page) => Promise<void>;
  /** Whether it belongs to the reduced grid that every test run walks. */
  isShort?: boolean;
};

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export const failing = (path: string) => async (page: Page) => {
  const json = { message: 'We are busy just now. Please try again.' };
  await page.route(path, (route) => route.fulfill({ status: 503, json }));
};

/** Whoever looks, at the door. */
export async function comeAs(page: Page, who: Place['who']) {
  if (who === 'director') await logInAs(page, 'helen.marsh@northgate.example');
  if (who === 'newcomer') await aRegisteredPerson(page.request, 'Managing Director');
}

/** Arrives at a place, and waits until it stands. */
export async function goTo(page: Page, { path, before, open }: Place) {
  await before?.(page);
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await open?.(page);
}
