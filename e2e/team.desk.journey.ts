import { expect, test } from '@playwright/test';
import { aPerson, aRegisteredPerson, expectNotice, lettersTo } from './app.ts';

test('a user is invited, joins, is suspended and comes back', { tag: '@prove' }, async ({
  page,
  browser,
}) => {
  await aRegisteredPerson(page.request, 'Director');
  const guest = aPerson('Viewer');
  await page.goto('/team');
  await page.getByRole('button', { name: 'Invite person' }).click();
  const form = page.getByRole('form', { name: 'Invite person' });
  await form.getByLabel('Email').fill(guest.email);
  await form.getByLabel('Job role').selectOption('Buyer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expectNotice(page, `Invitation sent to ${guest.email}`);

  const [letter] = await lettersTo(guest.email, 1);
  // In an email, an equals sign takes three characters.
  const text = letter?.text.replaceAll('=3D', '=') ?? '';
  const link = /http\S+/.exec(text)?.[0] ?? '';
  const invitedPage = await browser.newPage();
  const { pathname, search } = new URL(link);
  await invitedPage.goto(`${pathname}${search}`);
  const title = /has invited you as Buyer$/;
  await expect(invitedPage.getByRole('heading', { name: title })).toBeVisible();
  const accepting = invitedPage.getByRole('form', { name: 'Accept invitation' });
  await expect(accepting.getByLabel('Email')).toHaveValue(guest.email);
  await accepting.getByLabel('Full name').fill(guest.name);
  await accepting.getByLabel('Password', { exact: true }).fill(guest.password);
  await accepting.getByLabel('Confirm password', { exact: true }).fill(guest.password);
  await accepting.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(invitedPage).toHaveURL('/contracts');

  await page.getByRole('link', { name: 'Members' }).click();
  const row = page.getByRole('row', { name: new RegExp(guest.email) });
  await expect(row).toContainText('Buyer');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill('Concrete-2026');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('Suspended');
  await invitedPage.reload();
  await expect(invitedPage).toHaveURL('/auth');

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Reactivate…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
  await expect(row).toContainText('Active');
});
