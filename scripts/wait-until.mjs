import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds; false if it does not within so many milliseconds. */
export async function waitUntil(condition, within) {
  const deadline = Date.now() + within;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}
