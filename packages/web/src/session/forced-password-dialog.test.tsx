import * as messages from '@sitewright/domain/kernel/messages';
import * as notices from '@sitewright/domain/kernel/notices';
import { Refused, unexpected } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { samePassword } from '@sitewright/domain/session/rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { pressBesideDialog } from '../ui/dialogs/dialog.fixture.ts';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { ForcedPasswordDialog } from './forced-password-dialog.tsx';
import { typeIn } from './type-in.fixture.ts';

afterEach(cleanup);

async function show(...answers: Answer[]) {
  const due = aSessionUser({ mustChangePassword: true });
  const view = renderWithApi(<ForcedPasswordDialog />, due, ...answers);
  await screen.findByRole('dialog');
  return view;
}

const user = userEvent.setup({ delay: null });
const type = (label: string, text: string) => typeIn(user, screen.getByLabelText(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function change(password = 'Quay1234', again = password) {
  await type('New password', password);
  await type('Confirm password', again);
  await press('Change Password');
}

it('stays away from a user who need not change the password', async () => {
  renderWithApi(
    <>
      <p>The app</p>
      <ForcedPasswordDialog />
    </>,
    aSessionUser(),
  );
  await screen.findByText('The app');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('cannot be escaped: no cross, no Escape key, no press beside it', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  await pressBesideDialog();
  expect(screen.getByRole('dialog', { name: 'Change your password' })).toBeTruthy();
});

it.each([
  ['Quay123', 'Quay123', 'Password must be at least 8 characters'],
  ['quay1234', 'quay1234', 'Password must contain at least one uppercase letter'],
  ['QUAY1234', 'QUAY1234', 'Password must contain at least one lowercase letter'],
  ['QuayQuay', 'QuayQuay', 'Password must contain at least one number'],
  ['Quay1234', '', 'Please confirm your password'],
  ['Quay1234', 'Quay12345', "Passwords don't match"],
])('refuses %s with %s', async (password, again, sentence) => {
  await show();
  await change(password, again);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('changes the password, says so, reads the user again and closes', async () => {
  const sent = vi.fn();
  const person = aSessionUser({ mustChangePassword: true });
  const { requests } = await show(
    answer(sessionApi.changeFirstPassword, (_, body) => {
      sent(body);
      person.mustChangePassword = false;
      return { message: messages.passwordChanged };
    }),
    answer(sessionApi.user, () => person),
  );
  await change();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await shownToast()).toEqual([
    'Password Changed Successfully',
    'Your password has been updated. You can now use the application.',
  ]);
  expect(sent).toHaveBeenCalledWith({ newPassword: 'Quay1234' });
  expect(requests).toContain('GET /api/user');
});

it.each([
  ['the server’s sentence', () => new Refused(samePassword), samePassword.message],
  ['an unexpected failure', () => new Refused(unexpected), unexpected.message],
])('says why the change failed: %s', async (_, refusal, text) => {
  await show(
    answer(sessionApi.changeFirstPassword, () => {
      throw refusal();
    }),
  );
  await change();
  expect(await shownToast()).toEqual(['Password Change Failed', text]);
  expect(screen.getByRole('dialog').textContent).toContain(text);
});

it.each([
  ['{"error":"Too weak"}', 'Too weak'],
  ['', 'Failed to change password'],
])('reads the error field of the body %s', async (body, text) => {
  await show(answer(sessionApi.changeFirstPassword, () => new Response(body, { status: 400 })));
  await change();
  expect(await shownToast()).toEqual(['Password Change Failed', text]);
});

it('puts the server’s sentence on the new password', async () => {
  await show(
    answer(sessionApi.changeFirstPassword, () => {
      throw new Refused(samePassword, { fields: { newPassword: samePassword.message } });
    }),
  );
  await change();
  await vi.waitFor(() =>
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true'),
  );
});

it('signs out on the server and goes to /login on Cancel & Logout', async () => {
  const { requests, history } = await show(
    answer(sessionApi.logout, () => ({ message: notices.loggedOut })),
  );
  await press('Cancel & Logout');
  expect(await shownToast()).toEqual(['Logged out', 'You have been successfully logged out.']);
  expect(requests).toContain('POST /api/logout');
  await vi.waitFor(() => expect(history.location.pathname).toBe('/login'));
});

it('stays and says so when signing out fails', async () => {
  await show(
    answer(sessionApi.logout, () => {
      throw new Refused(unexpected);
    }),
  );
  await press('Cancel & Logout');
  expect(await shownToast()).toEqual(['Logout failed', '500: Something went wrong on our side.']);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
