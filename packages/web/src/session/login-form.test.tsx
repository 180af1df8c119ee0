import { Refused, refusedAt } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { codeNeeded, mailedCodeNeeded, wrongCredentials } from '@sitewright/domain/session/rules';
import { wrongCode } from '@sitewright/domain/session/two-factor-rules';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { LoginForm } from './login-form.tsx';
import { typeIn } from './type-in.fixture.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const user = userEvent.setup({ delay: null });
const onSignedIn = vi.fn();

async function show(...answers: Answer[]) {
  onSignedIn.mockClear();
  const view = renderWithApi(<LoginForm onSignedIn={onSignedIn} />, null, ...answers);
  await screen.findByLabelText('Email');
  return view;
}

async function logIn(email = 'ann@quay.example', password = 'Quay-1234') {
  await typeIn(user, screen.getByLabelText('Email'), email);
  await typeIn(user, screen.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
}
const pressLogin = () => user.click(screen.getByRole('button', { name: 'Log in' }));

it('asks for the email and the password', async () => {
  await show();
  await pressLogin();
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('asks for a valid email', async () => {
  await show();
  await logIn('ann.quay');
  expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
});

it('signs in with the email as the username, and welcomes the user', async () => {
  const ann = aSessionUser();
  const sent = vi.fn();
  await show(
    answer(sessionApi.login, (_, body) => {
      sent(body);
      return ann;
    }),
  );
  await logIn();
  expect(await shownToast()).toEqual(['Login successful', 'Welcome back, ann@quay.example!']);
  expect(sent).toHaveBeenCalledWith({ username: 'ann@quay.example', password: 'Quay-1234' });
  expect(onSignedIn).toHaveBeenCalledWith(ann);
});

it('says why signing in failed, in a toast and above the button, and keeps what was typed', async () => {
  await show(
    answer(sessionApi.login, () => {
      throw new Refused(wrongCredentials);
    }),
  );
  await logIn();
  expect(await shownToast()).toEqual(['Login failed', '401: Wrong email or password.']);
  expect(screen.getByText('401: Wrong email or password.', { selector: 'form *' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Quay-1234');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('puts the server’s sentence about the username on the email', async () => {
  await show(
    answer(sessionApi.login, () => {
      throw new Refused(wrongCredentials, { fields: { username: 'Email must be shorter' } });
    }),
  );
  await logIn();
  expect(await screen.findByText('Email must be shorter')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(screen.queryByText(/Wrong email or password/, { selector: 'form *' })).toBeNull();
});

it('says when there was no reply', async () => {
  await show();
  await logIn();
  expect(await shownToast()).toEqual([
    'Network Error',
    'Unable to connect to the server. Please check your connection and try again.',
  ]);
});

it('hints that signing in needs signal, while there is none', async () => {
  await show();
  expect(screen.queryByText('You need signal to sign in')).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You need signal to sign in')).toBeTruthy();
});

it('helps the password manager', async () => {
  await show();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

it('shows the page of a proxy in the toast only, and a sentence above the button', async () => {
  const page = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  await show(answer(sessionApi.login, page));
  await logIn();
  expect(await shownToast()).toEqual(['Login failed', '502: <html>']);
  expect(screen.getByText('502: Bad Gateway', { selector: 'form *' })).toBeTruthy();
});

it('forgets the last refusal once it is tried again, also where a field is at fault', async () => {
  await show(
    answer(sessionApi.login, () => {
      throw new Refused(wrongCredentials);
    }),
  );
  await logIn();
  await shownToast();
  await user.clear(screen.getByLabelText('Password'));
  await pressLogin();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(screen.queryByText(/Wrong email or password/)).toBeNull();
  await typeIn(user, screen.getByLabelText('Password'), 'Q');
  expect(screen.queryByText(/Wrong email or password/)).toBeNull();
});

it('asks for the code of an email where the server wants one, and sends it along', async () => {
  const sent: unknown[] = [];
  await show(
    answer(sessionApi.login, (_, body) => {
      sent.push(body);
      if (body.mailedCode !== 'K7M4') throw new Refused(mailedCodeNeeded);
      return aSessionUser();
    }),
  );
  await logIn();
  const code = await screen.findByLabelText('Code from the email');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  screen.getByText(/We have emailed a code to ann@quay\.example/);
  expect(screen.queryByText('Login failed')).toBeNull();
  await pressLogin();
  await screen.findByText('Please enter the code');
  await typeIn(user, code, 'wrong');
  await pressLogin();
  await screen.findByText(/This code is wrong or has expired/);
  await user.clear(code);
  await typeIn(user, code, 'K7M4');
  await pressLogin();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  const credentials = { username: 'ann@quay.example', password: 'Quay-1234' };
  expect(sent).toEqual([
    credentials,
    { ...credentials, mailedCode: 'wrong' },
    { ...credentials, mailedCode: 'K7M4' },
  ]);
});

it('asks no other user for the code', async () => {
  await show(
    answer(sessionApi.login, () => {
      throw new Refused(mailedCodeNeeded);
    }),
  );
  await logIn();
  await screen.findByLabelText('Code from the email');
  await typeIn(user, screen.getByLabelText('Email'), '.uk');
  await vi.waitFor(() => expect(screen.queryByLabelText('Code from the email')).toBeNull());
});

it('asks for the code of an authenticator app where the account has one, or a recovery code', async () => {
  const sent: unknown[] = [];
  await show(
    answer(sessionApi.login, (_, body) => {
      sent.push(body.code);
      if (!body.code) throw new Refused(codeNeeded);
      if (body.code !== 'ABCDE-FGHJK') throw refusedAt('code', wrongCode);
      return aSessionUser();
    }),
  );
  await logIn();
  const code = await screen.findByLabelText('Code from your authenticator app');
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  expect(screen.queryByText('Login failed')).toBeNull();
  await pressLogin();
  await screen.findByText('Please enter the code');
  await typeIn(user, code, '123456');
  await pressLogin();
  await screen.findByText(/This code is wrong or has already been used/, { selector: 'form *' });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code');
  expect([document.activeElement, recovery.value]).toEqual([recovery, '']);
  await typeIn(user, recovery, 'ABCDE-FGHJ');
  await pressLogin();
  await screen.findByText('This recovery code is wrong or has already been used.');
  await typeIn(user, recovery, 'K');
  await pressLogin();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent).toEqual([undefined, '123456', 'ABCDE-FGHJ', 'ABCDE-FGHJK']);
});

it('sends both codes where both are required', async () => {
  const sent: unknown[] = [];
  await show(
    answer(sessionApi.login, (_, { mailedCode, code }) => {
      sent.push([mailedCode, code]);
      if (!mailedCode) throw new Refused(mailedCodeNeeded);
      if (!code) throw new Refused(codeNeeded);
      return aSessionUser();
    }),
  );
  await logIn();
  await typeIn(user, await screen.findByLabelText('Code from the email'), 'K7M4');
  await pressLogin();
  await typeIn(user, await screen.findByLabelText('Code from your authenticator app'), '123456');
  await pressLogin();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent).toEqual([
    [undefined, undefined],
    ['K7M4', undefined],
    ['K7M4', '123456'],
  ]);
});
