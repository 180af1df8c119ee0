import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const states: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'Login', path: '/auth' },
  { name: 'Register', path: '/auth?admin=true&tab=register' },
  { name: 'Request Access', path: '/auth?tab=request' },
  {
    name: 'a form full of faults',
    path: '/auth',
    open: (page) => page.getByRole('button', { name: 'Log in' }).click(),
  },
  {
    name: 'the forgot dialog',
    path: '/auth',
    open: (page) => page.getByRole('button', { name: 'Forgot your password' }).click(),
  },
  { name: 'not found', path: '/no/such/place' },
];

for (const { name, path, open } of states) {
  test(`axe finds nothing wrong, in light and in dark: ${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await open?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect(found, colorScheme).toEqual([]);
    }
  });
}
