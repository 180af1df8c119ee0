import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { roles } from '../kernel/access.ts';
import { fieldErrors } from '../kernel/parse-input.ts';
import { RequestForm } from './access-request.ts';
import {
  FirstPasswordForm,
  ForgotPassword,
  LoginForm,
  NewPassword,
  passwordRules,
  RegistrationForm,
  ResetForm,
} from './credentials.ts';

function faultsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? fieldErrors(error) : {};
}

const login = { email: 'ann@quay.example', password: 'x' };
const registration = {
  email: 'ann@quay.example',
  name: 'Ann Ray',
  role: 'Director',
  password: 'secret',
  confirmPassword: 'secret',
};
const reset = {
  email: 'ann@quay.example',
  resetCode: 'AAAA-BBBB',
  newPassword: 'Secret123',
  confirmPassword: 'Secret123',
};
const first = { newPassword: 'Secret123', confirmPassword: 'Secret123' };
const request = {
  name: 'Ann Ray',
  email: 'ann@quay.example',
  company: 'Quay Street Ltd',
  role: 'Whatever I do',
  captcha: 'aB3dE6',
};

type Form = [string, z.ZodType, object];
const forms: Form[] = [
  ['login', LoginForm, login],
  ['register', RegistrationForm, registration],
  ['forgot', ForgotPassword, { email: 'ann@quay.example' }],
  ['reset', ResetForm, reset],
  ['forced change', FirstPasswordForm, first],
  ['request access', RequestForm, request],
];

describe('the messages of the forms', () => {
  it.each(forms)('%s: nothing, when all is well', (_, schema, value) => {
    expect(faultsOf(schema, value)).toEqual({});
  });

  const emailForms = forms.filter(([, , value]) => 'email' in value);
  it.each(emailForms)('%s: the rules of the email', (_, schema, value) => {
    const says = (email: unknown) => faultsOf(schema, { ...value, email }).email;
    expect(says(undefined)).toBe('Email is required');
    expect(says('')).toBe('Email is required');
    expect(says('   ')).toBe('Email is required');
    for (const bad of ['ann', 'ann@', '@quay.example', 'a b@quay.example', 'ann@quay', 'a@b@c.d']) {
      expect([bad, says(bad)]).toEqual([bad, 'Please enter a valid email']);
    }
    for (const bad of ['ann@quay.example\nBcc: x@y.example', 'a\u200Bnn@quay.example']) {
      expect([bad, says(bad)]).toEqual([bad, 'Please enter a valid email']);
    }
    expect(says(`${'a'.repeat(254)}@quay.example`)).toBe('Email must be less than 255 characters');
    expect(says(' Ann.Ray+site@Quay.Example ')).toBeUndefined();
  });

  it.each([
    ['login', LoginForm, login, { password: '' }, { password: 'Password is required' }],
    [
      'register',
      RegistrationForm,
      registration,
      { password: 'short', confirmPassword: 'short' },
      {
        password: 'Password must be at least 6 characters',
        confirmPassword: 'Please confirm your password',
      },
    ],
    [
      'register',
      RegistrationForm,
      registration,
      { confirmPassword: 'secreT' },
      { confirmPassword: "Passwords don't match" },
    ],
    ['register', RegistrationForm, registration, { name: ' ' }, { name: 'Full name is required' }],
    ['register', RegistrationForm, registration, { role: '' }, { role: 'Please select a role' }],
    [
      'register',
      RegistrationForm,
      registration,
      { role: 'admin' },
      { role: 'Please select a role' },
    ],
    ['reset', ResetForm, reset, { resetCode: ' ' }, { resetCode: 'Reset code is required' }],
    [
      'reset',
      ResetForm,
      reset,
      { confirmPassword: '' },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      'reset',
      ResetForm,
      reset,
      { confirmPassword: 'Secret124' },
      { confirmPassword: "Passwords don't match" },
    ],
    [
      'forced change',
      FirstPasswordForm,
      first,
      { confirmPassword: '' },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      'forced change',
      FirstPasswordForm,
      first,
      { confirmPassword: 'Secret124' },
      { confirmPassword: "Passwords don't match" },
    ],
    [
      'request access',
      RequestForm,
      request,
      { captcha: '' },
      { captcha: 'Please enter the correct captcha code.' },
    ],
    ['request access', RequestForm, request, { message: undefined }, {}],
  ])('%s: the sentence for what is wrong (%#)', (_, schema, value, wrong, faults) => {
    expect(faultsOf(schema, { ...value, ...wrong })).toEqual(faults);
  });

  it('register offers every role of the list, and no other', () => {
    for (const role of roles)
      expect(faultsOf(RegistrationForm, { ...registration, role })).toEqual({});
    for (const role of ['', 'user', 'Owner', 'director', null]) {
      expect(faultsOf(RegistrationForm, { ...registration, role })).toHaveProperty('role');
    }
  });
});

describe('a new password', () => {
  const says = (password: unknown) => NewPassword.safeParse(password).error?.issues[0]?.message;

  it.each([
    ['Secret123', undefined],
    ['Aa345678', undefined],
    ['Ærøskøbing1', undefined],
    [`Aa1${'x'.repeat(125)}`, undefined],
    ['Aa34567', 'Password must be at least 8 characters'],
    ['', 'Password must be at least 8 characters'],
    [undefined, 'Password must be at least 8 characters'],
    [12_345_678, 'Password must be at least 8 characters'],
    ['secret123', 'Password must contain at least one uppercase letter'],
    ['SECRET123', 'Password must contain at least one lowercase letter'],
    ['Secretabc', 'Password must contain at least one number'],
    ['--------', 'Password must contain at least one uppercase letter'],
    [`Aa1${'x'.repeat(126)}`, 'Password must be less than 128 characters'],
  ])('%s: %s', (password, sentence) => {
    expect(says(password)).toBe(sentence);
  });

  it('has four rules, checked in the order of the specification', () => {
    expect(passwordRules.map(({ message }) => message)).toEqual([
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
    ]);
  });

  /** Milliseconds; with a pattern that looks back, a minute and more. */
  it('is judged without looking at it over and over, however hostile', () => {
    const started = performance.now();
    says('a'.repeat(400_000));
    faultsOf(LoginForm, { ...login, email: `${'a.'.repeat(200_000)}@` });
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
