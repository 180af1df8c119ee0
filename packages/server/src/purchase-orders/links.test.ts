import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { aCompany, of } from './a-company.fixture.ts';

const api = await testApi();
const { nobody } = api;

/** An order that was sent, and the token in the letter to its supplier. */
async function sentOrder() {
  const company = await aCompany(api);
  await company.us.profile();
  const order = await company.raise({ supplierEmail: 'orders@pennick.example' });
  const send = async (body = {}) => {
    await company.buyer.call(purchaseOrdersApi.send, { ...of(order), body });
    return tokenIn((await api.letters()).at(-1)?.text);
  };
  return { ...company, order, send, token: await send() };
}

const tokenIn = (text = ''): string => text.match(/acknowledge\/(\d+\.[\w-]{43})/)?.[1] ?? '';

const look = (token: string) => nobody.send(purchaseOrdersApi.readByLink, { params: { token } });
const acknowledge = (token: string, acknowledgedBy = 'Dawn Pennick') =>
  nobody.send(purchaseOrdersApi.acknowledgeByLink, { params: { token }, body: { acknowledgedBy } });

describe('the link in the letter', () => {
  it('shows the supplier their order, without an account', async () => {
    const { order, token } = await sentOrder();
    expect((await look(token)).json()).toEqual({
      company: 'Quay Street Ltd',
      poNumber: order.poNumber,
      revision: 0,
      supplierName: 'Pennick Concrete',
      deliveryDate: null,
      deliveryAddress: null,
      total: '6825.60',
      status: 'sent',
      acknowledgedAt: null,
      acknowledgedBy: null,
      items: [
        {
          description: 'Concrete C32/40, 30 % GGBS',
          quantity: '48.000',
          unit: 'm³',
          lineTotal: '5688.00',
        },
      ],
    });
  });

  it('acknowledges it once, by name', async () => {
    const { buyer, order, token } = await sentOrder();
    expect((await acknowledge(token, '')).json().fields).toEqual({
      acknowledgedBy: 'Name is required',
    });
    expect((await acknowledge(token)).json()).toMatchObject({ status: 'acknowledged' });
    expect(await buyer.call(purchaseOrdersApi.read, of(order))).toMatchObject({
      status: 'acknowledged',
      acknowledgedBy: 'Dawn Pennick',
      updatedBy: buyer.actor.userId,
    });
    expect((await acknowledge(token)).json().message).toBe(
      'The supplier has acknowledged it, and nothing of it has come yet.',
    );
  });

  it('stops when the order is sent again, and the new one works', async () => {
    const { send, token } = await sentOrder();
    const again = await send();
    expect([(await look(token)).statusCode, (await look(again)).statusCode]).toEqual([404, 200]);
    const papers = (await api.waiting<{ key: string }>('orderPdf')).slice(-2);
    expect(new Set(papers.map(({ key }) => key)).size).toBe(2);
    expect((await api.discarded()).at(-1)).toEqual({ key: papers[0]?.key });
  });

  it('shows what was sent last, whatever was changed since', async () => {
    const { buyer, order, send, token } = await sentOrder();
    const edit = (deliveryDate: string) =>
      buyer.call(purchaseOrdersApi.edit, { ...of(order), body: { deliveryDate } });
    await edit('2026-12-01');
    expect((await look(token)).json()).toMatchObject({ deliveryDate: null });
    expect((await look(await send())).json()).toMatchObject({ deliveryDate: '2026-12-01' });
  });

  it('stops when the order changes or is cancelled', async () => {
    const { buyer, order, send, token } = await sentOrder();
    const body = { vatTreatment: 'zero', reason: 'New dwelling' } as const;
    await buyer.call(purchaseOrdersApi.edit, { ...of(order), body });
    expect((await look(token)).statusCode).toBe(404);
    const again = await send();
    await buyer.call(purchaseOrdersApi.cancel, { ...of(order), body: { reason: 'No need' } });
    expect((await look(again)).statusCode).toBe(404);
  });

  it('answers alike when it is wrong, of nobody or over', async () => {
    const { us, token } = await sentOrder();
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`update purchase_orders set link_expires_at = now() - interval '1 second'`),
    );
    const [, secret] = token.split('.');
    const tokens = [
      token,
      `${us.id}.${'A'.repeat(43)}`,
      `${us.id + 1}.${secret}`,
      `9999999999.${secret}`,
    ];
    const answers = await Promise.all(
      tokens
        .flatMap((one) => [look(one), acknowledge(one)])
        .map(async (answer) => {
          const { statusCode, body } = await answer;
          return `${statusCode} ${body}`;
        }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
  });

  it('is kept as a hash, and runs for thirty days', async () => {
    const { us, token } = await sentOrder();
    const [row] = await asOrganization(api.pools.app, us.id, async (tx) => {
      const { rows } = await tx.execute(
        sql`select link_hash, link_expires_at - sent_at as runs from purchase_orders`,
      );
      return rows;
    });
    expect(row?.link_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(token).not.toContain(String(row?.link_hash));
    expect(row?.runs).toBe('30 days');
  });
});

it('may be tried so often from one place, and not more', async () => {
  const strict = await testApi({ settings: { RATE_LIMITS: 'strict' } });
  const token = `1.${'A'.repeat(43)}`;
  const look = () => strict.nobody.send(purchaseOrdersApi.readByLink, { params: { token } });
  for (let tries = 0; tries < 60; tries += 1) expect((await look()).statusCode).toBe(404);
  expect((await look()).statusCode).toBe(429);
});
