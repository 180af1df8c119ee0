import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, respondWith } from '../testing/fake-fetch.ts';
import { makeFingerprints, reportCrash, reportUnloaded } from './error-reporter.ts';
import { lazyScreen } from './preload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fault = (message: string, ...stack: string[]) =>
  Object.assign(new Error(message), { stack: stack.join('\n') });

describe('what is news', () => {
  it('is a fault once in half an hour', () => {
    let now = 0;
    const isNews = makeFingerprints(() => now);
    expect(isNews(fault('No.'))).toBe(true);
    now = 30 * 60_000 - 1;
    expect(isNews(fault('No.'))).toBe(false);
    now += 1;
    expect(isNews(fault('No.'))).toBe(true);
  });

  it('is another message, or another way there in its first three lines', () => {
    const isNews = makeFingerprints();
    expect(isNews(fault('No.', 'a', 'b', 'c', 'd'))).toBe(true);
    expect(isNews(fault('No.', 'a', 'b', 'c', 'other'))).toBe(false);
    expect(isNews(fault('No.', 'a', 'b', 'other', 'd'))).toBe(true);
    expect(isNews(fault('Never.', 'a', 'b', 'c', 'd'))).toBe(true);
  });

  it('is a fault that fifty others have pushed out of memory', () => {
    const isNews = makeFingerprints();
    for (let n = 0; n <= 50; n++) expect(isNews(fault(`No. ${n}`))).toBe(true);
    expect(isNews(fault('No. 1'))).toBe(false);
    expect(isNews(fault('No. 0'))).toBe(true);
  });
});

function fakeReports() {
  const bodies: Record<string, string>[] = [];
  const requests = fakeFetch((_, { body }) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ id: 1 }, { status: 202 });
  });
  return { requests, bodies };
}

it('reports a crash in the words of the specification, and only once', () => {
  const { requests, bodies } = fakeReports();
  reportCrash(fault('Broken.', 'at A', 'at B'), 'in Screen');
  reportCrash(fault('Broken.', 'at A', 'at B'), 'in Screen');
  expect(requests).toEqual(['POST /api/error-reports']);
  expect(bodies[0]).toEqual({
    message: 'Broken.',
    stack: 'at A\nat B',
    componentStack: 'in Screen',
    url: window.location.origin + window.location.pathname,
    userAgent: navigator.userAgent,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    severity: 'high',
    source: 'react-error-boundary',
  });
});

it('reports a page that would not load', () => {
  const { bodies } = fakeReports();
  reportUnloaded(new TypeError('Failed to fetch the module'), 'Palette');
  expect(Object.keys(bodies[0] ?? {}).toSorted()).toEqual([
    'componentName',
    'errorType',
    'message',
    'severity',
    'source',
    'stack',
    'timestamp',
    'url',
    'userAgent',
  ]);
  expect(bodies[0]).toMatchObject({ componentName: 'Palette', errorType: 'TypeError' });
});

it('is told of a screen that could not be fetched, after the last try', async () => {
  vi.useFakeTimers();
  const { bodies } = fakeReports();
  const missing = () => Promise.reject<{ Screen: () => null }>(new Error('No such file'));
  const Lost = lazyScreen(missing, 'Screen');
  Lost.preload?.();
  await vi.advanceTimersByTimeAsync(299);
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies).toMatchObject([{ message: 'No such file', componentName: 'Screen' }]);
  vi.useRealTimers();
});

it('says in the console, and nowhere else, that a report could not be sent', async () => {
  fakeFetch(respondWith(500));
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue();
  reportCrash('a bare text', '');
  await vi.waitFor(() => expect(console).toHaveBeenCalledOnce());
});
