import { onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { fakeFetch } from './fake-fetch.ts';

it('lets no request out when the answers of a test are gone', async () => {
  fakeFetch(() => new Response('there'));
  expect(await (await fetch('/api/user')).text()).toBe('there');
  vi.unstubAllGlobals();
  await expect(fetch('/api/user')).rejects.toThrow('No test answers /api/user');
});

it('puts a cursor into a text that then goes', () => {
  const text = document.body.appendChild(document.createElement('p'));
  text.append('gone');
  getSelection()?.setBaseAndExtent(text, 1, text, 1);
  expect(getSelection()?.focusNode).toBe(text);
  text.remove();
});
it('has no cursor in the next test', () => {
  expect(getSelection()?.focusNode).toBeNull();
});

it('loses the signal', () => {
  onlineManager.setOnline(false);
  expect(onlineManager.isOnline()).toBe(false);
});
it('has signal in the next test', () => {
  expect(onlineManager.isOnline()).toBe(true);
});
