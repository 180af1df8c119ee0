import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { tooManyShares } from '@sitewright/domain/diary/sharing';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi({ settings: { RATE_LIMITS: 'strict' } });
const date = daysAfter(londonDay(new Date()), -1);

const outsiders = (most: number) =>
  Array.from({ length: most }, () => `${crypto.randomUUID()}@client.example`);

async function aSite() {
  const us = await api.organization();
  const { id: projectId } = await us.project();
  const manager = await us.member({ role: 'Site Manager' });
  const body = () => aDiaryEntryDraft({ projectId, date, workSummary: crypto.randomUUID() });
  const share = (sharedWith: string[]) =>
    manager.send(diaryApi.create, { body: { ...body(), sharedWith } });
  const list = () => manager.call(diaryApi.list, { query: { projectId } });
  return { us, manager, share, list };
}

it('limits the emails to people outside the company in a day, and explains the refusal', async () => {
  const { manager, share, list } = await aSite();
  for (const most of [50, 50, 50, 48]) expect((await share(outsiders(most))).statusCode).toBe(201);
  const letters = (await api.letters()).length;
  const refused = await share(outsiders(3));
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: tooManyShares.code,
    fields: { sharedWith: tooManyShares.message },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await list()).toHaveLength(4);
  expect(await api.letters()).toHaveLength(letters);

  // A refused entry spends nothing: two more emails are possible.
  const last = await share(outsiders(2));
  expect(last.statusCode).toBe(201);
  const { id, sharedWith } = last.json();
  const edit = (changes: object) =>
    manager.send(diaryApi.edit, { params: { diaryEntryId: id }, body: changes });
  const wider = await edit({ sharedWith: [...sharedWith, ...outsiders(1)], workSummary: 'Lift 6' });
  expect(wider.json().fields).toHaveProperty('sharedWith');
  expect((await edit({ workSummary: 'Lift 6', sharedWith })).json()).toMatchObject({ sharedWith });
  expect((await share([])).statusCode).toBe(201);
});

it('colleagues and other companies do not count towards the limit', async () => {
  const { us, share } = await aSite();
  for (const most of [50, 50, 50, 50]) await share(outsiders(most));
  const colleague = await us.member({ role: 'Viewer' });
  const { username } = colleague.actor; // their address as well
  expect((await share([username.toUpperCase()])).statusCode).toBe(201);
  expect((await share(outsiders(1))).statusCode).toBe(429);
  const left = await us.member({ membership: { isActive: false } });
  expect((await share([left.actor.username])).statusCode).toBe(429);
  expect((await (await aSite()).share(outsiders(50))).statusCode).toBe(201);
});

it('the limit holds for many who share at the same time', async () => {
  const { share } = await aSite();
  const answers = await Promise.all(Array.from({ length: 6 }, () => share(outsiders(50))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201, 201, 201, 201, 429, 429,
  ]);
});
