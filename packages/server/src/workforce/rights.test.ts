import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { retainedAfterErasure } from '@sitewright/domain/workforce/erasure';
import { aWorkerDraft } from '@sitewright/domain/workforce/worker.fixture';
import { expect, it } from 'vitest';
import { withClient } from '../platform/database.ts';
import { aPaper } from '../testing/a-paper.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import { linkTo, tokenIn } from '../testing/links.ts';
import { allMarkers, health, home, identity, markersIn, rate } from '../testing/markers.ts';
import { issuedBy } from '../testing/risks.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director', isOrganizationAdmin: true });
const { id: projectId } = await us.project();

const named = { firstName: 'Plantedfirst', lastName: 'Plantedlast' };
const card = { cscsCardNumber: 'planted-card', cscsSchemeId: 'CSCS', cscsCardExpiry: '2099-01-01' };
const told = {
  ...home,
  email: 'planted@site.example',
  mobilePhone: '07700 900919',
  notes: 'planted-note',
};
const signature = 'planted-signature';
/** Identifying values: none may remain of a worker who was erased. */
const persons = [
  ...allMarkers,
  ...Object.values(named),
  ...Object.values(told),
  card.cscsCardNumber,
  signature,
  aDrawing,
];

/** Signs a method statement and a talk on their own phone. */
async function signByLinks(workerId: number) {
  const { id: ramsId } = await issuedBy(director, projectId);
  const cardEnding = card.cscsCardNumber.slice(-4);
  await director.call(riskApi.signByLink, {
    params: { token: tokenIn(await linkTo(director, 'rams', ramsId)) },
    body: { workerId, language: 'English', drawing: aDrawing, cardEnding },
  });
  const talk = await director.call(wellbeingApi.recordTalk, { body: aTalkDraft({ projectId }) });
  await director.call(wellbeingApi.signTalkByLink, {
    params: { token: tokenIn(await linkTo(director, 'toolboxTalk', talk.id)) },
    body: { name: `${named.firstName} ${named.lastName}`, drawing: aDrawing },
  });
}

/** A worker with everything a file can hold, who was deleted, restored, and has left. */
async function someoneWhoLeft() {
  const body = aWorkerDraft({ ...named, ...card, ...told, rightToWorkCheckedOn: '2026-01-05' });
  const { id } = await director.call(workforceApi.add, { body });
  const params = { workerId: id };
  await director.call(workforceApi.setIdentity, { params, body: identity });
  await director.call(workforceApi.setHealth, { params, body: health });
  await director.call(workforceApi.addRate, { params, body: rate });
  await director.call(workforceApi.setPicture, { params, file: aPicture() });
  await director.call(workforceApi.setCardPhoto, { params, file: aPicture() });
  await director.call(workforceApi.addDocument, { params, file: aPaper() });
  await director.call(workforceApi.addCompetence, { params, body: { competence: 'IPAF' } });
  const checked = { method: 'by_eye', result: 'verified', note: 'planted-note' } as const;
  await director.call(workforceApi.checkCard, { params, body: checked });
  const induction = { projectId, inductedOn: '2026-11-02', inductor: 'Joy Okafor', signature };
  await director.call(workforceApi.induct, { params, body: induction });
  const rams = await issuedBy(director, projectId);
  await director.call(riskApi.sign, {
    params: { ramsId: rams.id },
    body: { workerId: id, method: 'on_screen', language: 'English', drawing: aDrawing },
  });
  await signByLinks(id);
  await director.send(workforceApi.remove, { params });
  const [item] = await director.call(backupApi.listBin, { query: {} });
  await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
  const left = { status: 'left', endDate: '2026-11-01' } as const;
  await director.call(workforceApi.setStatus, { params, body: left });
  return params;
}

/**
 * The activity log names the subject of an action and is sealed against change; the rest is
 * searched.
 */
const partOf = (table: string) => (table === 'activity_logs' ? 't.metadata' : 't');

/** Every row of every table, read past row security, with its table. */
const tablesWith = (words: readonly string[]): Promise<string[]> =>
  withClient(api.connections.app, async (superuser) => {
    const { rows: tables } = await superuser.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const finds: string[] = [];
    for (const { name } of tables) {
      const { rows } = await superuser.query<{ text: string }>(
        `select ${partOf(name)}::text as text from "${name}" t`,
      );
      const all = rows.map(({ text }) => text).join('\n');
      finds.push(...markersIn(all, words).map((word) => `${name}: ${word}`));
    }
    return finds;
  });

const because = { reason: 'They asked for it' };
const params = await someoneWhoLeft();

it('exports everything, unsealed, table by table, without internal columns', async () => {
  const response = await director.send(workforceApi.subjectAccess, { params, body: because });
  expect(persons.filter((word) => !response.body.includes(word))).toEqual([]);
  const { records } = response.json();
  expect(Object.keys(records).toSorted()).toEqual(
    expect.arrayContaining([
      'link_uses',
      'rams_signatures',
      'toolbox_signatures',
      'worker_card_checks',
      'worker_competences',
      'worker_documents',
      'worker_inductions',
      'worker_rates',
    ]),
  );
  expect([records.link_uses.length, records.toolbox_signatures.length]).toEqual([2, 1]);
  expect(response.body).not.toMatch(/"profile_picture"|"national_insurance_hash"/);
});

it('is refused without the permission, and without a reason', async () => {
  const manager = await us.member({ role: 'Contracts Manager' });
  for (const endpoint of [workforceApi.subjectAccess, workforceApi.erase]) {
    expect((await manager.send(endpoint, { params, body: because })).statusCode).toBe(403);
    const response = await director.send(endpoint, { params, body: { reason: ' ' } });
    expect(response.json().fields).toEqual({ reason: 'Reason is required' });
  }
});

it('leaves no identifying value in any table, bin, log or file, and lists what is kept and why', async () => {
  expect((await tablesWith(Object.values(named))).length).toBeGreaterThan(1);
  const before = (await api.discarded()).length;
  const { kept } = await director.call(workforceApi.erase, { params, body: because });
  expect(await tablesWith(persons)).toEqual([]);
  // A picture, a photo of the card and a document.
  expect((await api.discarded()).length).toBe(before + 3);
  expect(kept).toEqual(retainedAfterErasure);
  expect(kept.every(({ what, ground }) => what && ground)).toBe(true);
  const rates = await director.call(workforceApi.rates, { params });
  expect(rates).toHaveLength(1);
  expect(await director.call(workforceApi.inductions, { params })).toMatchObject([
    { inductedOn: '2026-11-02', signature: null },
  ]);
  const { erasedAt, rightToWorkCheckedOn } = await director.call(workforceApi.read, { params });
  expect([rightToWorkCheckedOn, erasedAt]).toEqual(['2026-01-05', expect.any(String)]);
});
