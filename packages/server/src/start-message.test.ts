import { expect, it } from 'vitest';
import { readConfig } from './platform/config.ts';
import { startMessage } from './start-message.ts';

const saidWith = (settings: Record<string, string>, why?: string) =>
  startMessage(readConfig({ PUBLIC_URL: 'https://site.example', ...settings }), why);

it('names the address, and where a company registers', () => {
  expect(saidWith({})).toEqual([
    '\nSitewright is ready: https://site.example',
    'Register a company:  https://site.example/auth?admin=true&tab=register',
  ]);
});

it.each(['invite', 'closed'])('does not send companies to register with %s', (REGISTRATION) => {
  expect(saidWith({ REGISTRATION })).toEqual(['\nSitewright is ready: https://site.example']);
});

it('says what is wrong, and not that it is ready, while it is not', () => {
  expect(saidWith({}, 'Files cannot be stored: no such bucket')).toEqual([
    '\nSitewright is running but not ready. Files cannot be stored: no such bucket',
  ]);
});
