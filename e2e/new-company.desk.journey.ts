import { expect, type Page, test } from '@playwright/test';
import {
  aPerson,
  expectNotice,
  expectToast,
  fillLogin,
  fillRegistration,
  logOut,
  type Person,
} from './app.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a new company, from registration to its first received order and its first diary day', async ({
  page,
}) => {
  const person = aPerson('Managing Director');
  await register(page, person);
  await createTheContract(page);
  await addTheSupplier(page);
  await raiseTheOrder(page);
  await receiveIt(page);
  await writeTheEntry(page);
  await signInAgain(page, person);
});

async function register(page: Page, person: Person) {
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
  await page.goto('/auth?admin=true');
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/contracts');
  await expectToast(page, 'Registration successful', /Welcome to /);
}

/** Back on the contracts, the checklist has ticked off what was done; its link leads on. */
async function follow(page: Page, done: number, next: Parameters<Page['getByRole']>[1]) {
  const places = page.getByRole('navigation', { name: 'Main' });
  await places.getByRole('link', { name: 'Contracts', exact: true }).click();
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByText(`${done} of 6 done`)).toBeVisible();
  await steps.getByRole('link', next).or(steps.getByRole('button', next)).click();
}

async function createTheContract(page: Page) {
  await follow(page, 0, { name: 'Create contract' });
  await page.getByLabel('Name').first().fill('Quay Street');
  await button(page, /^Create contract$/).click();
  await expectNotice(page, 'Contract created');
  await expect(page).toHaveURL(/\/project\/quay-street/);
}

async function addTheSupplier(page: Page) {
  await follow(page, 1, { name: 'Add supplier' });
  await button(page, 'Add supplier').first().click();
  const sheet = page.getByRole('dialog', { name: 'Add supplier' });
  await sheet.getByLabel('Name', { exact: true }).fill('Pennick Concrete');
  await sheet.getByLabel('Type', { exact: true }).selectOption('Materials');
  await sheet.getByRole('button', { name: 'Add supplier' }).click();
  await expect(sheet).toBeHidden();
}

async function raiseTheOrder(page: Page) {
  await follow(page, 2, { name: 'Raise order' });
  for (const [label, option] of [
    ['Supplier', 'Pennick Concrete'],
    ['Contract', 'Quay Street'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(option);
    await page.getByRole('option', { name: option }).first().click();
  }
  await page.getByLabel('Description, line 1').fill('Concrete C32/40');
  await page.getByLabel('Quantity, line 1').fill('18');
  await page.getByLabel('Unit price, line 1').fill('128.50');
  await button(page, 'Raise order').click();
  await expect(page).toHaveURL(/\/suppliers\/orders\/\d+$/);
  await button(page, 'Send').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Already sent another way/).check();
  await dialog.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(dialog).toBeHidden();
}

/** All of it came: its ticket is an entry of the day. */
async function receiveIt(page: Page) {
  await button(page, 'Receive').first().click();
  const sheet = page.getByRole('dialog', { name: /^Receive/ });
  await sheet.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  await page.goto('/project/quay-street');
  await expect(page.getByRole('article').filter({ hasText: 'Concrete C32/40' })).toBeVisible();
}

async function writeTheEntry(page: Page) {
  await button(page, 'Log entry').first().click();
  const sheet = page.getByRole('dialog', { name: 'Log Labour Entry' });
  await sheet.getByRole('combobox', { name: 'Company' }).fill('Dunmore Civils');
  await sheet.getByLabel('Work Summary').fill('Drainage run 4 excavated');
  await sheet.getByRole('button', { name: 'Create Entry' }).click();
  await expectNotice(page, 'Diary entry created successfully');
  await expect(page.getByRole('heading', { name: /^Entries 2/ })).toBeVisible();
}

async function signInAgain(page: Page, person: Person) {
  await logOut(page);
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/auth');
  await fillLogin(page, person.email, 'Not-the-password-1');
  await expectToast(page, 'Login failed', /^401: Wrong email or password\./);
  await fillLogin(page, person.email, person.password);
  await expectToast(page, 'Login successful', `Welcome back, ${person.email}!`);
  const steps = page.getByRole('region', { name: 'Getting started' });
  await expect(steps.getByText('4 of 6 done')).toBeVisible();
}
