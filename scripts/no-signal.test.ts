import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { emergencyLine, helpLines } from '../packages/domain/src/wellbeing/help-lines.ts';

const publicFile = (name: string): string =>
  readFileSync(new URL(`../packages/web/public/${name}`, import.meta.url), 'utf8');

/** The service worker in a browser without a network; returns the response to a request. */
function withoutSignal() {
  const heard: Record<string, (event: object) => void> = {};
  const keptFiles: string[] = [];
  runInNewContext(publicFile('service-worker.js'), {
    self: { addEventListener: (name: string, hear: () => void) => (heard[name] = hear) },
    caches: {
      open: async () => ({ addAll: async (files: string[]) => keptFiles.push(...files) }),
      keys: async () => [],
      match: async (file: string) => (keptFiles.includes(file) ? file : undefined),
    },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const told = async (name: string, event = {}) => {
    let done: Promise<unknown> | undefined;
    const keep = (work: Promise<unknown>) => (done = work);
    heard[name]?.({ ...event, waitUntil: keep, respondWith: keep });
    return done;
  };
  return { told };
}

it('has every help line, a tap away, as the page itself has', () => {
  const page = publicFile('no-signal.html');
  for (const { name, number, href } of [...helpLines, emergencyLine])
    expect(page).toContain(`<a href="${href}"><span>${name}</span> <span>${number}</span></a>`);
});

it('answers navigations with the stored page, and ignores other requests', async () => {
  const { told } = withoutSignal();
  await told('install');
  const request = { url: '/wellbeing', mode: 'navigate' };
  expect(await told('fetch', { request })).toBe('/no-signal.html');
  expect(await told('fetch', { request: { ...request, mode: 'cors' } })).toBeUndefined();
});
