import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { Client } from 'pg';

const { DATA_DIR = '', LETTERS = '' } = env;

export type Person = { email: string; name: string; role: string; password: string };

export const aPerson = (role = 'Site Manager'): Person => ({
  email: `${randomUUID().slice(0, 13)}@journeys.example`,
  name: 'Morgan Vale',
  role,
  password: 'Concrete-2026',
});

/** A user with a company of their own, registered without the forms; `request` is signed in. */
export async function aRegisteredPerson(
  request: APIRequestContext,
  role?: string,
): Promise<Person> {
  const person = aPerson(role);
  const answer = await request.post('/api/register', {
    data: { ...person, username: person.email },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** The form of the chosen tab; those of the other tabs are hidden. */
export const authForm = (page: Page) => page.getByRole('tabpanel');

export async function fillLogin(page: Page, email: string, password: string) {
  const form = authForm(page);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

export async function fillRegistration(page: Page, person: Person, again = person.password) {
  const form = authForm(page);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Full name').fill(person.name);
  await form.getByLabel('Role').selectOption(person.role);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(again);
  await form.getByRole('button', { name: 'Register' }).click();
}

export async function logIn(page: Page, { email, password }: Person) {
  await page.goto('/auth');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/contracts');
}

/** By the sidebar on a desktop, by the menu on a phone. */
export async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /^(Logout|Sign Out)$/ }).click();
}

/** The password of every user in the demo company. */
export const demoPassword = async (): Promise<string> =>
  (await readFile(join(DATA_DIR, 'demo-password'), 'utf8')).trim();

/** Signs in a user of the demo company without the form. */
export async function logInAs(page: Page, username: string) {
  const password = await demoPassword();
  const answer = await page.request.post('/api/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The visible toast, also if a dialog hides it from the accessibility tree. */
export async function expectToast(page: Page, title: string, text: string | RegExp) {
  const region = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  const toast = region.getByRole('listitem', { includeHidden: true });
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text)).toBeVisible();
}

/** A short toast without a title. */
export const expectNotice = async (page: Page, words: string) => {
  const region = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  await expect(region.getByText(words, { exact: true })).toBeVisible();
};

/** From now on the page's clock moves only by `passTime`. */
export async function holdTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

export const passTime = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Moves the held clock in small steps until something is visible. */
export const expectInHeldTime = (page: Page, what: Locator) =>
  expect(async () => {
    await passTime(page, 20);
    await expect(what).toBeVisible({ timeout: 100 });
  }).toPass();

type Email = { to: string; subject: string; text: string };

/** The emails to an address, oldest first; waits until the given number has arrived. */
export async function lettersTo(email: string, atLeast: number, subject = ''): Promise<Email[]> {
  let found: Email[] = [];
  await expect(async () => {
    const all = await outbox();
    found = all.filter((letter) => letter.to.includes(email) && letter.subject.includes(subject));
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
  }).toPass({ intervals: [100], timeout: 15_000 });
  return found;
}

async function outbox(): Promise<Email[]> {
  const names = await readdir(LETTERS);
  const letters = names.filter((name) => !name.startsWith('.') && name.endsWith('.eml')).sort();
  return Promise.all(
    letters.map(async (name) => parse(await readFile(join(LETTERS, name), 'utf8'))),
  );
}

function parse(source: string): Email {
  const [head = '', ...body] = source.replaceAll('\r\n', '\n').split('\n\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const text = body.join('\n\n').replaceAll(/=\n/g, '');
  return { to: header('To'), subject: header('Subject'), text };
}

/** Who founds a company administers it, so the role is given in the database. */
export async function becomes({ email }: Person, role: string, isAdmin: boolean) {
  const change = `update user_organizations set job_role = $2, is_organization_admin = $3
    where user_id = (select id from users where email = $1)`;
  expect((await inDatabase(change, [email, role, isAdmin])).rowCount).toBe(1);
}

/** As if an administrator had created the account: its password was given, not chosen. */
export async function giveTemporaryPassword({ email }: Person) {
  const flag = 'update users set must_change_password = true where email = $1';
  expect((await inDatabase(flag, [email])).rowCount).toBe(1);
}

/** Reads from the server's database what no screen shows and no role may do. */
export async function inDatabase(statement: string, values: unknown[], folder = DATA_DIR) {
  const host = await socket(folder);
  const client = new Client({ host, user: 'postgres', database: 'sitewright' });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** The embedded database stores its socket path in a file. */
async function socket(folder: string): Promise<string | undefined> {
  const lock = await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  return lock.split('\n')[4];
}
