import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryDraft, aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { aCompany } from '../purchase-orders/a-company.fixture.ts';
import { testApi } from '../testing/api.ts';
import { startMailSystem } from '../testing/mail-server.ts';
import { anOrder } from './an-order.fixture.ts';

const api = await testApi();
const { left, close, smtp } = await startMailSystem(api);
afterAll(close);
beforeEach(() => void smtp.delivered.splice(0));

const damaged = { rejected: '2', rejectionReason: 'damaged' } as const;

it('emails the requester what was rejected, and why', async () => {
  const { supervisor, buyer, order, line } = await anOrder(await aCompany(api));
  await supervisor.call(deliveriesApi.receive, {
    params: { purchaseOrderId: order.id },
    body: aDeliveryDraft([aDeliveryLineDraft(line, '48', damaged)], {
      notes: 'Two <loads> were wet',
    }),
  });
  const [letter, ...more] = await left();
  expect([letter?.to, more]).toEqual([buyer.actor.username, []]);
  expect(letter?.words).toContain(
    `Subject: Delivery not as ordered: ${order.poNumber}, Pennick Concrete`,
  );
  expect(letter?.words).toContain(
    `on 02/03/2026 is not as ordered: ${order.poNumber}, ticket T-4711`,
  );
  expect(letter?.words).toContain('GGBS: 48 m³ received, 2 m³ rejected (damaged)\r\n');
  expect(letter?.words).toContain('<p>Two &lt;loads&gt; were wet</p>');
  expect(letter?.words).toContain(`/suppliers/orders/${order.id}`);
  expect(letter?.words).not.toMatch(/£|118|5,?688/);
});

it('emails them what is missing, and nothing that arrived in full', async () => {
  const { supervisor, came } = await anOrder(await aCompany(api));
  await supervisor.call(deliveriesApi.receive, came('40'));
  expect((await left())[0]?.words).toContain(
    'GGBS: 40 m³ received, 8 m³ short of 48 m³ ordered\r\n',
  );
  await supervisor.call(deliveriesApi.receive, came('6'));
  expect(await left()).toEqual([]);
});

it('emails the buyers where the requester received it themselves or has left', async () => {
  const { us, buyer, supervisor, came } = await anOrder(await aCompany(api));
  const other = await us.member({ role: 'Buyer' });
  await buyer.call(deliveriesApi.receive, came('20'));
  expect((await left()).map(({ to }) => to)).toEqual([other.actor.username]);
  const { userId } = buyer.actor;
  await api.pools.owner.query("update users set status = 'suspended' where id = $1", [userId]);
  await supervisor.call(deliveriesApi.receive, came('20'));
  expect((await left()).map(({ to }) => to)).toEqual([other.actor.username]);
});
