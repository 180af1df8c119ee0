import { expect, type Page, test } from '@playwright/test';
import { fillLogin } from './app.ts';
import { aSiteCompany, type Entry, expectReply } from './site-company.ts';
import { addPhoto, editEntry, writeEntry } from './site-entries.ts';
import { expectAllSent, expectChip, keptPacks, openOutbox } from './site-outbox.ts';
import { aSitePhone, getReady, switchOnAgain } from './site-phone.ts';

// Each waits for the worker, which keeps the whole application first.
test.describe.configure({ timeout: 180_000 });

const pathOf = ({ id }: Entry) => `/api/diary-entries/${id}`;

/** A phone that is ready to lose its signal, with an entry that the server has. */
async function aPhoneWithEntry(office: Page, summary: string, others: Record<string, string> = {}) {
  const company = await aSiteCompany(office);
  const phone = await aSitePhone();
  const page = await phone.open();
  await getReady(page, company.author, 'birch-house');
  await writeEntry(page, summary, others);
  await expect.poll(async () => (await company.entries()).length).toBe(1);
  const [entry] = await company.entries();
  if (!entry) throw new Error('The entry did not arrive.');
  return { ...company, phone, page, entry };
}

test('two users change the same text of an entry, and both texts stay @prove', async ({
  page: office,
}) => {
  const { phone, page: first, entry } = await aPhoneWithEntry(office, 'Kickers cast');
  await phone.loseSignal();
  await editEntry(first, 'Kickers cast to grid D');
  const page = await switchOnAgain(phone, 'birch-house');
  const theirs = { workSummary: 'Kickers cast to grid E' };
  await expectReply(office.request.patch(pathOf(entry), { data: theirs }), 200);
  await phone.getSignal();
  await expectChip(page, /^1 needs you/);
  const outbox = await openOutbox(page);
  await outbox.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this entry' });
  const field = dialog.getByRole('group', { name: 'Work Summary' });
  const described = (name: string) => field.getByRole('radio', { name });
  await expect(described('Mine')).toHaveAccessibleDescription('Kickers cast to grid D');
  await expect(described('Theirs')).toHaveAccessibleDescription('Kickers cast to grid E');
  await field.getByRole('radio', { name: 'Both' }).check();
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expectAllSent(page);
  const both = 'Kickers cast to grid E\n\nKickers cast to grid D';
  expect(await expectReply(office.request.get(pathOf(entry)), 200)).toMatchObject({
    workSummary: both,
  });
  expect(await summariesInLog(office, entry)).toEqual([
    ['Kickers cast', 'Kickers cast to grid E'],
    ['Kickers cast to grid E', both],
  ]);
  await phone.throwAway();
});

type Change = { field: string; before: string; after: string };

/** Each change of the Work Summary in the activity log, before and after, the first one first. */
async function summariesInLog(office: Page, entry: Entry) {
  const list = `/api/activity-logs?entityType=diary&entityId=${entry.id}`;
  const actions: { id: number }[] = await expectReply(office.request.get(list), 200);
  const changes = await Promise.all(
    actions.map(async ({ id }) => {
      const path = `/api/activity-logs/${id}`;
      const detail: { changes: Change[] } = await expectReply(office.request.get(path), 200);
      const ofSummary = detail.changes.filter(({ field }) => field === 'Work summary');
      return ofSummary.map(({ before, after }) => [before, after]);
    }),
  );
  return changes.flat().toReversed();
}

const zone = { timeZone: 'Europe/London' };
const dayText = (time: number) => new Date(time).toLocaleDateString('en-GB', zone);
const momentText = (time: number) =>
  `${dayText(time)} ${new Date(time).toLocaleTimeString('en-GB', { ...zone, timeStyle: 'short' })}`;

type Comment = { recordId: number; comment: string; photos: unknown[] };

test('a photo for a day that was signed off meanwhile becomes a comment @prove', async ({
  page: office,
}) => {
  const { phone, page: first, ...site } = await aPhoneWithEntry(office, 'Kickers cast');
  const { entry, projectId } = site;
  await addPhoto(first, 'before.png', 1);
  await expect.poll(async () => (await site.entries())[0]?.photos.length).toBe(1);
  const [before] = await site.entries();
  await phone.loseSignal();
  const from = Date.now();
  await addPhoto(first, 'after.png', 2);
  const moments = [momentText(from), momentText(Date.now())];
  const page = await switchOnAgain(phone, 'birch-house');
  const date = entry.date.slice(0, 10);
  const day = `/api/projects/${projectId}/days/${date}`;
  const signature = { name: 'Morgan Vale', despiteGaps: true };
  await expectReply(office.request.put(`${day}/sign-off`, { data: signature }), 200);
  await phone.getSignal();
  await expectChip(page, /^1 needs you/);
  const outbox = await openOutbox(page);
  await expect(outbox.getByText('This day is signed off.')).toBeVisible();
  await outbox.getByRole('button', { name: 'Send as comment' }).click();
  await expectAllSent(page);
  expect((await site.entries()).map(({ photos }) => photos)).toEqual([before?.photos]);
  const path = `/api/projects/${projectId}/diary-comments?date=${date}`;
  const comments: Comment[] = await expectReply(office.request.get(path), 200);
  expect(comments).toMatchObject([{ recordId: entry.id, photos: [expect.anything()] }]);
  const [, moment] =
    /^Photo taken (.+), sent after the sign-off$/.exec(comments[0]?.comment ?? '') ?? [];
  expect(moments).toContain(moment);
  expect(await expectReply(office.request.get(day), 200)).toMatchObject({ status: 'approved' });
  await phone.throwAway();
});

test('an entry that was deleted meanwhile is written again with all its fields @prove', async ({
  page: office,
}) => {
  const fields = {
    'Start Time': '07:30',
    'Finish Time': '12:00',
    Company: 'Harkness Formwork',
    'Number of Operatives': '4',
    'Labour Details': 'Dan Price and three others',
    'Weather Impact': 'Rain until noon',
    'Materials Delivered': '12 m3 of C32/40',
  };
  const { phone, page: first, ...site } = await aPhoneWithEntry(office, 'Kickers cast', fields);
  const { entry } = site;
  await phone.loseSignal();
  await editEntry(first, 'Kickers cast to grid D');
  const page = await switchOnAgain(phone, 'birch-house');
  const deletedAt = Date.now();
  await expectReply(office.request.delete(pathOf(entry)), 204);
  await phone.getSignal();
  await expectChip(page, /^1 needs you/);
  const outbox = await openOutbox(page);
  const sentence = `This entry was deleted by Morgan Vale on ${dayText(deletedAt)}.`;
  await expect(outbox.getByText(sentence)).toBeVisible();
  await outbox.getByRole('button', { name: 'Write it again' }).click();
  await expectAllSent(page);
  const [again, ...others] = await site.entries();
  expect(others).toEqual([]);
  expect(again?.id).not.toBe(entry.id);
  const { date, labor, weatherImpact, materialsDelivered, author, userId } = entry;
  expect(again).toMatchObject({
    ...{ date, weatherImpact, materialsDelivered, author, userId },
    workSummary: 'Kickers cast to grid D',
  });
  expect(JSON.parse(again?.labor ?? '')).toEqual(JSON.parse(labor));
  expect(await expectReply(office.request.get('/api/recycle-bin'), 200)).toMatchObject([
    { recordType: 'diary', recordId: entry.id, isRestored: false },
  ]);
  await phone.throwAway();
});

test('what a role no longer allows stays with its text, and is sent once it does @prove', async ({
  page: office,
}) => {
  const { director, author, entries } = await aSiteCompany(office);
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, author, 'birch-house');
  await phone.loseSignal();
  const texts = ['Kickers cast to grid D', 'Kickers cast to grid E\nand cured under hessian'];
  for (const text of texts) await writeEntry(first, text, { 'Weather Impact': `Frost: ${text}` });
  const page = await switchOnAgain(phone, 'birch-house');
  const packs = await keptPacks(page);
  expect(packs.length).toBeGreaterThan(1);
  const { password } = director;
  await expectReply(office.request.post('/api/sessions/confirmation', { data: { password } }), 200);
  const member = `/api/team/${author.memberId}`;
  await expectReply(office.request.patch(member, { data: { role: 'Viewer' } }), 200);
  await phone.getSignal();
  await expectChip(page, /^2 need you/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const outbox = await openOutbox(page);
  const items = outbox.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  for (const [index, text] of texts.entries()) {
    const item = items.nth(index);
    await expect(item.getByText('Your role does not allow this.')).toBeVisible();
    await item.getByRole('button', { name: 'Copy text' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`Work Summary: ${text}\n`);
    expect(await copied()).toContain(`Weather Impact: Frost: ${text}`);
  }
  await expect
    .poll(async () => (await keptPacks(page)).filter((one) => packs.includes(one)))
    .toEqual([]);
  expect(await entries()).toEqual([]);
  await expectReply(office.request.patch(member, { data: { role: 'Site Manager' } }), 200);
  for (const left of [1, 0]) {
    await items.first().getByRole('button', { name: 'Retry' }).click();
    await expect(items).toHaveCount(left);
  }
  await expectAllSent(page);
  expect((await entries()).map(({ workSummary }) => workSummary).toSorted()).toEqual(texts);
  await phone.throwAway();
});

test('what waits when the session is over is sent after the sign-in, from the same page @prove', async ({
  page: office,
}) => {
  const { author, entries } = await aSiteCompany(office);
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, author, 'birch-house');
  await phone.loseSignal();
  const texts = ['Kickers cast to grid D', 'Kickers cast to grid E', 'Kickers cast to grid F'];
  for (const text of texts) await writeEntry(first, text);
  const page = await switchOnAgain(phone, 'birch-house');
  await expectChip(page, /^3 waiting/);
  await expectReply(office.request.delete(`/api/team/${author.memberId}/sessions`), 200);
  await phone.getSignal();
  await expect(page).toHaveURL(/\/auth/, { timeout: 30_000 });
  await expect(page.getByText('Sign in to send 3 items.')).toBeVisible();
  expect(await entries()).toEqual([]);
  await fillLogin(page, author.email, author.password);
  await expect(page).toHaveURL('/project/birch-house');
  await expectChip(page, /^All sent/);
  const sent = await entries();
  expect(sent.map(({ workSummary }) => workSummary).toSorted()).toEqual(texts);
  expect(sent.map(({ userId }) => userId)).toEqual(texts.map(() => author.userId));
  await phone.throwAway();
});
