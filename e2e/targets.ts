import type { Page } from '@playwright/test';

/**
 * Targets that are smaller than required. A box with a label is as large as both; a
 * link in the middle of a sentence is exempt by the rule.
 */
export const smallTargetsOf = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [tabindex="0"]';
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return (
        !isSeen ||
        width <= 1 ||
        height <= 1 ||
        element.closest('.sr-only, [aria-hidden=true], [inert]')
      );
    };
    const isInSentence = (element: Element) =>
      element.matches('p a, li p a') && getComputedStyle(element).display === 'inline';
    const isRegion = (element: Element) =>
      element.matches('[tabindex="0"]:not(a, button, input, select, textarea, [role])') ||
      element.matches('[role=region], [role=dialog], [role=alertdialog], tr');
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((target) => target.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height:
          Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      };
    };
    return [...document.querySelectorAll(pressable)]
      .filter((element) => !isHidden(element) && !isInSentence(element) && !isRegion(element))
      .map((element) => ({ element, ...boxOf(element) }))
      .filter(({ width, height }) => Math.round(width) < size || Math.round(height) < size)
      .map(
        ({ element, width, height }) =>
          `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`,
      );
  }, least);
