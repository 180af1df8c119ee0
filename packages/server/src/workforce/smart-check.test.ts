import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

/** A card service that knows two cards, with the expected protocol. */
const known: Record<string, object> = {
  '01234567': {
    valid: true,
    name: 'DANIEL PRICE',
    cardType: 'Advanced Craft',
    expires: '2099-01-31',
  },
  '07654321': { valid: true, name: 'Ivo Novak' },
  '05050505': { valid: 'perhaps' },
};
const received: { key: string | undefined; card: Record<string, string> }[] = [];
const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};
/** Runs while the service is working. */
let meanwhile: () => Promise<unknown> = async () => {};
const service = createServer(async (request, response) => {
  const card = await bodyOf(request);
  received.push({ key: request.headers.authorization, card });
  await meanwhile();
  const answer = known[card.cardNumber];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
afterAll(() => service.close());

const settings = { SMART_CHECK_URL: `http://127.0.0.1:${port}/cards`, SMART_CHECK_KEY: 'ours' };
const api = await testApi({ settings });
const us = await api.organization();
await us.project();
const manager = await us.member({ role: 'Site Manager' });

async function checkOf(cscsCardNumber: string | null) {
  const { id: workerId } = await us.worker();
  const params = { workerId };
  await manager.call(workforceApi.edit, { params, body: { cscsCardNumber } });
  return manager.send(workforceApi.checkCard, { params, body: { method: 'service' } });
}

describe('the card service', () => {
  it('is called with the card number and name, and overrides what was typed', async () => {
    expect((await checkOf('01234567')).json()).toMatchObject({
      cardState: 'verified',
      cscsCustomerName: 'DANIEL PRICE',
      cscsCardType: 'Advanced Craft',
      cscsCardExpiry: '2099-01-31',
      verdict: { state: 'can' },
    });
    expect(received.at(-1)).toEqual({
      key: 'Bearer ours',
      card: { cardNumber: '01234567', scheme: 'CSCS', lastName: 'Price' },
    });
  });

  it.each([
    ['is of somebody else', '07654321', 'mismatch'],
    ['nobody knows', '09999999', 'failed'],
  ])('reports that a card %s', async (_, number, cardState) => {
    const answer = await checkOf(number);
    expect(answer.json()).toMatchObject({ cardState, verdict: { state: 'cannot' } });
  });

  it('is ignored when its reply is malformed, and nothing is stored', async () => {
    const answer = await checkOf('05050505');
    expect([answer.statusCode, answer.json().code]).toEqual([
      503,
      'worker.smart_check_does_not_answer',
    ]);
  });

  it('is ignored if the card was changed during the call', async () => {
    const { id: workerId } = await us.worker();
    const params = { workerId };
    const body = { cscsCardNumber: '09999999' };
    meanwhile = () => manager.call(workforceApi.edit, { params, body });
    const ask = { params, body: { method: 'service' } as const };
    const answer = await manager.send(workforceApi.checkCard, ask);
    meanwhile = async () => {};
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile']);
    const { cardState } = await manager.call(workforceApi.read, { params });
    expect(cardState).toBe('unverified');
  });

  it('is not called where there is no card', async () => {
    expect((await checkOf(null)).json().code).toBe('worker.has_no_card');
  });

  it('may be unavailable or not configured: a manual check remains', async () => {
    for (const [url, code] of [
      ['http://127.0.0.1:9/cards', 'worker.smart_check_does_not_answer'],
      ['', 'worker.smart_check_not_set_up'],
    ] as const) {
      const other = await testApi({ settings: { SMART_CHECK_URL: url } });
      const them = await other.organization();
      const { id: workerId } = await them.worker();
      const answer = await (await them.member({ role: 'Site Manager' })).send(
        workforceApi.checkCard,
        { params: { workerId }, body: { method: 'service' } },
      );
      expect(answer.json().code).toBe(code);
    }
  });
});
