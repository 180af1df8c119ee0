import { problem, Refused } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { NetworkError } from '../platform/call.ts';
import { failureText } from './failure-labels.ts';

const refused = (status: number, message: string) => new Refused(problem('any', status, message));
const sorry =
  'Something went wrong. Try again in a few minutes, or ask the person who gave you the link.';

it.each([
  [
    refused(409, '409: They have already signed this version.'),
    'They have already signed this version.',
  ],
  [refused(503, '503: Service Unavailable'), sorry],
  [refused(403, '403: <html>Forbidden</html>'), sorry],
  [new TypeError('x is not a function'), sorry],
])('gives people without an account a sentence, and no number: %s', (error, words) => {
  expect(failureText(error)).toBe(words);
});

it('says that there is no signal', () => {
  const error = new NetworkError(undefined);
  expect(failureText(error)).toBe(error.message);
});
