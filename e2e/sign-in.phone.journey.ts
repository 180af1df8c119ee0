import { expect, test } from '@playwright/test';
import { aPerson, expectToast, fillLogin, fillRegistration, logOut } from './app.ts';

test('a new company registers, lands on its contracts, logs out and in again', async ({ page }) => {
  const person = aPerson();
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
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

  await fillLogin(page, person.email, 'Not-the-password-1');
  await expectToast(page, 'Login failed', /^401: Wrong email or password\./);
  await fillLogin(page, person.email, person.password);
  await expect(page).toHaveURL('/contracts');
  await expectToast(page, 'Login successful', `Welcome back, ${person.email}!`);
});
