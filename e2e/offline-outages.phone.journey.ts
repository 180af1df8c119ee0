import { expect, type Page, test } from '@playwright/test';
import { noteFigure } from './figures.ts';
import { keepMany } from './kept-items.ts';
import { aDirectorWithContract } from './site-company.ts';
import { setClock, startCrew } from './site-crew.ts';
import { chip, expectChip } from './site-outbox.ts';
import { aSitePhone, getReady, switchOnAgain } from './site-phone.ts';

type Entry = { id: number; workSummary: string; photos: { id: number; filename: string }[] };

test('a clock that is changed without signal is noticed, and the crew’s times stay possible @prove-outage', async ({
  page: office,
}) => {
  test.setTimeout(180_000);
  const person = await aDirectorWithContract(office.request);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, 'birch-house');
  await phone.loseSignal();
  const startedAt = Date.now();
  await startCrew(page, 'Harkness Formwork');
  await phone.kill();

  page = await phone.open();
  await setClock(page, 3);
  await page.goto('/project/birch-house');
  const tile = page.getByRole('listitem', { name: 'Harkness Formwork' });
  await tile.getByRole('button', { name: /^Stop/ }).click({ timeout: 30_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await expect(chip(page)).toHaveAccessibleName(/^2 waiting/);
  await phone.getSignal();
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const sentAt = Date.now();
  const [session, ...others] = await (await office.request.get('/api/labour-sessions')).json();
  expect(others).toEqual([]);
  expect(session).toMatchObject({
    needsReview: true,
    reviewReason:
      'The phone’s clock was changed by 3 h 00 min while there was no signal. Check these times.',
  });
  const [start, finish] = [Date.parse(session.startedAt), Date.parse(session.finishedAt)];
  // Hours are whole minutes.
  expect(Math.abs(start - startedAt)).toBeLessThan(60_000);
  expect(finish).toBeGreaterThanOrEqual(start);
  expect(finish).toBeLessThanOrEqual(sentAt);
  await phone.throwAway();
});

const onAndOff = 3_000;
const mostSignal = 60;

/** Looks seldom, and not by roles: that would take the time of what it looks at. */
async function isSentWithin(page: Page, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    await page.waitForTimeout(250);
    const text = await page.evaluate(() => document.querySelector('[data-outbox]')?.textContent);
    if (text?.startsWith('All sent')) return true;
  }
  return false;
}

test('200 entries and 50 photos arrive once and in order while the signal comes and goes @prove-outage', async ({
  page: office,
}) => {
  test.setTimeout(600_000);
  const person = await aDirectorWithContract(office.request);
  const phone = await aSitePhone();
  let page = await phone.open();
  await getReady(page, person, 'birch-house');
  await phone.loseSignal();
  await keepMany(page, { entries: 200, photos: 50 });
  page = await switchOnAgain(phone, 'birch-house');
  await expectChip(page, /^250 waiting/);
  let seconds = 0;
  for (let isSent = false; !isSent; ) {
    const since = Date.now();
    await phone.getSignal();
    isSent = await isSentWithin(page, onAndOff);
    seconds += (Date.now() - since) / 1000;
    if (!isSent) await phone.loseSignal();
    if (!isSent) await page.waitForTimeout(onAndOff);
  }
  const entries: Entry[] = await (await office.request.get('/api/diary-entries?limit=1000')).json();
  const summaries = entries.toSorted((one, other) => one.id - other.id);
  noteFigure('seconds of signal until all was sent', Math.round(seconds));
  noteFigure('duplicates', entries.length - new Set(entries.map((one) => one.workSummary)).size);
  expect(summaries.map(({ workSummary }) => workSummary)).toEqual(
    Array.from({ length: 200 }, (_, index) => `Entry ${index + 1}`),
  );
  const photos = summaries.flatMap((entry) => entry.photos.toSorted((a, b) => a.id - b.id));
  expect(photos.map(({ filename }) => filename.replace(/\.\w+$/, ''))).toEqual(
    Array.from({ length: 50 }, (_, index) => `site-${index + 1}`),
  );
  expect(seconds).toBeLessThan(mostSignal);
  await phone.throwAway();
});
