import { Refused } from '@sitewright/domain/kernel/problem';
import { detailOf, isSentence, NetworkError } from '../platform/call.ts';

const sorry =
  'Something went wrong. Try again in a few minutes, or ask the person who gave you the link.';

/** For people without an account: the server's sentence without its number, or whom to ask. */
export function failureText(error: Error): string {
  if (error instanceof NetworkError) return error.message;
  const isForPeople = error instanceof Refused && error.problem.status < 500;
  const sentence = detailOf(error);
  return isForPeople && isSentence(sentence) ? sentence : sorry;
}
