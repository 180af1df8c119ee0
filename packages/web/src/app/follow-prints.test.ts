import { afterEach, expect, it } from 'vitest';
import { followPrints } from './follow-prints.ts';

afterEach(() => {
  document.title = '';
});

it('heads every sheet with the title of the window, for as long as it is printed', () => {
  const stop = followPrints();
  document.title = 'Quay "West" · Northgate';
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.adoptedStyleSheets).toHaveLength(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.adoptedStyleSheets).toHaveLength(0);
  stop();
});
