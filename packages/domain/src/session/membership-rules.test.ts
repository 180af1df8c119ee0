import { expect, it } from 'vitest';
import { acceptanceOf } from './membership-rules.ts';

it.each([
  [{ exists: false, isOwned: false }, 'new'],
  [{ exists: true, isOwned: true }, 'sign_in'],
  [{ exists: true, isOwned: false }, 'new_password'],
])('an invitation to an account that is %o is accepted by: %s', (account, acceptance) => {
  expect(acceptanceOf(account)).toBe(acceptance);
});
