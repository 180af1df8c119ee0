import { expect, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice } from './app.ts';

/** The smallest valid picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a new company writes its profile, and the header follows at once', { tag: '@prove' }, async ({
  page,
}) => {
  await aRegisteredPerson(page.request, 'Director');
  await page.goto('/company');
  await expect(page.getByText('Required: Company name')).toBeVisible();
  await page.getByRole('button', { name: 'Set up company profile' }).click();
  const form = page.getByRole('form', { name: 'Company profile' });
  await form.getByLabel('Company name').fill('Harbour Build Ltd');
  await form.getByLabel('Company number').fill('01234567');
  await form.getByLabel('Registered address').fill('1 Quay Street, Leeds');
  await form.getByLabel('Postcode').fill('ls1 1aa');
  await form.getByLabel('Phone number').fill('0113 496 0000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await form.getByLabel('Email address').fill('office@harbour.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText('Harbour Build Ltd')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('LS1 1AA');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('region', { name: 'Branding' }).getByText('Choose a file').click();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expectNotice(page, 'Logo saved');
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.getByRole('button', { name: 'Edit brand colour' }).click();
  const colour = page.getByRole('textbox', { name: 'Brand colour', exact: true });
  await colour.fill('#ff6600');
  await expect(page.getByText(/We darkened your colour/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--company-brand')),
    )
    .not.toBe('');

  await page.getByRole('button', { name: 'Edit bank' }).click();
  const bank = page.getByRole('form', { name: 'Edit bank' });
  await bank.getByLabel('Sort code').fill('20-45-56');
  await bank.getByLabel('Account number').fill('31924821');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Bank' })).toContainText('•••• 4821');
  await page.getByRole('button', { name: 'Reveal' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('A client asks where to pay');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill('Concrete-2026');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByRole('dialog', { name: 'Bank details' })).toContainText('31924821');
});
