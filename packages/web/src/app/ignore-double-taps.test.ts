import { afterEach, expect, it, vi } from 'vitest';
import { ignoreDoubleTaps } from './ignore-double-taps.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Two quick taps: the first on a form's button, the second on a link of the page under it. */
function tapTwice({ closes }: { closes: boolean }) {
  stop = ignoreDoubleTaps();
  const [save, link] = [document.createElement('button'), document.createElement('a')];
  document.body.append(save, link);
  const follow = vi.fn();
  link.addEventListener('click', follow);
  if (closes) save.addEventListener('click', () => save.remove());
  save.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
  link.dispatchEvent(second);
  return { link, follow, second };
}

it('keeps the second tap from what lies under a form that the first has closed', () => {
  const { follow, second } = tapTwice({ closes: true });
  expect(follow).not.toHaveBeenCalled();
  expect(second.defaultPrevented).toBe(true);
});

it('lets the next single tap through, and every tap while nothing has closed', () => {
  const { link, follow } = tapTwice({ closes: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(follow).toHaveBeenCalledTimes(1);
  stop();
  expect(tapTwice({ closes: false }).follow).toHaveBeenCalledTimes(1);
});
