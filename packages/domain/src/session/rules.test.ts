import { expect, it } from 'vitest';
import { isRegisterTabShown, noChangeDue, obstacleToFirstPassword } from './rules.ts';

it.each([
  ['true', null, true],
  ['true', { canRegister: false }, true],
  [undefined, { canRegister: true }, true],
  ['false', { canRegister: true }, true],
  [undefined, null, false],
  [undefined, { canRegister: false }, false],
  ['false', null, false],
  ['TRUE', null, false],
  ['1', null, false],
  ['', null, false],
])('with admin=%s and the user %o the Register tab shows: %s', (admin, user, isShown) => {
  expect(isRegisterTabShown(admin, user)).toBe(isShown);
});

it('the first password may be changed while it must be, and not again', () => {
  expect(obstacleToFirstPassword({ mustChangePassword: true })).toBeUndefined();
  expect(obstacleToFirstPassword({ mustChangePassword: false })).toBe(noChangeDue);
  expect(noChangeDue.status).toBe(403);
});
