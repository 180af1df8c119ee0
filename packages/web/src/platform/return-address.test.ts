import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  forgetReturnAddress,
  keepReturnAddress,
  noteSignedIn,
  returnAddress,
  setLeaving,
} from './return-address.ts';

// The page itself is loaded once for all tests.
beforeEach(() => setLeaving(false));
afterEach(forgetReturnAddress);

it('leads users back to the page on which their session ended, and no one else', () => {
  noteSignedIn(7);
  keepReturnAddress('/project/birch-house');
  expect([returnAddress(7), returnAddress(8)]).toEqual(['/project/birch-house', undefined]);
});

it('forgets the page on which a user signs out, also where it is drawn again before the reply', () => {
  noteSignedIn(7);
  setLeaving(true);
  noteSignedIn(7);
  keepReturnAddress('/project/birch-house');
  keepReturnAddress('/project/birch-house');
  expect(returnAddress(7)).toBeUndefined();
});

it('leads back again once the same user has signed in anew', () => {
  noteSignedIn(7);
  setLeaving(true);
  keepReturnAddress('/workforce');
  noteSignedIn(7);
  keepReturnAddress('/project/birch-house');
  expect(returnAddress(7)).toBe('/project/birch-house');
});
