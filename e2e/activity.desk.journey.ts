import { expect, test } from '@playwright/test';
import { aRegisteredPerson, expectNotice } from './app.ts';

test('a change of a contract is found in the log, before and after, and the log is verified', {
  tag: '@prove',
}, async ({ page }) => {
  await aRegisteredPerson(page.request, 'Managing Director');
  const made = await page.request.post('/api/projects', {
    data: { name: 'Harbour Works', contractValue: '100000.00' },
  });
  const { id } = await made.json();
  await page.goto(`/edit-project/${id}`);
  await page.getByLabel('Original contract value').fill('125000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectNotice(page, 'Contract updated');

  await page.goto('/activity-logs?category=contract');
  await page.getByRole('row', { name: /Edit a contract/ }).click();
  const changed = page.getByRole('dialog').getByRole('region', { name: 'Changes' });
  await expect(changed).toContainText('Contract value');
  await expect(changed).toContainText('100000');
  await expect(changed).toContainText('125000');
  await page.keyboard.press('Escape');

  await expect(async () => {
    await page.getByRole('button', { name: 'Verify chain' }).click();
    await expect(page.getByText(/^\d+ entries verified to [0-9a-f]{12}\.$/)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});
