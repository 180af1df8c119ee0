import { env } from 'node:process';
import { test as base, expect, type Page } from '@playwright/test';
import { goTo, type Place, visitAs } from './place.ts';
import { places } from './places.ts';
import { smallTargetsOf } from './targets.ts';
import { overdrawnFigures, overflowAt, setTheme, violationsOn } from './violations.ts';

/**
 * `npm run a11y` loads every page in all its states, in three themes, on a desk of 1440 and of 1280 px, at 200% zoom and
 * on a phone. Every other run visits a page of each kind once, in light at the desk, and then makes the window smaller.
 */
const isFull = env.A11Y_GRID === 'full';
const themes = isFull ? ['light', 'dark', 'sun'] : ['light'];
/** The rows of a list are alike: the short grid checks only the first ones. */
const furtherRows = 'tbody tr:nth-child(n+4), main li:nth-child(n+4) { display: none !important; }';
/** The frame around every page; the short grid checks it on the first page of each visitor. */
const frame = ['nav[aria-label="Main"]', 'header:not(main header)'];
const least = { desk: 24, phone: 44 };

type WindowOf = (who: Place['who']) => Promise<Page>;

/** The last page of each window. */
const lastPlace = new WeakMap<Page, Place>();

/** Pages are only read: each visitor signs in once and keeps one window. */
const test = base.extend<object, { windowOf: WindowOf }>({
  windowOf: [
    async ({ browser }, use) => {
      const pages = new Map<Place['who'], Page>();
      await use(async (who) => {
        const openPage = pages.get(who);
        if (openPage) return openPage;
        const page = await browser.newPage();
        await page.addInitScript(withoutLiveUpdates);
        await visitAs(page, who);
        pages.set(who, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** In the page. Other journeys change the demo company meanwhile: what they change would be read twice. */
function withoutLiveUpdates() {
  Reflect.set(
    window,
    'EventSource',
    class {
      close() {}
    },
  );
}

for (const place of places.filter(({ isShort }) => isShort || isFull)) {
  test(`is accessible: ${place.name}`, async ({ hasTouch, viewport, windowOf }) => {
    const page = await windowOf(place.who);
    if (viewport) await page.setViewportSize(viewport);
    const before = isFull ? undefined : lastPlace.get(page);
    const repeated = await goTo(page, place, before);
    lastPlace.set(page, place);
    expect(mayRepeat(place) ? [] : repeated, 'nothing is read twice').toEqual([]);
    await expandAll(page);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await violations(page, before ? frame : []), theme).toEqual([]);
    }
    await expectTargets(page, hasTouch ? least.phone : least.desk);
    for (const width of [viewport?.width ?? 0, 320])
      expect(await overflowAt(page, width), `no sideways scrolling at ${width} px`).toBe(0);
    expect(await overdrawnFigures(page), 'no figure is drawn over its name at 320 px').toEqual([]);
    if (!isFull) await asPhone(page, () => expectTargets(page, least.phone));
  });
}

/** What fails is tried again, and what is opened may have changed what was read. */
const mayRepeat = ({ before, open, asksAgain }: Place) => Boolean(before || open || asksAgain);

async function violations(page: Page, exclude: string[]) {
  const hidden = isFull ? undefined : await page.addStyleTag({ content: furtherRows });
  const found = await violationsOn(page, { exclude, withSlowRules: isFull });
  await hidden?.evaluate((style: Element) => style.remove());
  return found;
}

async function expectTargets(page: Page, size: number) {
  expect(await smallTargetsOf(page, size), `targets of at least ${size} px`).toEqual([]);
}

/** No field may be hidden below the save bar. */
async function expandAll(page: Page) {
  const size = page.viewportSize();
  if (!size || (await page.locator('[data-save-bar]').count()) === 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
}

/** At phone width with touch: targets that suit a mouse may be too small. */
async function asPhone(page: Page, look: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => matchMedia('(pointer: coarse) and (width < 48rem)').matches);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await look();
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}
