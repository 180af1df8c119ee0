import { expect, type Page, test } from '@playwright/test';
import { aSiteCompany, expectReply } from './site-company.ts';
import { expectAllSent, expectChip, openOutbox } from './site-outbox.ts';
import { aSitePhone, getReady, switchOnAgain } from './site-phone.ts';

// Each waits for the worker, which keeps the whole application first.
test.describe.configure({ timeout: 180_000 });

const minute = 60_000;

/** In whole minutes: so are the times of crews. */
const minutesAgo = (count: number): number =>
  Math.floor(Date.now() / minute) * minute - count * minute;

const zone = { timeZone: 'Europe/London' };
const dayOf = (time: number) => new Date(time).toLocaleDateString('en-CA', zone);
const timeText = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', { ...zone, timeStyle: 'short' });

/** A gang of one worker who may work on the contract. */
async function aGang(office: Page, projectId: number) {
  const day = dayOf(Date.now() - 24 * 60 * minute);
  const worker = {
    ...{ firstName: 'Dan', lastName: 'Price', jobTitle: 'Carpenter', company: 'Harkness Formwork' },
    ...{ employmentType: 'Staff', rightToWorkKind: 'list_a', rightToWorkCheckedOn: day },
    ...{ cscsSchemeId: 'CSCS', cscsCardNumber: '01234567', cscsCardType: 'Skilled Worker' },
    cscsCardExpiry: '2099-05-31',
  };
  const { id: workerId } = await expectReply(
    office.request.post('/api/workers', { data: worker }),
    201,
  );
  const check = { method: 'by_eye', result: 'verified' };
  const checked = office.request.post(`/api/workers/${workerId}/card-checks`, { data: check });
  await expectReply(checked, 201);
  const induction = { projectId, inductedOn: day, inductor: 'Morgan Vale' };
  const inducted = office.request.post(`/api/workers/${workerId}/inductions`, { data: induction });
  await expectReply(inducted, 201);
  const gang = { name: 'Harkness gang', company: 'Harkness Formwork', operatives: 1 };
  const { id: gangId } = await expectReply(
    office.request.post('/api/labour-gangs', { data: { ...gang, workerIds: [workerId] } }),
    201,
  );
  return { workerId, gangId };
}

const tile = (page: Page) => page.getByRole('listitem', { name: 'Harkness gang' });

async function startGang(page: Page) {
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Start crew or plant' });
  await sheet.getByRole('button', { name: /^Harkness gang/ }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(tile(page)).toContainText('Waiting to send');
}

const press = (page: Page, name: RegExp) => tile(page).getByRole('button', { name }).click();

async function stopGang(page: Page) {
  await press(page, /^Stop/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(tile(page)).toBeHidden();
}

/** Some minutes pass on this phone. */
const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * minute);

test('a crew with a worker who was suspended meanwhile is stopped once the phone learns of it @prove', async ({
  page: office,
}) => {
  const { author, projectId } = await aSiteCompany(office);
  const { workerId } = await aGang(office, projectId);
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, author, 'birch-house');
  await first.goto('/workforce');
  await expect(first.getByText('Clear').first()).toBeVisible();
  await phone.loseSignal();
  const suspension = { status: 'suspended', reason: 'Failed a test' };
  const path = `/api/workers/${workerId}/status`;
  await expectReply(office.request.put(path, { data: suspension }), 200);
  const startedAt = minutesAgo(90);
  await switchOnAgain(phone, 'birch-house', startedAt).then(startGang);
  const page = await switchOnAgain(phone, 'birch-house');
  await expectChip(page, /^1 waiting/);
  await phone.getSignal();
  const words = 'Dan Price may not work. Suspended';
  const toasts = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  await expect(toasts.getByText(`Stop: ${words}`)).toBeVisible({ timeout: 30_000 });
  const sessions = async () =>
    expectReply(office.request.get(`/api/labour-sessions?projectId=${projectId}`), 200);
  expect(await sessions()).toMatchObject([
    { startedAt: new Date(startedAt).toISOString(), needsReview: true, finishedAt: null },
  ]);
  const notices = await expectReply(page.request.get('/api/notifications'), 200);
  expect(notices).toMatchObject([{ title: 'Stop Harkness gang', priority: 'high' }]);
  await press(page, /^Stop the crew/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect.poll(async () => (await sessions())[0]?.finishedAt).not.toBeNull();
  await phone.throwAway();
});

test('a gang that others started as well is added to the diary @prove', async ({
  page: office,
}) => {
  const { author, projectId, entries } = await aSiteCompany(office);
  const { gangId } = await aGang(office, projectId);
  const phone = await aSitePhone();
  const first = await phone.open();
  await getReady(first, author, 'birch-house');
  await phone.loseSignal();
  const startedAt = minutesAgo(270);
  const page = await switchOnAgain(phone, 'birch-house', startedAt);
  await startGang(page);
  const theirs = {
    ...{ projectId, crewKind: 'gang', gangId, reason: 'Started by radio' },
    startedAt: new Date(startedAt + 10 * minute).toISOString(),
  };
  const session = await expectReply(
    office.request.post('/api/labour-sessions', { data: theirs }),
    201,
  );
  await pass(page, 60);
  await press(page, /^Pause/);
  await page.getByRole('button', { name: /^Weather/ }).click();
  await pass(page, 30);
  await press(page, /^Resume/);
  await pass(page, 150);
  await stopGang(page);
  const later = await switchOnAgain(phone, 'birch-house');
  await phone.getSignal();
  await expectChip(later, /^1 needs you/);
  const outbox = await openOutbox(later);
  const since = timeText(startedAt + 10 * minute);
  const sentence = `Harkness gang was already at work here since ${since} (Morgan Vale).`;
  await expect(outbox.getByText(sentence)).toBeVisible();
  await outbox.getByRole('button', { name: 'Add mine as an entry' }).click();
  await expectAllSent(later);
  const path = `/api/labour-sessions/${session.id}`;
  expect(await expectReply(office.request.get(path), 200)).toEqual(session);
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    date: expect.stringContaining(dayOf(startedAt)),
    weatherImpact: 'Paused 0.5 h for weather',
  });
  expect(JSON.parse(entry?.labor ?? '')).toMatchObject({
    startTime: timeText(startedAt),
    finishTime: timeText(startedAt + 240 * minute),
    notes: '4.0 h elapsed, 3.5 h worked',
    labour: '1 operative: Dan Price',
  });
  await phone.throwAway();
});
