import { linksApi } from '@sitewright/domain/links/api';
import { riskApi } from '@sitewright/domain/risk/api';
import { cardEndingOf } from '@sitewright/domain/risk/briefing';
import { aDrawing } from '@sitewright/domain/risk/risk.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { linkTo, tokenIn } from '../testing/links.ts';
import { issue, issuedBy } from '../testing/risks.ts';

let now = new Date();
const api = await testApi({ now: () => now, settings: { RATE_LIMITS: 'strict' } });
const { anonymous } = api;
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
  const token = tokenIn(await linkTo(supervisor, 'rams', rams.id));
  return { projectId, rams, token };
}
const linksOf = ({ id: targetId }: { id: number }) =>
  supervisor.call(linksApi.list, { query: { purpose: 'rams', targetId } });
const look = (token: string) => anonymous.send(riskApi.readByLink, { params: { token } });
const cardEnding = cardEndingOf(worker.cscsCardNumber ?? '');
const signing = { workerId, language: 'Polish', drawing: aDrawing, cardEnding } as const;
const sign = (token: string, over = {}) =>
  anonymous.send(riskApi.signByLink, { params: { token }, body: { ...signing, ...over } });

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
      unsigned: [{ workerId, name, asksCard: true }],
    });
  });

  it('is signed once by each, and counts once the person who briefs confirms it', async () => {
    const { projectId, rams, token } = await briefed();
    const verdict = async () => {
      const query = { judgedFor: projectId };
      return (await director.call(workforceApi.list, { query }))[0]?.verdict?.state;
    };
    const signed = await sign(token);
    expect([signed.statusCode, signed.json()]).toEqual([
      201,
      { name, signedAt: now.toISOString() },
    ]);
    const [person] = await supervisor.call(riskApi.briefing, on(rams));
    expect(person).toMatchObject({ workerId, method: 'by_link', confirmedAt: null });
    expect(await director.call(riskApi.readRams, on(rams))).toMatchObject({
      signed: 0,
      unsigned: 1,
      toConfirm: 1,
    });
    expect(await verdict()).toBe('warned');
    expect((await look(token)).json()).toMatchObject({ unsigned: [] });
    const again = await sign(token);
    expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ['workerId']]);

    const params = { ramsId: rams.id, ramsSignatureId: person?.signatureId ?? 0 };
    expect(await supervisor.call(riskApi.confirmSignature, { params })).toMatchObject({
      confirmedAt: now.toISOString(),
      confirmedByName: expect.any(String),
    });
    expect(await director.call(riskApi.readRams, on(rams))).toMatchObject({
      signed: 1,
      unsigned: 0,
      toConfirm: 0,
    });
    expect(await verdict()).toBe('can');
    expect((await supervisor.send(riskApi.confirmSignature, { params })).json().code).toBe(
      'rams.is_not_to_confirm',
    );
  });

  it('is withdrawn from a worker whom somebody else signed for, who is then asked again', async () => {
    const { rams, token } = await briefed();
    await sign(token);
    const [person] = await supervisor.call(riskApi.briefing, on(rams));
    const params = { ramsId: rams.id, ramsSignatureId: person?.signatureId ?? 0 };
    expect((await supervisor.send(riskApi.withdrawSignature, { params })).statusCode).toBe(204);
    expect((await look(token)).json().unsigned).toMatchObject([{ workerId }]);
    expect((await sign(token)).statusCode).toBe(201);
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(riskApi.withdrawSignature, { params })).statusCode).toBe(403);
  });

  it('takes the end of the card of the worker, and no other', async () => {
    const { rams, token } = await briefed();
    expect((await sign(token, { cardEnding: '0000' })).json().fields).toEqual({
      cardEnding:
        'That does not match the card we have for you. Check the card, or ask your supervisor.',
    });
    expect(await supervisor.call(riskApi.briefing, on(rams))).toMatchObject([{ signedAt: null }]);
    expect((await sign(token, { cardEnding: ` ${cardEnding.toLowerCase()} ` })).statusCode).toBe(
      201,
    );
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
      name: 'Type your name exactly as it is listed',
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
    expect(await linksOf(rams)).toMatchObject([{ revokedAt: now.toISOString() }]);
    const next = tokenIn(await linkTo(supervisor, 'rams', second.id));
    expect((await look(next)).statusCode).toBe(200);
    await director.call(riskApi.withdrawRams, { ...on(second), body: { reason: 'Crane moved' } });
    expect((await sign(next)).statusCode).toBe(404);
    expect(await linksOf(second)).toMatchObject([{ revokedAt: now.toISOString() }]);
    await expect(linkTo(supervisor, 'rams', second.id)).rejects.toMatchObject({
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

  it('is made by a person who may brief, for what is issued', async () => {
    const { rams } = await briefed();
    const body = { purpose: 'rams', targetId: rams.id } as const;
    const status = async (by: Caller) => (await by.send(linksApi.create, { body })).statusCode;
    const buyer = await us.member({ role: 'Buyer' });
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    expect([await status(buyer), await status(stranger)]).toEqual([403, 404]);
  });
});

describe('a wrong end of a card', () => {
  const wrong = { cardEnding: '0000' };
  const codeOf = async (answer: ReturnType<typeof sign>) => (await answer).json().code;

  it('makes each further try for the worker wait, whichever link to the statement they use', async () => {
    const { rams, token } = await briefed();
    const another = tokenIn(await linkTo(supervisor, 'rams', rams.id));
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(sign(token, wrong))).toBe('rams.wrong_card_ending');
    await sign(another, wrong);
    expect(await codeOf(sign(another))).toBe('too_many');
    expect((await sign((await briefed()).token)).statusCode).toBe(201);
  });

  it('is in the log of the link, for the worker who was named', async () => {
    const { rams, token } = await briefed();
    await sign(token, wrong);
    await sign(token);
    const query = { purpose: 'rams', targetId: rams.id } as const;
    const [link] = await supervisor.call(linksApi.list, { query });
    const params = { linkId: link?.id ?? 0 };
    expect(link).toMatchObject({ uses: 1 });
    expect(await supervisor.call(linksApi.uses, { params })).toMatchObject([
      { action: 'signed', name },
      { action: 'refused', name },
    ]);
  });

  it('leaves only the person who briefs after twenty, whatever link comes then', async () => {
    const { rams, token } = await briefed();
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`insert into link_uses (link_id, action, name, worker_id)
        select ${Number(token.split('.')[1])}, 'refused', 'Dan', ${workerId}
        from generate_series(1, 19)`),
    );
    expect(await codeOf(sign(token, wrong))).toBe('rams.wrong_card_ending');
    const another = tokenIn(await linkTo(supervisor, 'rams', rams.id));
    for (const link of [token, another])
      expect(await codeOf(sign(link))).toBe('rams.too_many_wrong_tries');
    const body = { workerId, method: 'on_screen', language: 'English', drawing: aDrawing } as const;
    expect((await supervisor.send(riskApi.sign, { ...on(rams), body })).statusCode).toBe(201);
  });

  it('is neither spent nor judged by a form that is not complete', async () => {
    const { rams, token } = await briefed();
    const forms = [
      { ...wrong, drawing: '' },
      { cardEnding, drawing: '' },
      { ...wrong, drawing: '', name: 'Somebody Else' },
      { cardEnding: '' },
      { cardEnding: '12' },
      { ...wrong, drawing: '' },
      { cardEnding, drawing: '' },
    ];
    const codes = [];
    for (const form of forms) codes.push(await codeOf(sign(token, form)));
    const [needsName, needsCard] = ['rams.needs_signature', 'rams.needs_card_ending'];
    const nameDiffers = 'rams.name_differs';
    expect(codes).toEqual([
      ...[needsName, needsName, nameDiffers],
      ...[needsCard, needsCard],
      ...[needsName, needsName],
    ]);
    expect(await supervisor.call(riskApi.briefing, on(rams))).toMatchObject([{ signedAt: null }]);
    expect((await sign(token)).statusCode).toBe(201);
  });
});
