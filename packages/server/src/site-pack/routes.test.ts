import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { journalApi } from '@sitewright/domain/journal/api';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { rollCallApi, unnamedCrew } from '@sitewright/domain/labour/roll-call-api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { health, home, identity, rate } from '../testing/markers.ts';

const today = '2026-11-12';
let now = new Date(`${today}T14:00:00Z`);
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
const { id: projectId } = await us.project();
const params = { projectId };

/** Money, contacts and addresses, each in one field that a phone never keeps. */
const secrets = {
  contractValue: '7100001.01',
  budget: '7200002.02',
  clientAddress: 'Marker House, 7 Client Row',
  contact1Email: 'marker.client@client.example',
  contact1Phone: '07700 900771',
};
const pay = '71.13';
const sharedWith = 'marker.reader@client.example';
const costImpact = '7300003.03';
const hireRate = '7411.14';
const wages = '72.15';

await director.call(projectsApi.edit, { params, body: secrets });
const worker = await director.call(workforceApi.add, {
  body: { ...aWorkerDraft(), ...home, cscsCardNumber: 'MARKER-CARD-7' },
});
const ofWorker = { params: { workerId: worker.id } };
await director.call(workforceApi.setIdentity, { ...ofWorker, body: identity });
await director.call(workforceApi.setHealth, { ...ofWorker, body: health });
await director.call(workforceApi.addRate, { ...ofWorker, body: rate });

const write = (date: string, over = {}) =>
  director.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date, ...over }) });
const written = await write(daysAfter(today, -10), {
  labor: laborText({ hourlyRate: pay }),
  sharedWith: [sharedWith],
});
const comment = { date: daysAfter(today, -10), timeSlot: '13:00', comment: 'Poured by noon' };
await director.call(diaryApi.comment, { params, body: comment });
await director.call(labourApi.createGang, {
  body: { name: 'Steel fixers', operatives: 3, hourlyRate: wages },
});
const crew = await director.call(labourApi.start, {
  body: { projectId, crewKind: 'company', company: 'Bower', operatives: 4, hourlyRate: wages },
});
await director.call(rollCallApi.tick, {
  params: { projectId, date: today, labourSessionId: crew.id, workerId: unnamedCrew },
  body: {},
});
const hire = { projectId, rate: hireRate, onHireAt: `${today}T07:00:00Z` };
await director.call(plantApi.add, { body: aPlantHireDraft(hire) });
const report = (over: object) =>
  director.call(siteIssuesApi.report, {
    body: aSiteIssueDraft({ projectId, costImpact, ...over }),
  });
const issue = await report({});
await director.call(siteIssuesApi.comment, {
  params: { siteIssueId: issue.id },
  body: { content: 'Ordered a new pane' },
});
await director.call(journalApi.write, { params, body: { message: 'Crane is back on' } });

const packs = async (reader = director) => ({
  company: await reader.call(sitePackApi.company, {}),
  contract: await reader.call(sitePackApi.contract, { params }),
});

it('keeps what a site needs of a contract, each part with the words of its own screen', async () => {
  const { company, contract } = await packs();
  expect(company).toMatchObject({
    contracts: [{ id: projectId }],
    overviews: [{ projectId, openIssues: 1 }],
    gangs: [{ name: 'Steel fixers', operatives: 3 }],
    workers: [{ firstName: 'Dan', verdict: { state: 'cannot' } }],
  });
  expect(contract).toMatchObject({
    entries: [{ id: written.id, workSummary: written.workSummary }],
    comments: [{ comment: 'Poured by noon' }],
    sessions: [{ company: 'Bower', status: 'running' }],
    rollCallTicks: [{ date: today, labourSessionId: crew.id, workerId: unnamedCrew }],
    hires: [{ name: aPlantHireDraft().name }],
    issues: [{ id: issue.id, comments: [{ content: 'Ordered a new pane' }], events: [{}] }],
    messages: [{ message: 'Crane is back on' }],
    verdicts: [{ workerId: worker.id, state: 'cannot' }],
  });
  expect(contract.squares.map(({ date }) => date)).toHaveLength(31);
  expect(contract.days.map(({ date }) => date)).toEqual([daysAfter(today, -10), today]);
  for (const day of contract.days)
    expect(await director.call(diaryApi.day, { params: { projectId, date: day.date } })).toEqual(
      day,
    );
});

it('keeps the entries of the last thirty days', async () => {
  const old = await write(daysAfter(today, -31));
  const last = await write(daysAfter(today, -30));
  const kept = (await packs()).contract.entries.map(({ id }) => id);
  expect(kept).toContain(last.id);
  expect(kept).not.toContain(old.id);
});

it('keeps a settled issue for thirty days after its last change', async () => {
  const settled = await report({});
  await director.call(siteIssuesApi.close, { params: { siteIssueId: settled.id }, body: {} });
  const kept = async () => (await packs()).contract.issues.map(({ id }) => id);
  expect(await kept()).toEqual([settled.id, issue.id]);
  now = new Date(Date.now() + 31 * 86_400_000);
  expect(await kept()).toEqual([issue.id]);
  now = new Date(`${today}T14:00:00Z`);
});

it('keeps no pay, no money, no contact and no paper of a person, for a managing director either', async () => {
  const kept = JSON.stringify(await packs());
  const never = [
    ...Object.values(secrets),
    ...[pay, wages, hireRate, costImpact, sharedWith, 'MARKER-CARD-7'],
    ...Object.values({ ...identity, ...health, ...home, ...rate }).map(String),
  ];
  expect(never.filter((marker) => kept.includes(marker))).toEqual([]);
  expect(kept).not.toMatch(/rate"|riddor|phone|email|spent|revised/i);
});

it('has nothing for another company', async () => {
  const stranger = await (await api.organization()).member({ role: 'Director' });
  expect((await stranger.send(sitePackApi.contract, { params })).statusCode).toBe(404);
  expect(await stranger.call(sitePackApi.company, {})).toMatchObject({ contracts: [] });
});

it('answers 304 while nothing has changed', async () => {
  const { headers } = await director.send(sitePackApi.company, {});
  const again = await director.send(
    sitePackApi.company,
    {},
    {
      'if-none-match': String(headers.etag),
    },
  );
  expect([headers.etag, again.statusCode]).toEqual([expect.any(String), 304]);
});

it('hands out one key per person and company, always the same', async () => {
  const keyOf = async (reader: typeof director) => (await reader.call(sitePackApi.key, {})).key;
  const colleague = await us.member();
  const stranger = await (await api.organization()).member();
  const [own, again, colleagues, strangers] = [
    await keyOf(director),
    await keyOf(director),
    await keyOf(colleague),
    await keyOf(stranger),
  ];
  expect(again).toBe(own);
  expect(new Set([own, colleagues, strangers])).toHaveProperty('size', 3);
  expect(Buffer.from(own, 'base64url')).toHaveLength(32);
  const { headers } = await director.send(sitePackApi.key, {});
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});
