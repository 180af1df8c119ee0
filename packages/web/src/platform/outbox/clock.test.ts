import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-storage.ts';

const hour = 3_600_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(new Date('2026-11-16T08:00:00Z'));
  await fakeStorage();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server is ten minutes ahead of this phone. */
async function measuredClock() {
  const { clockOffset, noteServerTime } = await import('./clock.ts');
  const date = new Date(Date.now() + 600_000).toUTCString();
  await noteServerTime(new Response(null, { headers: { date } }), Date.now());
  return clockOffset;
}

const inMinutes = (offset: number | null) => offset && Math.round(offset / 60_000);

it('knows by how much the server is ahead, also after an hour', async () => {
  const clockOffset = await measuredClock();
  vi.advanceTimersByTime(hour);
  expect(inMinutes(await clockOffset())).toBe(10);
});

it('follows a clock that is changed while the page is shown', async () => {
  const clockOffset = await measuredClock();
  vi.setSystemTime(Date.now() + 3 * hour);
  expect(inMinutes(await clockOffset())).toBe(10 - 180);
});

it('does not take the time that a phone slept for a changed clock', async () => {
  const clockOffset = await measuredClock();
  // The steady clock stops while the phone sleeps; its screen goes off and on.
  vi.setSystemTime(Date.now() + hour);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await clockOffset()).toBeNull();
});

it('follows a clock that was changed while no page was open, also where the answer took longer', async () => {
  await measuredClock();
  const serverTime = new Date(Date.now() + 600_000).toUTCString();
  vi.resetModules();
  vi.setSystemTime(Date.now() + 3 * hour);
  const { clockOffset, noteServerTime } = await import('./clock.ts');
  const answer = new Response(null, { headers: { date: serverTime } });
  await noteServerTime(answer, Date.now() - 1_500);
  expect(inMinutes(await clockOffset())).toBe(10 - 180);
});
