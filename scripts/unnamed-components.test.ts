import { expect, it } from 'vitest';
import { withoutNames } from './unnamed-components.ts';

it('leaves components without the names that are for debugging', () => {
  const code = withoutNames(
    'menu.mjs',
    `var Menu = /* @__PURE__ */ __name((props) => { const open = __name(() => true, "open"); return open(); }, "Menu");
Menu.displayName = "Menu";
function isOpen(state) { return state; }
__name(isOpen, "isOpen");`,
  );
  expect(code).not.toMatch(/__name|displayName|"Menu"|"open"|"isOpen"/);
  expect(code).toContain('function isOpen(state) { return state; }');
  expect(new Function(`${code.replace('var Menu =', 'return')}`)()()).toBe(true);
});
