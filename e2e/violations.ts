import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.5.3, which axe still calls experimental: people who speak to a control say what they see. It
 * measures every word on a page, which takes as long as all other rules together. Inline spacing is read from
 * every element as well, and no component sets it.
 */
const slowRules = ['label-content-name-mismatch', 'avoid-inline-spacing'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

type Scope = { exclude?: string[]; withSlowRules?: boolean };

/** What axe finds: each rule with the elements that break it. */
export async function violationsOn(
  page: Page,
  { exclude = [], withSlowRules = true }: Scope = {},
): Promise<[string, string[]][]> {
  // A window that navigated by a link already has axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findViolations, {
    // Emails are shown in frames without scripts, so axe cannot run there.
    exclude: ['iframe[sandbox=""]', ...exclude],
    rules: Object.fromEntries(slowRules.map((rule) => [rule, { enabled: withSlowRules }])),
    tags,
  });
}

type Options = { exclude: string[]; rules: Record<string, { enabled: boolean }>; tags: string[] };

/** Runs in the page. Content of other frames is skipped. */
async function findViolations({ exclude, rules, tags }: Options): Promise<[string, string[]][]> {
  if (!window.axe) throw new Error('axe is not there');
  const { violations } = await window.axe.run(
    { exclude: exclude.map((selector) => [selector]) },
    { runOnly: tags, rules, resultTypes: ['violations'], preload: false, iframes: false },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export const setTheme = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

/** How many pixels the page is wider than this window: sideways scrolling. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 });
  const over = await page.evaluate((most) => document.documentElement.scrollWidth - most, width);
  return Math.max(over, 0);
}

/** The figures whose name, on two or more lines, is drawn over its number. */
export const overdrawnFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Of the words alone: what can be pressed is higher than they are.
    const boxOf = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    };
    return [...document.querySelectorAll('dl dt')].flatMap((name) => {
      const value = name.nextElementSibling;
      if (!value?.matches('dd') || !value.checkVisibility()) return [];
      const [above, below] = [boxOf(name), boxOf(value)];
      const isBeside = below.left >= above.right || below.right <= above.left;
      return !isBeside && above.bottom > below.top + 4 ? [name.textContent ?? ''] : [];
    });
  });
