import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { emailTaken, registrationClosed } from '@sitewright/domain/session/rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { RegisterForm } from './register-form.tsx';
import { typeIn } from './type-in.fixture.ts';

afterEach(cleanup);

const onSignedIn = vi.fn();

async function show(...answers: Answer[]) {
  renderWithApi(<RegisterForm onSignedIn={onSignedIn} />, null, ...answers);
  await screen.findByLabelText('Email');
}

const user = userEvent.setup({ delay: null });
const type = (label: string, text: string) => typeIn(user, screen.getByLabelText(label), text);
const register = () => user.click(screen.getByRole('button', { name: 'Register' }));

async function fill(again = 'secret') {
  await type('Email', 'ann@quay.example');
  await type('Full name', 'Ann Ray');
  await user.selectOptions(screen.getByLabelText('Role'), 'Buyer');
  await type('Password', 'secret');
  await type('Confirm password', again);
}

it('says of every field what it lacks', async () => {
  await show();
  await register();
  for (const sentence of [
    'Email is required',
    'Full name is required',
    'Please select a role',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ])
    expect(screen.getByText(sentence)).toBeTruthy();
});

it('wants the same password twice', async () => {
  await show();
  await fill('secreT');
  await register();
  expect(screen.getByText("Passwords don't match")).toBeTruthy();
});

it('offers the seven roles', async () => {
  await show();
  const [, ...offered] = screen.getByLabelText<HTMLSelectElement>('Role').options;
  expect(offered.map(({ text }) => text)).toEqual([
    'Managing Director',
    'Director',
    'Contracts Manager',
    'Site Manager',
    'Site Supervisor',
    'Buyer',
    'Viewer',
  ]);
});

it('registers without the confirmation, with the email as username, and welcomes', async () => {
  const ann = aSessionUser();
  const sent = vi.fn();
  await show(
    answer(sessionApi.register, (_, body) => {
      sent(body);
      return ann;
    }),
  );
  await fill();
  await register();
  expect(await shownToast()).toEqual(['Registration successful', "Welcome to Ann Ray's company!"]);
  expect(sent).toHaveBeenCalledWith({
    company: null,
    email: 'ann@quay.example',
    name: 'Ann Ray',
    role: 'Buyer',
    password: 'secret',
    username: 'ann@quay.example',
  });
  expect(onSignedIn).toHaveBeenCalledWith(ann);
});

it('welcomes to the company that was named', async () => {
  await show(answer(sessionApi.register, () => aSessionUser()));
  await fill();
  await user.type(screen.getByLabelText(/^Company name/), 'Quay Civils');
  await register();
  expect(await shownToast()).toEqual(['Registration successful', 'Welcome to Quay Civils!']);
});

it('puts a taken email on its field', async () => {
  await show(
    answer(sessionApi.register, () => {
      throw new Refused(emailTaken, { fields: { email: emailTaken.message } });
    }),
  );
  await fill();
  await register();
  expect(await shownToast()).toEqual([
    'Registration failed',
    '409: An account with this email already exists.',
  ]);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(emailTaken.message)).toHaveLength(1);
});

it('says above the button what is no field’s fault', async () => {
  await show(
    answer(sessionApi.register, () => {
      throw new Refused(registrationClosed);
    }),
  );
  await fill();
  await register();
  const sentence = `403: ${registrationClosed.message}`;
  expect(await screen.findByText(sentence, { selector: 'form *' })).toBeTruthy();
});
