import { env } from 'node:process';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { comeAs, goTo, type Place } from './place.ts';
import { places } from './places.ts';
import { smallTargetsOf } from './targets.ts';

/** `npm run a11y` walks every place in three themes, every other run the short grid in light. */
const isFull = env.A11Y_GRID === 'full';
const themes = isFull ? ['light', 'dark', 'sun'] : ['light'];
/** Rows of a list are alike: the short grid looks at its first ones. */
const furtherRows = ['tbody tr:nth-child(n+9)', 'main li:nth-child(n+9)'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WindowOf = (who: Place['who']) => Promise<Page>;

/** Places are only looked at: each person comes once, and so do the files of the product. */
const test = base.extend<object, { windowOf: WindowOf }>({
  windowOf: [
    async ({ browser }, use) => {
      const contexts = new Map<Place['who'], BrowserContext>();
      await use(async (who) => {
        const known = contexts.get(who);
        if (known) return known.newPage();
        const context = await browser.newContext();
        const page = await context.newPage();
        await comeAs(page, who);
        contexts.set(who, context);
        return page;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const place of places.filter(({ isShort }) => isShort || isFull)) {
  test(`everybody can use it: ${place.name}`, async ({ windowOf }, { project }) => {
    const page = await windowOf(place.who);
    await goTo(page, place);
    await showWhole(page);
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const axe = new AxeBuilder({ page })
        // What is not ours is left out: nothing has to be put together from several frames.
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .withTags(rules)
        // A letter is shown where no script runs, this one neither.
        .exclude('iframe[sandbox=""]');
      if (!isFull) for (const rows of furtherRows) axe.exclude(rows);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect(found, theme).toEqual([]);
    }
    const least = project.name === 'phone' ? 44 : 24;
    expect(await smallTargetsOf(page, least), `targets of at least ${least} px`).toEqual([]);
    expect(await overflowAt(page, 320), 'no sideways scrolling at 320 px').toBe(0);
    await page.close();
  });
}

/** A field that lies below the bar with Save can be scrolled out from under it: here none does. */
async function showWhole(page: Page) {
  const size = page.viewportSize();
  if (!size || (await page.locator('[data-save-bar]').count()) === 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
}

/** A page as wide as its window has nothing to the right of it. */
async function overflowAt(page: Page, width: number): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 844 });
  const over = await page.evaluate((most) => document.documentElement.scrollWidth - most, width);
  if (size) await page.setViewportSize(size);
  return Math.max(over, 0);
}
