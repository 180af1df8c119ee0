import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userOrganizations } from '../organizations/table.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { startMailSystem } from '../testing/mail-server.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();
const { left, close, smtp, errors } = await startMailSystem(api);
afterAll(close);
beforeEach(() => void smtp.delivered.splice(0));

const strict = { requireApproval: true };
const pounds = (net: string) => ({ items: [aLineDraft({ quantity: '1', unitPrice: net })] });
const addressesOf = (people: readonly Caller[]) =>
  people.map(({ actor }) => actor.username).toSorted();
const readers = async () => (await left()).map(({ to }) => to).toSorted();

const approve = (by: Caller, order: { id: number }) =>
  by.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
const reject = (by: Caller, order: { id: number }, reason: string) =>
  by.call(purchaseOrdersApi.reject, { ...forOrder(order), body: { reason } });
const submit = (by: Caller, order: { id: number }) =>
  by.call(purchaseOrdersApi.submit, { ...forOrder(order), body: {} });

describe('an order that waits for approval', () => {
  it('emails the people within whose limit it is, and never the requester', async () => {
    const { us, director, raise } = await aCompany(api, strict);
    const manager = await us.member({ role: 'Contracts Manager' });
    const chief = await us.member({ role: 'Managing Director' });
    const admin = await us.member({ role: 'Viewer', isOrganizationAdmin: true });
    await us.member({ role: 'Director', status: 'suspended' });
    await us.member({ role: 'Director', membership: { isActive: false } });
    await raise(pounds('50000.01'));
    expect(await readers()).toEqual(addressesOf([director, chief, admin]));
    await raise(pounds('50000'), director);
    expect(await readers()).toEqual(addressesOf([manager, chief, admin]));
  });

  it('says who submitted it, what it is for, the amount, and where to decide', async () => {
    const { raise } = await aCompany(api, strict);
    const order = await raise({ deliveryDate: '2026-11-19' });
    const [letter, ...more] = await left();
    expect(more).toEqual([]);
    expect(letter?.words).toContain('Subject: Approval request: Pennick Concrete, Kestrel Wharf');
    expect(letter?.words).toContain('Ann Ray requests approval for a purchase order');
    expect(letter?.words).toContain('Net: £5,688.00');
    expect(letter?.words).toContain('Delivery: 19/11/2026');
    expect(letter?.words).toContain('- Concrete C32/40, 30% GGBS: 48 m³');
    expect(letter?.words).toContain(`/suppliers/orders/${order.id}`);
  });

  it('emails once for each submission', async () => {
    const { buyer, director, raise } = await aCompany(api, strict);
    const order = await raise({ status: 'draft' });
    expect(await left()).toEqual([]);
    await submit(buyer, order);
    await buyer.send(purchaseOrdersApi.submit, { ...forOrder(order), body: {} });
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body: pounds('70') });
    expect(await readers()).toEqual(addressesOf([director]));
    await reject(director, order, 'Too dear');
    await left();
    await submit(buyer, order);
    expect(await readers()).toEqual(addressesOf([director]));
  });

  it('emails again for a revision, with the reason for the change', async () => {
    const { buyer, director, raise } = await aCompany(api, strict);
    const order = await raise();
    const { poNumber } = await approve(director, order);
    await left();
    const body = { ...pounds('70'), reason: 'A thicker slab' };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    const [letter] = await left();
    expect(letter?.to).toBe(director.actor.username);
    expect(letter?.words).toContain(`Approval request: ${poNumber}, revision B, Pennick Concrete`);
    expect(letter?.words).toContain('Reason for the change: A thicker slab');
  });

  it('emails no approver where the company requires no approval', async () => {
    const { raise } = await aCompany(api);
    await raise();
    expect(await left()).toEqual([]);
  });
});

describe('the requester', () => {
  it('is emailed that the order is approved, with its number', async () => {
    const { buyer, director, raise } = await aCompany(api, strict);
    const order = await raise();
    await left();
    const { poNumber } = await approve(director, order);
    const [letter, ...more] = await left();
    expect([letter?.to, more]).toEqual([buyer.actor.username, []]);
    expect(letter?.words).toContain(`Subject: Approved: ${poNumber}, Pennick Concrete`);
    expect(letter?.words).toContain('Kestrel Wharf: £5,688.00 net.');
    expect(letter?.words).toContain(`/suppliers/orders/${order.id}`);
  });

  it('is emailed the reason for a rejection, with any markup escaped', async () => {
    const { buyer, director, raise } = await aCompany(api, strict);
    const order = await raise();
    await left();
    await reject(director, order, '<b>Ask</b> Foss & Sons');
    const [letter] = await left();
    expect(letter?.to).toBe(buyer.actor.username);
    expect(letter?.words).toContain('for Kestrel Wharf: <b>Ask</b> Foss & Sons');
    expect(letter?.words).toContain(
      'for Kestrel Wharf: &lt;b&gt;Ask&lt;/b&gt; Foss &amp; Sons</p>',
    );
  });

  it('sees no price that their role may no longer see', async () => {
    const { buyer, director, raise } = await aCompany(api, strict);
    const order = await raise();
    await left();
    const { userId, organizationId } = buyer.actor;
    await asOrganization(api.pools.app, organizationId, (tx) =>
      tx
        .update(userOrganizations)
        .set({ jobRole: 'Site Supervisor' })
        .where(eq(userOrganizations.userId, userId)),
    );
    await approve(director, order);
    const [letter] = await left();
    expect(letter?.to).toBe(buyer.actor.username);
    expect(letter?.words).not.toMatch(/£|5,?688|6,?825/);
  });

  it('is not emailed about their own decision, nor after they have left', async () => {
    const { buyer, director, raise } = await aCompany(api);
    await approve(director, await raise({}, director));
    const order = await raise();
    const { userId } = buyer.actor;
    await api.pools.owner.query("update users set status = 'suspended' where id = $1", [userId]);
    await approve(director, order);
    expect(await left()).toEqual([]);
  });
});

it('emails the supplier about a cancellation, with a reply address', async () => {
  const { buyer, raise } = await aCompany(api);
  const order = await raise({ supplierEmail: 'orders@pennick.example' });
  await buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });
  const mailbox = `${buyer.actor.userId}@mailbox.example`;
  const { userId } = buyer.actor;
  await api.pools.owner.query('update users set email = $1 where id = $2', [mailbox, userId]);
  await left();
  await buyer.call(purchaseOrdersApi.cancel, {
    ...forOrder(order),
    body: { reason: 'Redesigned' },
  });
  const [letter, ...more] = await left();
  expect([letter?.to, more]).toEqual(['orders@pennick.example', []]);
  expect(letter?.words).toContain('has been cancelled: Redesigned');
  expect(letter?.words).toContain(`Reply-To: ${mailbox}`);
});

it('can be raised, approved and rejected while the mail server is down; the emails wait', async () => {
  const { director, raise } = await aCompany(api, strict);
  await smtp.close();
  const order = await raise();
  expect(await approve(director, order)).toMatchObject({ status: 'approved' });
  expect(await reject(director, await raise(), 'Too dear')).toMatchObject({ status: 'rejected' });
  await expect.poll(() => errors.length).toBeGreaterThanOrEqual(4);
  expect(await api.letters()).toHaveLength(4);
});
