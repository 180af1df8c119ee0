import { expect, type Page, type Request } from '@playwright/test';
import { aRegisteredPerson, logInAs } from './app.ts';

/** A page of the product in one of its states. */
export type Place = {
  name: string;
  path: string;
  /** The visitor: signed out, the director of the demo company, or a director of a new company. */
  who: 'nobody' | 'director' | 'newcomer';
  /** Prepares the page, such as a server that fails. */
  before?: (page: Page) => Promise<void>;
  /** Opens or presses something once the page is loaded. */
  open?: (page: Page) => Promise<void>;
  /** Shows a loading state, so that the page never becomes complete. */
  showsWaiting?: boolean;
  /** Shows how requests are answered, so it sends again what others have sent. */
  asksAgain?: boolean;
  /** Whether it belongs to the reduced grid of every test run. */
  isShort?: boolean;
};

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** A button beside the heading on a desktop, an item of the page's menu on a phone. */
export const choose = (name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Page menu' });
  if (!(await menu.isVisible())) return press(name)(page);
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
};

export const failing = (path: string) => async (page: Page) => {
  const json = { message: 'We are busy just now. Please try again.' };
  await page.route(path, (route) => route.fulfill({ status: 503, json }));
};

/** As an account without a company sees it. */
export const withoutCompany = async (page: Page) => {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), organizationId: null } });
  });
  await page.route('**/api/organizations', (route) =>
    route.fulfill({ json: { organizations: [], invitations: [] } }),
  );
};

/** Signs the visitor in, unless the page is public. */
export async function visitAs(page: Page, who: Place['who']) {
  if (who === 'director') await logInAs(page, 'helen.marsh@northgate.example');
  if (who === 'newcomer') await aRegisteredPerson(page.request, 'Managing Director');
}

/**
 * Opens a page and waits until it is complete; from a page that left nothing open, by the router. Returns what it
 * read more than once.
 */
export async function goTo(page: Page, place: Place, from?: Place): Promise<string[]> {
  const underWay = new Set<Request>();
  const reads: string[] = [];
  const add = (request: Request) => {
    if (isRead(request)) reads.push(request.url());
    if (['fetch', 'script', 'stylesheet'].includes(request.resourceType())) underWay.add(request);
  };
  const remove = (request: Request) => underWay.delete(request);
  // What a link under the pointer leads to is read ahead, by the page before and by this one.
  await page.mouse.move(0, 0);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  await page.unrouteAll();
  await place.before?.(page);
  if (from && isLink(from, place)) await page.evaluate(followLink, place.path);
  else await page.goto(place.path, { waitUntil: 'commit' });
  await expectComplete(page, underWay, place);
  if (place.open) {
    await place.open(page);
    await expectComplete(page, underWay, place);
  }
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  return reads.filter((url, index) => reads.indexOf(url) !== index);
}

/** The stream stays open, and a notification may come at any time: its count is then read again. */
const isRead = (request: Request) =>
  request.method() === 'GET' && /\/api\/(?!events|notifications\/unread)/.test(request.url());

const isLink = (from: Place, to: Place): boolean =>
  from.who !== 'nobody' && !from.open && !from.before && !to.before && from.path !== to.path;

/** Navigates with the router of the loaded app. */
async function followLink(href: string) {
  if (!window.__TSR_ROUTER__) throw new Error('The app is not there');
  await window.__TSR_ROUTER__.navigate({ href, ignoreBlocker: true });
}

/** Nothing is loading any more: no page, no part of it, no font and no reply. */
async function expectComplete(page: Page, underWay: Set<Request>, { showsWaiting }: Place) {
  await expect(async () => {
    const { isThere, isWaiting, isLeaving } = await page.evaluate(state);
    const isComplete = isThere && !isLeaving && (showsWaiting || !isWaiting);
    expect(isComplete, 'the page is complete').toBe(true);
    expect(
      [...underWay].map((request) => request.url()),
      'requests under way',
    ).toEqual([]);
  }).toPass({ intervals: [50], timeout: 20_000 });
}

/** After two frames, in which new content is drawn and requests more. */
async function state() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const isLoading = [...document.querySelectorAll('output')].some((output) =>
    output.textContent?.startsWith('Loading'),
  );
  return {
    isThere: document.querySelector('h1, h2') !== null && document.fonts.status === 'loaded',
    isWaiting: document.querySelector('[aria-busy=true]') !== null || isLoading,
    // The bar below the header while the next page loads.
    isLeaving: document.querySelector('[role=progressbar][aria-label="Loading page"]') !== null,
  };
}
