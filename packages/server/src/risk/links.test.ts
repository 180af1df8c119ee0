import { notFound } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { describe, expect, it } from 'vitest';
import { secretsOf } from '../platform/secrets.ts';
import { testApi } from '../testing/api.ts';
import { issue, issuedBy } from '../testing/risks.ts';
import { newLink } from './links.ts';

let now = new Date();
const api = await testApi({ now: () => now });
const { nobody } = api;
const us = await api.organization();
await us.profile();
const director = await us.member({ role: 'Managing Director' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const worker = await us.worker();
const { id: workerId } = worker;
const name = `${worker.firstName} ${worker.lastName}`;

const on = ({ id }: { id: number }) => ({ params: { ramsId: id } });
async function briefed() {
  const { id: projectId } = await us.project();
  const rams = await issuedBy(director, projectId);
  const { token } = await supervisor.call(riskApi.briefingLink, on(rams));
  return { projectId, rams, token };
}
const look = (token: string) => nobody.send(riskApi.readByLink, { params: { token } });
const signing = { workerId, language: 'Polish', drawing: aDrawing } as const;
const sign = (token: string, over = {}) =>
  nobody.send(riskApi.signByLink, { params: { token }, body: { ...signing, ...over } });

describe('the link of a briefing', () => {
  it('shows the statement and who has not signed, without an account, and nothing else', async () => {
    const { rams, token } = await briefed();
    expect((await look(token)).json()).toEqual({
      company: 'Quay Street Ltd',
      projectName: 'Quay Street',
      reference: rams.reference,
      revision: 1,
      activity: rams.activity,
      location: rams.location,
      content: rams.content,
      lapses: [],
      unsigned: [{ workerId, name }],
    });
  });

  it('is signed once by each, and the briefing tells that it was by link', async () => {
    const { projectId, rams, token } = await briefed();
    const signed = await sign(token);
    expect([signed.statusCode, signed.json()]).toEqual([
      201,
      { name, signedAt: now.toISOString() },
    ]);
    expect(await supervisor.call(riskApi.briefing, on(rams))).toMatchObject([
      { workerId, name, method: 'by_link', language: 'Polish', signedAt: now.toISOString() },
    ]);
    expect((await look(token)).json()).toMatchObject({ unsigned: [] });
    const again = await sign(token);
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ['workerId']]);
    const [judged] = await director.call(workforceApi.list, { query: { judgedFor: projectId } });
    expect(judged?.verdict).toMatchObject({ state: 'can' });
  });

  it('is signed once when two phones send at the same moment', async () => {
    const { rams, token } = await briefed();
    const answers = await Promise.all([sign(token), sign(token), sign(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
    expect(await supervisor.call(riskApi.briefing, on(rams))).toHaveLength(1);
  });

  it('takes the typed name for a drawing, if it is theirs', async () => {
    const { token } = await briefed();
    const other = await sign(token, { drawing: '', name: 'Somebody Else' });
    expect(other.json().fields).toEqual({
      name: 'Please sign in the box, or type your name as it is listed',
    });
    expect((await sign(token, { drawing: '', name: name.toUpperCase() })).statusCode).toBe(201);
  });

  it('is for those inducted on its contract only', async () => {
    const { token } = await briefed();
    const them = await api.organization();
    const { id: theirs } = await them.worker();
    expect((await sign(token, { workerId: theirs })).json().fields).toHaveProperty('workerId');
  });

  it('ends with its version, and with the statement', async () => {
    const { rams, token } = await briefed();
    const second = await director.call(riskApi.reviseRams, on(rams));
    expect((await look(token)).statusCode).toBe(200);
    await issue(director, second.id);
    expect((await look(token)).statusCode).toBe(404);
    const { token: next } = await supervisor.call(riskApi.briefingLink, on(second));
    expect((await look(next)).statusCode).toBe(200);
    await director.call(riskApi.withdrawRams, { ...on(second), body: { reason: 'Crane moved' } });
    expect((await sign(next)).statusCode).toBe(404);
    await expect(supervisor.call(riskApi.briefingLink, on(second))).rejects.toMatchObject({
      code: 'rams.is_withdrawn',
    });
  });

  it('runs for fourteen days', async () => {
    const { token } = await briefed();
    const begun = now;
    const daysOn = (days: number) => new Date(begun.getTime() + days * 24 * 60 * 60 * 1000);
    now = daysOn(13.9);
    expect((await look(token)).statusCode).toBe(200);
    now = daysOn(14);
    expect((await look(token)).statusCode).toBe(404);
    now = begun;
  });

  it('answers alike when it is forged, of another organisation or of another statement', async () => {
    const { rams, token } = await briefed();
    const them = await api.organization();
    const ours = secretsOf('a key of the tests, and of no others');
    const named = { organizationId: us.id, ramsId: rams.id };
    const [organizationId, ramsId, ends, proof] = token.split('.');
    const tokens = [
      [organizationId, ramsId, ends, 'A'.repeat(43)].join('.'),
      [organizationId, ramsId, Number(ends) + 1, proof].join('.'),
      [organizationId, Number(ramsId) + 1, ends, proof].join('.'),
      [them.id, ramsId, ends, proof].join('.'),
      [organizationId, ramsId, ends, ours.keyedHash(`${us.id}.${ramsId}.${ends}`)].join('.'),
      newLink(secretsOf('a key of somebody else, and not ours'), named, now).token,
      newLink(ours, { ...named, organizationId: them.id }, now).token,
      newLink(ours, { organizationId: 99_999, ramsId: 99_999 }, now).token,
    ];
    for (const one of tokens)
      for (const answer of [await look(one), await sign(one)])
        expect([answer.statusCode, answer.json().code]).toEqual([404, notFound.code]);
  });

  it('is handed out by whoever may brief, for what is issued', async () => {
    const { rams } = await briefed();
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(riskApi.briefingLink, on(rams))).statusCode).toBe(403);
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    expect((await stranger.send(riskApi.briefingLink, on(rams))).statusCode).toBe(404);
  });
});

it('may be tried so often from one place, and not more', async () => {
  const strict = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  const params = { token: `1.1.4102444800000.${'A'.repeat(43)}` };
  const tries = () => strict.nobody.send(riskApi.readByLink, { params });
  for (let tried = 0; tried < 200; tried += 1) expect((await tries()).statusCode).toBe(404);
  expect((await tries()).statusCode).toBe(429);
});
