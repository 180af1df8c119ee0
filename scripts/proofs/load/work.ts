import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../proof.ts';
import { nextStep } from './habits.ts';
import type { Tally } from './tally.ts';
import type { User } from './users.ts';

const shortestThought = 500;
const longestThought = 1_500;
const thought = () => shortestThought + Math.random() * (longestThought - shortestThought);

export type Shift = {
  tally: Tally;
  /** The duration in milliseconds. */
  lasts: number;
  /** The warm-up in milliseconds, in which times do not count but errors do. */
  warmUp?: number;
  signal: AbortSignal;
};

/** All users work at once, each with a pause after every response. */
export async function workAll(users: User[], shift: Shift): Promise<void> {
  const began = performance.now();
  const { lasts, warmUp = 0, signal } = shift;
  await Promise.all(
    users.map(async (user) => {
      await pause(Math.random() * longestThought, undefined, { signal });
      while (performance.now() - began < lasts) {
        await doNext(user, shift.tally, performance.now() - began >= warmUp);
        await pause(thought(), undefined, { signal });
      }
    }),
  );
}

async function doNext(user: User, tally: Tally, isCounted: boolean): Promise<void> {
  const nextRequest = nextStep(user);
  const since = performance.now();
  try {
    const { status, text } = await user.browser.send(nextRequest);
    const milliseconds = performance.now() - since;
    if (status < 200 || status > 299)
      return tally.noteError(`${nextRequest.name}: ${status} ${text}`);
    if (isCounted) tally.note(nextRequest, milliseconds);
    nextRequest.learn?.(text === '' ? { id: 0 } : JSON.parse(text));
  } catch (error) {
    tally.noteError(`${nextRequest.name}: ${messageOf(error)}`);
  }
}
