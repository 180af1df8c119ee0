import { setTimeout as pause } from 'node:timers/promises';

/** Whether it does, within so many milliseconds. */
export async function comesTrue(condition, within) {
  const deadline = Date.now() + within;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}
