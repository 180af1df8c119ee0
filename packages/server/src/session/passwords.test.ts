import { Refused, tooMany } from '@sitewright/domain/kernel/problem';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('lets twenty hashes of one address wait, of IPv6 one /64, and leaves the queue to others', async () => {
  const check = (n: number) => isPassword(undefined, 'wrong', `2001:db8:0:1::${n}`);
  // Two are computed at once.
  const first = Array.from({ length: 22 }, (_, n) => check(n));
  const more = [check(22), hashPassword('wrong', '2001:db8:0:1::23')];
  const other = isPassword(undefined, 'wrong', '2001:db8:0:2::1');
  const refused = { status: 'rejected', reason: new Refused(tooMany, { retryAfter: 1 }) };
  expect(await Promise.allSettled(more)).toEqual([refused, refused]);
  expect(await Promise.all([...first, other])).toEqual(Array(23).fill(false));
});
