import { expect, test } from '@playwright/test';
import {
  aPerson,
  aRegisteredPerson,
  expectToast,
  fillLogin,
  fillRegistration,
  formOf,
  logIn,
  logOut,
} from './app.ts';

test('a new company registers, lands on its contracts, logs out and in again', async ({ page }) => {
  const person = aPerson();
  await page.goto('/auth?admin=true');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, person);

  await expect(page).toHaveURL('/contracts');
  await expectToast(page, 'Registration successful', /Welcome to /);
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();
  await expect(page.getByText('Construction Site Management Platform')).toBeVisible();

  await logOut(page);
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/auth');

  await fillLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/contracts');
  await expectToast(page, 'Login successful', `Welcome back, ${person.email}!`);
});

test('a wrong password and an unknown email get the same answer', async ({ page, request }) => {
  const person = await aRegisteredPerson(request);
  await page.goto('/auth');
  await fillLogin(page, person.email, 'Not-the-password-1');
  await expectToast(page, 'Login failed', /^401: Wrong email or password\./);
  await expect(page).toHaveURL(/\/auth/);
  await fillLogin(page, aPerson().email, person.password);
  await expectToast(page, 'Login failed', /^401: Wrong email or password\./);
});

test('the forms say what is missing', async ({ page }) => {
  await page.goto('/auth?admin=true');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await fillLogin(page, 'not an email', 'x');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();

  await page.getByRole('tab', { name: 'Register' }).click();
  const form = formOf(page);
  await form.getByLabel('Password', { exact: true }).fill('12345');
  await form.getByRole('button', { name: 'Register' }).click();
  for (const sentence of [
    'Email is required',
    'Full name is required',
    'Please select a role',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await fillRegistration(page, aPerson(), 'Something-else-1');
  await expect(form.getByText("Passwords don't match")).toBeVisible();
});

test('a taken email is refused', async ({ page, request }) => {
  const person = await aRegisteredPerson(request);
  await page.goto('/auth?admin=true&tab=register');
  await fillRegistration(page, person);
  await expectToast(page, 'Registration failed', /^409: An account with this email already exists/);
});

test('the Register tab shows only at ?admin=true', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Request Access' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveCount(0);
  await page.goto('/auth?admin=true');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/auth');
  const password = formOf(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('who is signed out is sent to sign in, who is signed in to the contracts', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/contracts', '/settings', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth$/);
  }
  await logIn(page, await aRegisteredPerson(request));
  await page.goto('/auth');
  await expect(page).toHaveURL('/contracts');
  await page.reload();
  await expect(page).toHaveURL('/contracts');
});

test('an unknown path is not found, signed out and signed in', async ({ page, request }) => {
  const expectNotFound = async () => {
    await page.goto('/no/such/place');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  };
  await expectNotFound();
  await logIn(page, await aRegisteredPerson(request));
  await expectNotFound();
});
