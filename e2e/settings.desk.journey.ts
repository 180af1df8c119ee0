import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Route, test } from '@playwright/test';
import { aRegisteredPerson, demoPassword, expectNotice, logInAs } from './app.ts';

/** A small picture in one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItjJtMZ1Qi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgtQSiEPtYVDTgAAAABJRU5ErkJggg==',
  'base64',
);

test('a user changes their name and picture, and signs another device out', {
  tag: '@prove',
}, async ({ page, browser }) => {
  const person = await aRegisteredPerson(page.request);
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill('Morgan Vale-Reyes');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Morgan Vale-Reyes' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByLabel('Enlarge').fill('2');
  const json = { message: 'Too many at once. Please wait a moment.' };
  const refuse = (route: Route) => route.fulfill({ status: 429, json });
  await page.route('**/api/settings/picture', refuse, { times: 1 });
  await crop.getByRole('button', { name: 'Save picture' }).click();
  await expect(crop.getByText(json.message)).toBeVisible();
  await expect(crop.getByLabel('Enlarge')).toHaveValue('2');
  await crop.getByRole('button', { name: 'Save picture' }).click();
  await expectNotice(page, 'Picture saved');
  await expect(page.locator('header img[src*="/picture"]')).toBeVisible();

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const { email: username, password } = person;
  await phone.request.post('/api/login', { data: { username, password } });
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByText(/ signed out$/).first()).toBeVisible();
  await phone.goto('/contracts');
  await expect(phone).toHaveURL('/auth');
  await elsewhere.close();
});

test('a program works with a token until it is revoked', { tag: '@prove' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  await logInAs(page, 'helen.marsh@northgate.example');
  await page.goto('/settings?section=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  const name = `Journey ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create token' }).click();
  // Making one asks for the password once more.
  await form.getByLabel('Your password', { exact: true }).fill(await demoPassword());
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();

  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders,
  });
  expect((await program.get('/api/projects')).status()).toBe(200);
  const refused = await program.patch('/api/settings', { data: { name: 'Eve' } });
  expect(refused.status()).toBe(403);

  await page.getByRole('button', { name: `Revoke: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectNotice(page, `${name} revoked`);
  expect((await program.get('/api/projects')).status()).toBe(401);
  await program.dispose();
});

test('a user chooses their notifications, and gives their calendar a link', {
  tag: '@prove',
}, async ({ page, playwright }) => {
  const { password } = await aRegisteredPerson(page.request);
  await page.goto('/settings?section=notifications');
  const ofIssues = page.getByLabel('Site issues: Instant email');
  const wasOn = await ofIssues.isChecked();
  await ofIssues.setChecked(!wasOn);
  await page.getByLabel('Quiet hours').check();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(ofIssues).toBeChecked({ checked: !wasOn });
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('20:00');

  const start = new Date().toISOString().slice(0, 10);
  await page.request.post('/api/projects', { data: { name: 'Calendar Quay', startDate: start } });
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  // Making one asks for the password again.
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Your calendar link' }).inputValue();
  const calendar = await playwright.request.newContext();
  expect(await (await calendar.get(link)).text()).toMatch(/^BEGIN:VCALENDAR.*Calendar Quay/s);
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectNotice(page, 'Link withdrawn');
  expect((await calendar.get(link)).status()).toBe(404);
  await calendar.dispose();
});

test('another program receives a signed webhook about a new contract', { tag: '@prove' }, async ({
  page,
}) => {
  const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
  const program = createServer(async (request, reply) => {
    heard.push({ headers: request.headers, body: await text(request) });
    reply.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;

  await aRegisteredPerson(page.request, 'Managing Director');
  const features = { weatherIntegration: false, apiAccess: true };
  expect((await page.request.patch('/api/organization', { data: { features } })).status()).toBe(
    200,
  );
  await page.goto('/settings?section=webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('Name').fill('Payroll');
  await form.getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
  await form.getByLabel('Contracts').check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const box = page.getByRole('textbox', { name: 'Signing secret' });
  const secret = await box.inputValue();

  await page.request.post('/api/projects', { data: { name: 'Webhook Wharf' } });
  await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  expect(JSON.parse(body)).toMatchObject({ event: { entity: 'project', action: 'POST' } });
  const signed = `${headers['sitewright-id']}.${headers['sitewright-timestamp']}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  expect(headers['sitewright-signature']).toBe(`v1=${signature}`);

  await page.getByRole('button', { name: 'Show deliveries' }).click();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Payroll' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Payroll deleted');
  program.close();
});
