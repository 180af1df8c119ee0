import { expect, type Page, test } from '@playwright/test';
import {
  aRegisteredPerson,
  expectToast,
  fillLogin,
  giveTemporaryPassword,
  logIn,
  logOut,
  type Person,
} from './app.ts';

const newPassword = 'Scaffold-2027';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change your password' });

let person: Person;
test.beforeEach(async ({ page, request }) => {
  person = await aRegisteredPerson(request);
  await giveTemporaryPassword(person);
  await logIn(page, person);
});

test('who was given a password can do nothing before choosing one', async ({ page }) => {
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialogOf(page)).toBeVisible();
  await page.goto('/settings');
  await expect(dialogOf(page)).toBeVisible();
  expect((await page.request.get('/api/projects')).status()).toBe(403);
});

test('a new password opens the app', async ({ page }) => {
  const dialog = dialogOf(page);
  const choose = async (password: string, again: string) => {
    await dialog.getByLabel('New password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm password', { exact: true }).fill(again);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
  };
  await choose('scaffold', 'scaffold');
  await expect(
    dialog.getByText('Password must contain at least one uppercase letter', { exact: true }),
  ).toBeVisible();
  await choose(newPassword, `${newPassword}x`);
  await expect(dialog.getByText("Passwords don't match")).toBeVisible();

  await choose(newPassword, newPassword);
  await expectToast(
    page,
    'Password Changed Successfully',
    'Your password has been updated. You can now use the application.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/auth');
  await fillLogin(page, person.email, newPassword);
  await expect(page).toHaveURL('/contracts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Cancel & Logout leads back to the sign-in', async ({ page }) => {
  await dialogOf(page).getByRole('button', { name: 'Cancel & Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});
