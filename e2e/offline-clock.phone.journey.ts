import { expect, test } from '@playwright/test';
import { aDirectorWithContract } from './site-company.ts';
import { setClock, startCrew } from './site-crew.ts';
import { chip } from './site-outbox.ts';
import { aSitePhone, getReady } from './site-phone.ts';

test('a crew on a phone with a slow clock gets the true times', async ({ page: office }) => {
  test.setTimeout(200_000);
  const person = await aDirectorWithContract(office.request);
  const phone = await aSitePhone();
  const page = await phone.open();
  await setClock(page, -3);
  await getReady(page, person, 'birch-house');
  await phone.loseSignal();
  const times = [Date.now()];
  await startCrew(page, 'Harkness Formwork');
  const tile = page.getByRole('listitem', { name: 'Harkness Formwork' });
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Weather/ }).click();
  await page.waitForTimeout(61_000);
  times.push(Date.now());
  await tile.getByRole('button', { name: /^Resume/ }).click();
  await tile.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click();
  await phone.getSignal();
  await expect(chip(page)).toHaveAccessibleName(/^All sent/, { timeout: 30_000 });
  const [session] = await (await office.request.get('/api/labour-sessions')).json();
  const pause = session.segments.find(({ kind }: { kind: string }) => kind === 'pause');
  const stored = [session.startedAt, pause?.startedAt, session.finishedAt].map(Date.parse);
  // Hours are whole minutes.
  for (const [index, time] of times.entries())
    expect(Math.abs((stored[index] ?? 0) - time)).toBeLessThan(62_000);
  expect([session.needsReview, typeof session.diaryEntryId]).toEqual([false, 'number']);
  await phone.throwAway();
});
