import { expect, it } from 'vitest';
import { stopReasonOf } from './stop-reason.ts';

const checkTimes =
  'The phone’s clock was changed by 3 h 00 min while there was no signal. Check these times.';
const mayNotWork = 'Dan Price may not work. Suspended.';

it.each([
  [null, undefined],
  [checkTimes, undefined],
  ['The phone reported a time more than 7 days ago. Check these times.', undefined],
  [mayNotWork, mayNotWork],
  [`${mayNotWork} ${checkTimes}`, mayNotWork],
])('finds in %j why a crew must not work: %j', (reviewReason, reason) => {
  expect(stopReasonOf({ reviewReason })).toBe(reason);
});
