import * as messages from '@sitewright/domain/kernel/messages';
import { busy, Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { emailNotFound, resetFailed } from '@sitewright/domain/session/rules';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { LoginForm } from './login-form.tsx';
import { typeIn } from './type-in.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ delay: null });
const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => typeIn(user, field(label), text);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sends = answer(sessionApi.forgotPassword, () => ({
  message: messages.codesSent,
  isEmailed: true,
}));

async function open(...answers: Answer[]) {
  renderWithApi(<LoginForm onSignedIn={() => {}} />, null, ...answers);
  await user.click(await screen.findByRole('button', { name: 'Forgot your password' }));
  await screen.findByRole('dialog');
}

async function ask(...answers: Answer[]) {
  await open(...answers);
  await type('Email', 'ann@quay.example');
  await press('Send Reset Code');
}

async function reachReset(...answers: Answer[]) {
  await ask(sends, ...answers);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
}

async function fillReset({ password = 'Quay1234', again }: Partial<Record<string, string>> = {}) {
  await type('Reset code', 'ABC123');
  await type('New password', password);
  await type('Confirm password', again ?? password);
  await press('Reset Password');
}

it.each([
  ['', 'Email is required'],
  ['ann', 'Please enter a valid email'],
])('asks for the email as the login does: %j', async (typed, sentence) => {
  await open();
  await type('Email', typed);
  await user.keyboard('{Enter}');
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('takes over the email that was already typed', async () => {
  renderWithApi(<LoginForm onSignedIn={() => {}} />, null);
  await typeIn(user, await screen.findByLabelText('Email'), 'ann@quay.example');
  await press('Forgot your password');
  await screen.findByRole('dialog');
  expect(field('Email').value).toBe('ann@quay.example');
});

it('says that nothing was emailed where there is no mail server, and takes a code from elsewhere', async () => {
  await ask(
    answer(sessionApi.forgotPassword, () => ({ message: messages.codesSent, isEmailed: false })),
  );
  expect(
    await screen.findByText(/^This installation cannot send email\. Ask a company/),
  ).toBeTruthy();
  expect(screen.queryByText('Password Reset Codes Sent')).toBeNull();
  await press('I have a code');
  expect(field('Email').value).toBe('ann@quay.example');
});

it('says that the email was sent, and after 3 seconds asks for the code', async () => {
  await ask(sends);
  expect(await shownToast()).toEqual([
    'Password Reset Codes Sent',
    'Multiple password reset emails sent to improve delivery chances.',
  ]);
  expect(screen.getByRole('dialog', { name: 'Email Sent' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByRole('dialog', { name: 'Email Sent' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
});

it('prefills the email, read-only, and names the emails that bring the code', async () => {
  await reachReset();
  expect(field('Email').value).toBe('ann@quay.example');
  expect(field('Email').readOnly).toBe(true);
  expect(document.activeElement).toBe(field('Reset code'));
  expect(field('Reset code').autocomplete).toBe('one-time-code');
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain("'Account Access Code' or 'Account Verification'");
});

it.each([
  [
    'an unknown email',
    emailNotFound,
    ['Email Not Found', 'No account found with that email address.'],
  ],
  ['a busy server', busy, ['Error', 'We are busy just now. Please try again.']],
])('says so of %s', async (_, problem, toast) => {
  await ask(
    answer(sessionApi.forgotPassword, () => {
      throw new Refused(problem);
    }),
  );
  expect(await shownToast()).toEqual(toast);
  expect(screen.getByRole('dialog').textContent).toContain(`${problem.status}: ${problem.message}`);
});

it.each([
  [404, 'Email Not Found', 'No account found with that email address.'],
  [502, 'Error', 'Failed to send password reset email. Please try again.'],
])('has words of its own where the server gives none (%s)', async (status, title, text) => {
  await ask(answer(sessionApi.forgotPassword, () => new Response('', { status })));
  expect(await shownToast()).toEqual([title, text]);
});

it('says when there was no reply', async () => {
  await ask();
  expect((await shownToast())[0]).toBe('Network Error');
});

it('says of every field of the reset what it lacks', async () => {
  await reachReset();
  await press('Reset Password');
  for (const sentence of [
    'Reset code is required',
    'Password must be at least 8 characters',
    'Please confirm your password',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['quay1234', 'Password must contain at least one uppercase letter'],
  ['QUAY1234', 'Password must contain at least one lowercase letter'],
  ['QuayQuay', 'Password must contain at least one number'],
])('refuses the password %s', async (password, sentence) => {
  await reachReset();
  await fillReset({ password });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('wants the same password twice', async () => {
  await reachReset();
  await fillReset({ again: 'Quay12345' });
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
});

it('ticks the rules off while the password is typed', async () => {
  await reachReset();
  await type('New password', 'Quay');
  const shownTexts = dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shownTexts).toEqual([
    'be at least 8 characters, not yet',
    'contain at least one uppercase letter, done',
    'contain at least one lowercase letter, done',
    'contain at least one number, not yet',
  ]);
});

it('resets the password, says so and closes', async () => {
  const sent = vi.fn();
  await reachReset(
    answer(sessionApi.resetPassword, (_, body) => {
      sent(body);
      return { message: messages.resetDone };
    }),
  );
  await fillReset();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await shownToast()).toEqual([
    'Password Reset Successful',
    'Your password has been reset successfully. You can now log in with your new password.',
  ]);
  expect(sent).toHaveBeenCalledWith({
    email: 'ann@quay.example',
    resetCode: 'ABC123',
    newPassword: 'Quay1234',
  });
});

it('says why the reset failed, and keeps what was typed', async () => {
  await reachReset(
    answer(sessionApi.resetPassword, () => {
      throw new Refused(resetFailed);
    }),
  );
  await fillReset();
  await screen.findByText(`400: ${resetFailed.message}`, { selector: '[role=dialog] *' });
  expect(await shownToast()).toEqual([
    'Reset Failed',
    'Failed to reset password. Please check your reset code and try again.',
  ]);
  expect(field('Reset code').value).toBe('ABC123');
});

it('closes on Cancel', async () => {
  await reachReset();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on to the code also when the confirmation is closed', async () => {
  await ask(sends);
  await screen.findByRole('dialog', { name: 'Email Sent' });
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
});

it('takes a user who has a code to the reset, with a valid email', async () => {
  await open();
  await press('I have a code');
  expect(screen.getByText('Email is required')).toBeTruthy();
  await type('Email', 'ann@quay.example');
  await press('I have a code');
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
  expect(field('Email').value).toBe('ann@quay.example');
});

it('does not go back for a late reply', async () => {
  type Requested = { message: string; isEmailed: boolean };
  let arrive = (_: Requested) => {};
  const answered = new Promise<Requested>((resolve) => {
    arrive = resolve;
  });
  await ask(answer(sessionApi.forgotPassword, () => answered));
  await press('I have a code');
  arrive({ message: messages.codesSent, isEmailed: true });
  await shownToast();
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
});

it('leads from the reset to the password of the login, the email filled in', async () => {
  await reachReset(answer(sessionApi.resetPassword, () => ({ message: messages.resetDone })));
  await fillReset();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@quay.example');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
