import { expect, type Page, test } from '@playwright/test';
import { aPerson, authForm, expectInHeldTime, expectToast, holdTime, passTime } from './app.ts';

const thanks = /^Thank you for your interest in the product\. We'll review your request/;

/** Records the text that the speech synthesis would speak. */
async function recordSpeech(page: Page) {
  await page.addInitScript(() => {
    const speech = (utterance: SpeechSynthesisUtterance) => {
      document.documentElement.dataset.spoken = utterance.text;
    };
    Object.defineProperty(window, 'speechSynthesis', {
      value: { speak: speech, cancel: () => {} },
    });
  });
}

async function hearCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Hear the code' }).click();
  const speech = await page.locator('html').getAttribute('data-spoken');
  const words = (speech ?? '').split('.').filter((word) => word.trim());
  return words.map((word) => word.trim().at(-1)).join('');
}

test('an access request with a wrong code is refused, with the right one it is sent', async ({
  page,
}) => {
  await recordSpeech(page);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Request Access' }).click();
  const form = authForm(page);
  const codeBox = form.getByRole('textbox', { name: 'Security code' });
  const send = form.getByRole('button', { name: 'Request Access' });
  const first = await hearCode(page);
  expect(first).toMatch(/^[A-Za-z0-9]{6}$/);
  await form.getByLabel('Full name').fill('Robin Ashby');
  await form.getByLabel('Email').fill(aPerson().email);
  await form.getByLabel('Company').fill('Ashby Groundworks');
  await form.getByLabel('Role').fill('Estimator');
  await form.getByLabel('Message').fill('We lay the drains at Mill Lane.');
  await codeBox.fill(`${first.slice(0, 5)}?`);
  await send.click();
  await expectToast(page, 'Invalid Captcha', 'Please enter the correct captcha code.');
  await expect(codeBox).toHaveValue('');
  await expect(form.getByLabel('Company')).toHaveValue('Ashby Groundworks');

  const second = await hearCode(page);
  expect(second).not.toBe(first);
  await codeBox.fill(second);
  await holdTime(page);
  await send.click();
  await expectInHeldTime(page, page.getByText('Request Submitted'));
  await expect(page.getByText(thanks)).toBeVisible();
  await passTime(page, 2_500);
  await expect(page.getByText(thanks)).toBeVisible();
  await passTime(page, 500);
  await page.clock.resume();
  await expect(page.getByText(thanks)).toHaveCount(0);
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await expect(codeBox).toHaveValue('');
});
