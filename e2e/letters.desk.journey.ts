import { expect, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice, lettersTo } from './app.ts';

test('every email is previewed with a contract of the company, and sent as a test', {
  tag: '@prove',
}, async ({ page }) => {
  const { email } = await aRegisteredPerson(page.request, 'Director');
  await page.request.post('/api/projects', { data: { name: 'Gallery Wharf' } });
  await page.goto('/email-templates');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/email-templates/demo');
  const card = page.getByRole('region', { name: 'Purchase order to a supplier' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Default wording')).toBeVisible();
  const letter = card.frameLocator('iframe');
  await expect(letter.locator('body')).not.toContainText('Gallery Wharf');

  await page.getByRole('combobox', { name: /^Contract/ }).fill('Gallery');
  await page.getByRole('option', { name: 'Gallery Wharf' }).click();
  await expect(letter.locator('body')).toContainText('Gallery Wharf');
  // The contract is part of the URL.
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(letter.locator('body')).toContainText('Gallery Wharf');

  await card.getByRole('button', { name: 'Send to me' }).click();
  await expectNotice(page, `Test sent to ${email}`);
  const [sent] = await lettersTo(email, 1);
  expect(sent?.subject).toContain('Gallery Wharf');
});
