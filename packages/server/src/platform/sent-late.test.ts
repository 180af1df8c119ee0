import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { journalApi } from '@sitewright/domain/journal/api';
import { labourApi } from '@sitewright/domain/labour/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { sweepTask } from './jobs/sweep.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Director' });
const { id: projectId } = await us.project();
const body = aDiaryEntryDraft({ projectId });
const keyed = (key: string) => ({ 'idempotency-key': key });
const entry = (key: string) => manager.send(diaryApi.create, { body }, keyed(key));
const onDisk = () => readdir(join(api.files, String(us.id)));

const anEntry = async (): Promise<number> => (await entry(randomUUID())).json().id;
const photo = (diaryEntryId: number, key: string) =>
  manager.send(
    filesApi.addEntryPhoto,
    { params: { diaryEntryId }, query: {}, file: aPicture() },
    keyed(key),
  );

const inOrganization = async (statement: string, values: unknown[] = []) => {
  const client = await api.pools.owner.connect();
  try {
    await client.query(`select set_config('app.org', '${us.id}', false)`);
    return (await client.query(statement, values)).rows;
  } finally {
    client.release(true);
  }
};

/** The phone was switched off for so long, and the keys were swept in the meantime. */
async function daysPass(days: number) {
  await inOrganization(
    `update idempotency_keys
     set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
    [`${days} days`],
  );
  await sweepTask(api.pools.app)();
}

describe('a photo with a key', () => {
  it('is stored once, though it is sent again because the answer was lost', async () => {
    const id = await anEntry();
    const key = randomUUID();
    const first = await photo(id, key);
    const files = await onDisk();
    const again = await photo(id, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.location).toBe(first.headers.location);
    expect(await onDisk()).toEqual(files);
    const { photos } = await manager.call(diaryApi.read, { params: { diaryEntryId: id } });
    expect(photos).toHaveLength(1);
  });

  it('is stored once, though two came side by side, and the file of the second is deleted', async () => {
    const id = await anEntry();
    const before = (await onDisk()).length;
    const key = randomUUID();
    const answers = await Promise.all([photo(id, key), photo(id, key), photo(id, key)]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    // The picture and its thumbnail.
    expect(await onDisk()).toHaveLength(before + 2);
  });

  it('is refused under the key of another entry', async () => {
    const key = randomUUID();
    expect((await photo(await anEntry(), key)).statusCode).toBe(201);
    expect((await photo(await anEntry(), key)).statusCode).toBe(422);
  });

  it('can be sent again after it was refused', async () => {
    const id = await anEntry();
    const key = randomUUID();
    const params = { params: { diaryEntryId: id }, query: {} };
    const text = new File(['no picture'], 'photo.txt');
    const refused = await manager.send(
      filesApi.addEntryPhoto,
      { ...params, file: text },
      keyed(key),
    );
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect((await photo(id, key)).statusCode).toBe(201);
  });
});

it('does what has no POST once as well', async () => {
  const issue = await manager.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
  const params = { params: { siteIssueId: issue.id } };
  const key = keyed(randomUUID());
  const first = await manager.send(siteIssuesApi.start, { ...params, body: {} }, key);
  const again = await manager.send(siteIssuesApi.start, { ...params, body: {} }, key);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await manager.call(siteIssuesApi.events, params)).toHaveLength(2);
});

it('knows an entry again after weeks, by its id alone', async () => {
  const key = randomUUID();
  const first = await entry(key);
  const once = randomUUID();
  await manager.send(labourApi.createGang, { body: { name: 'Bower', operatives: 4 } }, keyed(once));
  await daysPass(60);
  const again = await entry(key);
  expect([again.statusCode, again.json()]).toEqual([201, { id: first.json().id }]);
  const keys = await inOrganization('select key, answer from idempotency_keys');
  expect(keys.find((row) => row.key === key)?.answer).toEqual({ id: first.json().id });
  expect(keys.map((row) => row.key)).not.toContain(once);
  await daysPass(31);
  expect((await entry(key)).statusCode).toBe(409);
});

it('keeps the key of a record with it, in the recycle bin and out of it', async () => {
  const keys = Array.from({ length: 6 }, () => randomUUID());
  const key = (place: number) => keyed(keys[place] ?? '');
  const made = await manager.send(diaryApi.create, { body }, key(0));
  const { id } = made.json();
  const sent = [
    made,
    await manager.send(
      diaryApi.comment,
      {
        params: { projectId },
        body: { date: body.date, timeSlot: '13:00', comment: 'Crane stopped' },
      },
      key(1),
    ),
    await manager.send(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) }, key(2)),
    await manager.send(
      journalApi.write,
      { params: { projectId }, body: { message: 'Gate 2 is open' } },
      key(3),
    ),
    await manager.send(
      filesApi.add,
      { params: { projectId }, query: {}, file: aPicture() },
      key(4),
    ),
    await manager.send(
      labourApi.start,
      { body: { projectId, crewKind: 'company', company: 'Tarn', operatives: 2 } },
      key(5),
    ),
  ];
  expect(sent.map((answer) => answer.json().clientId)).toEqual(keys);
  await manager.send(diaryApi.remove, { params: { diaryEntryId: id } });
  const again = await manager.send(diaryApi.create, { body }, key(0));
  expect(again.json().id).toBe(id);
});

it('does not call a plain key of a program the key of a record', async () => {
  const answer = await entry('nightly import 7');
  expect([answer.statusCode, answer.json().clientId]).toEqual([201, null]);
});
