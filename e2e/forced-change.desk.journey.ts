import { expect, test } from '@playwright/test';
import { aRegisteredPerson, expectToast, fillLogin, giveTemporaryPassword, logOut } from './app.ts';

const newPassword = 'Scaffold-2027';

test('a user with a temporary password can do nothing before choosing a new one', {
  tag: '@prove',
}, async ({ page }) => {
  const person = await aRegisteredPerson(page.request);
  await giveTemporaryPassword(person);
  await page.goto('/settings');
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  expect((await page.request.get('/api/projects')).status()).toBe(403);

  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(
    page,
    'Password Changed Successfully',
    'Your password has been updated. You can now use the application.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'User settings' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/auth');
  await fillLogin(page, person.email, newPassword);
  await expect(page).toHaveURL('/contracts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
