import { linksApi } from '@sitewright/domain/links/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../platform/http/visitor.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();
const { anonymous } = api;

/** An order that was sent, and the token in the email to its supplier. */
async function sentOrder() {
  const company = await aCompany(api);
  await company.us.profile();
  const order = await company.raise({ supplierEmail: 'orders@pennick.example' });
  const send = async (body = {}) => {
    await company.buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body });
    return tokenIn((await api.letters()).at(-1)?.text);
  };
  return { ...company, order, send, token: await send() };
}

const tokenIn = (text = ''): string => text.match(/link\/(\d+\.\d+\.[\w-]{43})/)?.[1] ?? '';

const look = (token: string) => anonymous.send(purchaseOrdersApi.readByLink, { params: { token } });
const acknowledge = (token: string, acknowledgedBy = 'Dawn Pennick') =>
  anonymous.send(purchaseOrdersApi.acknowledgeByLink, {
    params: { token },
    body: { acknowledgedBy },
  });

describe('the link in the email', () => {
  it('shows the supplier their order, without an account', async () => {
    const { order, token } = await sentOrder();
    expect((await look(token)).json()).toEqual({
      company: 'Quay Street Ltd',
      poNumber: order.poNumber,
      revision: 0,
      supplierName: 'Pennick Concrete',
      deliveryDate: null,
      deliveryAddress: null,
      siteContact: null,
      deliveryInstructions: null,
      issueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      contractName: order.contractName,
      orderedBy: order.createdByName,
      notes: null,
      terms: null,
      vatTreatment: 'standard20',
      vatRate: '20.00',
      subtotal: '5688.00',
      vatAmount: '1137.60',
      cisApplies: false,
      total: '6825.60',
      status: 'sent',
      acknowledgedAt: null,
      acknowledgedBy: null,
      items: [
        {
          description: 'Concrete C32/40, 30% GGBS',
          quantity: '48.000',
          unit: 'm³',
          unitPrice: '118.5000',
          discountRate: '0.00',
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
    expect(await buyer.call(purchaseOrdersApi.read, forOrder(order))).toMatchObject({
      status: 'acknowledged',
      acknowledgedBy: 'Dawn Pennick',
      updatedBy: buyer.actor.userId,
    });
    expect((await acknowledge(token)).json().message).toBe(
      'The supplier has acknowledged this order, but nothing has been received yet.',
    );
  });

  it('stops working when the order is sent again, and the new link works', async () => {
    const { send, token } = await sentOrder();
    const again = await send();
    expect([(await look(token)).statusCode, (await look(again)).statusCode]).toEqual([404, 200]);
    const papers = (await api.waiting<{ key: string }>('orderPdf')).slice(-2);
    expect(new Set(papers.map(({ key }) => key)).size).toBe(2);
    expect((await api.discarded()).at(-1)).toEqual({ key: papers[0]?.key });
  });

  it('shows what was sent last, whatever has changed since', async () => {
    const { buyer, order, send, token } = await sentOrder();
    const edit = (deliveryDate: string) =>
      buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body: { deliveryDate } });
    await edit('2026-12-01');
    expect((await look(token)).json()).toMatchObject({ deliveryDate: null });
    expect((await look(await send())).json()).toMatchObject({ deliveryDate: '2026-12-01' });
  });

  it('stops working when the order changes or is cancelled', async () => {
    const { buyer, order, send, token } = await sentOrder();
    const body = { vatTreatment: 'zero', reason: 'New dwelling' } as const;
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    expect((await look(token)).statusCode).toBe(404);
    const again = await send();
    await buyer.call(purchaseOrdersApi.cancel, { ...forOrder(order), body: { reason: 'No need' } });
    expect((await look(again)).statusCode).toBe(404);
  });

  it('is logged with the name that the supplier typed, marked as unverified', async () => {
    const { buyer, order, token } = await sentOrder();
    await anonymous.call(linksApi.open, { params: { token } });
    await acknowledge(token);
    const query = { purpose: 'purchaseOrder', targetId: order.id } as const;
    const [link] = await buyer.call(linksApi.list, { query });
    expect(link).toMatchObject({ uses: 1, revokedAt: null });
    const params = { linkId: link?.id ?? 0 };
    expect(await buyer.call(linksApi.uses, { params })).toMatchObject([
      { action: 'acknowledged', name: 'Dawn Pennick' },
      { action: 'opened', name: null },
    ]);
    const { rows } = await asOrganization(api.pools.app, buyer.actor.organizationId, (tx) =>
      tx.execute(sql`select username, description from activity_logs order by id desc limit 1`),
    );
    expect(rows).toEqual([
      {
        username: 'Dawn Pennick (name typed, not verified)',
        description: 'Acknowledge an order as its supplier',
      },
    ]);
  });

  it('still works in its earlier format until it expires', async () => {
    const { us, order } = await sentOrder();
    const former = `${us.id}.${'B'.repeat(43)}`;
    const run = (query: SQL) => asOrganization(api.pools.app, us.id, (tx) => tx.execute(query));
    // As a server of the previous version sends it during an upgrade.
    await run(sql`update purchase_orders set link_hash = ${hashOf(former)},
      link_expires_at = now() + interval '1 day' where id = ${order.id}`);
    expect((await look(former)).json()).toMatchObject({ poNumber: order.poNumber });
    await run(sql`update links set expires_at = now() where former_hash is not null`);
    expect((await look(former)).statusCode).toBe(404);
  });

  it('is revoked when a server of the previous version sends the order again or revokes its link', async () => {
    const { us, order, token } = await sentOrder();
    const formerLink = async (hash: string | null) => {
      await asOrganization(api.pools.app, us.id, (tx) =>
        tx.execute(sql`update purchase_orders set link_hash = ${hash},
          link_expires_at = now() + interval '1 day' where id = ${order.id}`),
      );
    };
    const [first, second] = ['B', 'C'].map((letter) => `${us.id}.${letter.repeat(43)}`) as [
      string,
      string,
    ];
    const statuses = async () =>
      (await Promise.all([token, first, second].map(look))).map(({ statusCode }) => statusCode);
    await formerLink(hashOf(first));
    expect(await statuses()).toEqual([404, 200, 404]);
    await formerLink(hashOf(second));
    expect(await statuses()).toEqual([404, 404, 200]);
    await formerLink(null);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it('needs the copy that was stored when the order was sent', async () => {
    const { us, buyer, order, token } = await sentOrder();
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`delete from purchase_order_revisions where purchase_order_id = ${order.id}`),
    );
    const body = { purpose: 'purchaseOrder', targetId: order.id } as const;
    const refused = await buyer.send(linksApi.create, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'purchase_order.no_sent_copy']);
    expect([(await look(token)).statusCode, (await acknowledge(token)).statusCode]).toEqual([
      404, 404,
    ]);
  });

  it('is created, listed and revoked by users who may change the order', async () => {
    const { us, buyer, order } = await sentOrder();
    const body = { purpose: 'purchaseOrder', targetId: order.id } as const;
    const { id: linkId } = await buyer.call(linksApi.create, { body });
    const manager = await us.member({ role: 'Site Manager' });
    for (const answer of [
      await manager.send(linksApi.create, { body }),
      await manager.send(linksApi.list, { query: body }),
      await manager.send(linksApi.poster, { params: { linkId } }),
      await manager.send(linksApi.revoke, { params: { linkId } }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'purchase_order.not_yours']);
  });
});
