import { expect, type Page, test } from '@playwright/test';
import { aPerson, expectInHeldTime, expectToast, formOf, holdTime, passTime } from './app.ts';

const thanks = /^Thank you for your interest in the product\. We'll review your request/;

/** What the voice would say is kept where the journey can read it, as a blind person hears it. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const spoken = (utterance: SpeechSynthesisUtterance) => {
      document.documentElement.dataset.spoken = utterance.text;
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak: spoken, cancel: () => {} },
    });
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Request Access' }).click();
});

async function hearCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Hear the code' }).click();
  const spoken = await page.locator('html').getAttribute('data-spoken');
  const words = (spoken ?? '').split('.').filter((word) => word.trim());
  return words.map((word) => word.trim().at(-1)).join('');
}

async function fillRequest(page: Page, code: string) {
  await formOf(page).getByLabel('Full name').fill('Robin Ashby');
  await formOf(page).getByLabel('Email').fill(aPerson().email);
  await formOf(page).getByLabel('Company').fill('Ashby Groundworks');
  await formOf(page).getByLabel('Role').fill('Estimator');
  await formOf(page).getByRole('textbox', { name: 'Security code' }).fill(code);
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Request Access' }).click();

test('a request is sent, thanked for, and the form comes back empty', async ({ page }) => {
  const code = await hearCode(page);
  expect(code).toMatch(/^[A-Za-z0-9]{6}$/);
  await fillRequest(page, code);
  await formOf(page).getByLabel('Message').fill('We lay the drains at Mill Lane.');
  await holdTime(page);
  await send(page);

  await expectInHeldTime(page, page.getByText('Request Submitted'));
  await expect(page.getByText(thanks)).toBeVisible();
  await passTime(page, 2_500);
  await expect(page.getByText(thanks)).toBeVisible();
  await passTime(page, 500);
  await page.clock.resume();
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(formOf(page).getByLabel('Full name')).toHaveValue('');
  await expect(formOf(page).getByRole('textbox', { name: 'Security code' })).toHaveValue('');
  expect(await hearCode(page)).not.toBe(code);
});

test('a wrong code is refused, and a new one is drawn', async ({ page }) => {
  const code = await hearCode(page);
  await fillRequest(page, `${code.slice(0, 5)}?`);
  await send(page);
  await expectToast(page, 'Invalid Captcha', 'Please enter the correct captcha code.');
  await expect(formOf(page).getByRole('textbox', { name: 'Security code' })).toHaveValue('');
  await expect(formOf(page).getByLabel('Company')).toHaveValue('Ashby Groundworks');
  expect(await hearCode(page)).not.toBe(code);
});

test('another code can be had, and it still works', async ({ page }) => {
  const first = await hearCode(page);
  await page.getByText('Reload Captcha').click();
  const second = await hearCode(page);
  expect(second).not.toBe(first);
  await fillRequest(page, second);
  await holdTime(page);
  await send(page);
  const onwards = page.getByRole('button', { name: 'Continue' });
  await expectInHeldTime(page, onwards);
  await onwards.click();
  await page.clock.resume();
  await expect(formOf(page).getByLabel('Full name')).toHaveValue('');
});

test('when the server fails, the person is told and may try again', async ({ page }) => {
  await page.route('**/api/send-registration-request', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
  );
  const code = await hearCode(page);
  await fillRequest(page, code);
  await send(page);
  await expectToast(page, 'Error', 'Failed to send your request. Please try again.');
  await expect(formOf(page).getByRole('textbox', { name: 'Security code' })).toHaveValue('');
  expect(await hearCode(page)).not.toBe(code);
});
