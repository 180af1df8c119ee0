import { expect, type Page, test } from '@playwright/test';
import {
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

async function enterCode(page: Page, code: string) {
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Reset code').fill(code);
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(newPassword);
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

test('a forgotten password is reset by the code from the email', async ({ page, request }) => {
  const person = await aRegisteredPerson(request);
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await page.goto('/auth', { waitUntil: 'networkidle' });
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(person.email);
  await holdTime(page);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
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

  await enterCode(page, 'WRNG-CODE');
  await expectToast(
    page,
    'Reset Failed',
    /^Failed to reset password\. Please check your reset code/,
  );
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
