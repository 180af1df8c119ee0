import { notFound } from '@sitewright/domain/kernel/problem';
import { linksApi } from '@sitewright/domain/links/api';
import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { aTalkDraft } from '@sitewright/domain/wellbeing/wellbeing.fixture';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { linkTo, tokenIn } from '../testing/links.ts';
import { issuedBy } from '../testing/risks.ts';
import { tokenOf } from './token.ts';

let now = new Date();
const api = await testApi({ now: () => now });
const { anonymous } = api;
const us = await api.organization();
await us.profile();
const director = await us.member({ role: 'Managing Director' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const { id: projectId } = await us.project();
const attendees = ['Ola Nowak', 'Dan Price'];

async function aTalk() {
  const body = aTalkDraft({ projectId, attendees });
  const talk = await supervisor.call(wellbeingApi.recordTalk, { body });
  const link = await linkTo(supervisor, 'toolboxTalk', talk.id);
  return { talk, link, token: tokenIn(link) };
}

const open = (token: string) => anonymous.send(linksApi.open, { params: { token } });
const read = (token: string) => anonymous.send(wellbeingApi.readTalkByLink, { params: { token } });
const sign = (token: string, name = 'Ola Nowak') =>
  anonymous.send(wellbeingApi.signTalkByLink, {
    params: { token },
    body: { name, drawing: aDrawing },
  });

describe('a link', () => {
  it('says what it is for, without a session and without making one', async () => {
    const { link, token } = await aTalk();
    expect(link.address).toBe(`http://localhost:3000/link/${token}`);
    const answer = await open(token);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.json()).toEqual({
      purpose: 'toolboxTalk',
      company: 'Quay Street Ltd',
      language: null,
      expiresAt: link.expiresAt,
    });
  });

  it('opens nothing once it is revoked; what was done by it stays', async () => {
    const { talk, link, token } = await aTalk();
    expect((await sign(token)).statusCode).toBe(201);
    const params = { linkId: link.id };
    const revoked = await supervisor.call(linksApi.revoke, { params });
    expect(revoked).toMatchObject({ revokedAt: now.toISOString(), uses: 1 });
    for (const answer of [await open(token), await read(token), await sign(token, 'Dan Price')])
      expect([answer.statusCode, answer.json().code]).toEqual([404, notFound.code]);
    const talkParams = { toolboxTalkId: talk.id };
    expect(
      await supervisor.call(wellbeingApi.talkSignatures, { params: talkParams }),
    ).toMatchObject([{ name: 'Ola Nowak' }]);
  });

  it('answers alike when it is forged, expired, of another organisation or for something else', async () => {
    const { link, token } = await aTalk();
    const rams = await issuedBy(director, projectId);
    const ofRams = tokenIn(await linkTo(supervisor, 'rams', rams.id));
    const them = await api.organization();
    const [organizationId, id, proof] = token.split('.');
    const otherKey = secretsOf('a key of somebody else, and not ours');
    const createdAt = new Date(link.createdAt);
    const tokens = [
      [organizationId, id, 'A'.repeat(43)].join('.'),
      [organizationId, Number(id) + 1, proof].join('.'),
      [them.id, id, proof].join('.'),
      ['9999999999', id, proof].join('.'),
      [organizationId, proof].join('.'),
      tokenOf(otherKey, { organizationId: us.id, id: link.id, createdAt }),
      ofRams,
    ];
    const answers = await Promise.all(
      tokens.flatMap((one) => [read(one), sign(one)]).map(async (answer) => (await answer).json()),
    );
    now = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
    answers.push((await open(token)).json(), (await read(token)).json());
    now = new Date();
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([notFound.code]));
  });

  it('is printed with its code', async () => {
    const { link, token } = await aTalk();
    const answer = await supervisor.send(linksApi.poster, { params: { linkId: link.id } });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text.replaceAll(/\s+/g, '')).toContain(`/link/${token}`);
    expect(text).toContain('Scan to sign');
    expect(answer.headers['content-disposition']).toContain('QR code toolbox talk');
    expect(pdf.numPages).toBe(1);
  });

  it('is not printed once it works no longer', async () => {
    const { link } = await aTalk();
    const params = { linkId: link.id };
    const print = async () => (await supervisor.send(linksApi.poster, { params })).statusCode;
    now = new Date(link.expiresAt);
    expect(await print()).toBe(404);
    now = new Date();
    expect(await print()).toBe(200);
    await supervisor.call(linksApi.revoke, { params });
    expect(await print()).toBe(404);
  });

  it('is nothing for a Viewer, for another company, or for a role without the right of its purpose', async () => {
    const { talk, link } = await aTalk();
    const viewer = await us.member({ role: 'Viewer' });
    const buyer = await us.member({ role: 'Buyer' });
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    const params = { linkId: link.id };
    const body = { purpose: 'toolboxTalk', targetId: talk.id } as const;
    for (const [who, status] of [
      [viewer, 403],
      [buyer, 403],
      [stranger, 404],
    ] as const) {
      expect((await who.send(linksApi.revoke, { params })).statusCode).toBe(status);
      expect((await who.send(linksApi.uses, { params })).statusCode).toBe(status);
      expect((await who.send(linksApi.poster, { params })).statusCode).toBe(status);
      expect((await who.send(linksApi.create, { body })).statusCode).toBe(status);
    }
  });
});

describe('the link of a talk', () => {
  it('shows the talk and who has not signed, and is signed once under each name', async () => {
    const { talk, token } = await aTalk();
    expect((await read(token)).json()).toEqual({
      company: 'Quay Street Ltd',
      projectName: 'Quay Street',
      topic: talk.topic,
      title: talk.title,
      date: talk.date,
      heldBy: talk.heldBy,
      unsigned: attendees,
    });
    expect((await sign(token, '  ola  NOWAK ')).json()).toMatchObject({ name: 'Ola Nowak' });
    expect((await sign(token)).json().fields).toEqual({
      name: 'This name has already signed. If that was you, you are done.',
    });
    expect((await sign(token, 'Visiting Engineer')).json()).toMatchObject({
      name: 'Visiting Engineer',
    });
    expect((await read(token)).json()).toMatchObject({ unsigned: ['Dan Price'] });
    const params = { toolboxTalkId: talk.id };
    const [first] = await supervisor.call(wellbeingApi.talkSignatures, { params });
    const removal = { params: { ...params, toolboxSignatureId: first?.id ?? 0 } };
    expect((await supervisor.send(wellbeingApi.removeTalkSignature, removal)).statusCode).toBe(204);
    expect((await supervisor.send(wellbeingApi.removeTalkSignature, removal)).statusCode).toBe(404);
    expect((await read(token)).json()).toMatchObject({ unsigned: attendees });
  });

  it('takes as many who are not listed as a site has visitors, and no more', async () => {
    const { talk, token } = await aTalk();
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`insert into toolbox_signatures (toolbox_talk_id, name)
        select ${talk.id}, 'Visitor ' || n from generate_series(1, 52) n`),
    );
    expect((await sign(token, 'One more')).json().code).toBe('toolbox_talk.too_many_signatures');
  });

  it('is signed once when two phones send at the same moment', async () => {
    const { token } = await aTalk();
    const answers = await Promise.all([sign(token), sign(token), sign(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
  });
});

it('may be asked so often from one address, and not more', async () => {
  const strict = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  const params = { token: `1.1.${'A'.repeat(43)}` };
  const ask = async () => (await strict.anonymous.send(linksApi.open, { params })).statusCode;
  const answers = [];
  for (let requests = 0; requests < 300; requests += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, ask))));
  expect([new Set(answers), await ask()]).toEqual([new Set([404]), 429]);
});
