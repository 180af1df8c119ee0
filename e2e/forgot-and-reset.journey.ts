import { expect, type Page, test } from '@playwright/test';
import {
  aPerson,
  aRegisteredPerson,
  expectInHeldTime,
  expectToast,
  fillLogin,
  holdTime,
  lettersTo,
  type Person,
  passTime,
} from './app.ts';

const newPassword = 'Scaffold-2027';

async function giveEmail(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Code' }).click();

async function askForCode(page: Page, email: string) {
  await giveEmail(page, email);
  await send(page);
}

async function enterCode(page: Page, code: string, password = newPassword) {
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Reset code').fill(code);
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
}

async function codeOf({ email }: Person): Promise<string> {
  const letters = await lettersTo(email, 2);
  expect(letters.map(({ subject }) => subject).sort()).toEqual([
    'Account Access Code',
    'Account Verification',
  ]);
  const codes = letters.map(({ text }) => /code is: (\S+)/.exec(text)?.[1]);
  expect(new Set(codes).size).toBe(1);
  return codes[0] ?? '';
}

test('an email that nobody has is not found', async ({ page }) => {
  await askForCode(page, aPerson().email);
  await expectToast(page, 'Email Not Found', 'No account found with that email address.');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an email must be given, and be one', async ({ page }) => {
  await askForCode(page, '');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Email is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
});

test('a forgotten password is reset by the code from the letter', async ({ page, request }) => {
  const person = await aRegisteredPerson(request);
  await giveEmail(page, person.email);
  await holdTime(page);
  await send(page);
  const sent = page.getByRole('dialog', { name: 'Email Sent' });
  await expectInHeldTime(page, sent);
  await expectToast(page, 'Password Reset Codes Sent', /^Multiple password reset emails sent/);
  await passTime(page, 2_500);
  await expect(sent).toBeVisible();

  const reset = page.getByRole('dialog', { name: 'Reset Password' });
  await passTime(page, 500);
  await expectInHeldTime(page, reset);
  await page.clock.resume();
  await expect(reset.getByLabel('Email')).toHaveValue(person.email);
  await expect(reset.getByLabel('Email')).not.toBeEditable();
  await expect(reset).toContainText("'Account Access Code' or 'Account Verification'");

  await enterCode(page, 'WRNG-CODE');
  await expectToast(
    page,
    'Reset Failed',
    /^Failed to reset password\. Please check your reset code/,
  );
  await expect(reset).toBeVisible();

  await enterCode(page, await codeOf(person));
  await expectToast(
    page,
    'Password Reset Successful',
    /^Your password has been reset successfully/,
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await fillLogin(page, person.email, person.password);
  await expectToast(page, 'Login failed', /^401: /);
  await fillLogin(page, person.email, newPassword);
  await expect(page).toHaveURL('/contracts');
});

test('the new password keeps the rules, and the reset can be called off', async ({
  page,
  request,
}) => {
  const person = await aRegisteredPerson(request);
  await giveEmail(page, person.email);
  await holdTime(page);
  await send(page);
  const onwards = page.getByRole('button', { name: 'Continue' });
  await expectInHeldTime(page, onwards);
  await onwards.click();
  await page.clock.resume();
  const reset = page.getByRole('dialog', { name: 'Reset Password' });

  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText('Reset code is required')).toBeVisible();
  await expect(reset.getByText('Please confirm your password')).toBeVisible();
  for (const [password, sentence] of [
    ['Short1', 'Password must be at least 8 characters'],
    ['scaffold-2027', 'Password must contain at least one uppercase letter'],
    ['SCAFFOLD-2027', 'Password must contain at least one lowercase letter'],
    ['Scaffolding', 'Password must contain at least one number'],
  ] as const) {
    await enterCode(page, 'ABCD-2345', password);
    await expect(reset.getByText(sentence, { exact: true })).toBeVisible();
  }
  await reset.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
