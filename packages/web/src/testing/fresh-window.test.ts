import { expect, it, vi } from 'vitest';
import { fakeFetch } from './fake-fetch.ts';

it('lets no request out when the answers of a test are gone', async () => {
  fakeFetch(() => new Response('there'));
  expect(await (await fetch('/api/user')).text()).toBe('there');
  vi.unstubAllGlobals();
  await expect(fetch('/api/user')).rejects.toThrow('No test answers /api/user');
});

it('leaves the cursor in a field that is gone', () => {
  const text = document.body.appendChild(document.createElement('p'));
  text.append('gone');
  getSelection()?.setBaseAndExtent(text, 1, text, 1);
  text.remove();
});
it('finds no cursor of the test before', () => {
  expect(getSelection()?.focusNode).toBeNull();
});
