import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { backupApi } from '@sitewright/domain/backup/api';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { found } from '@sitewright/domain/kernel/problem';
import { notificationsApi } from '@sitewright/domain/notifications/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { maxWebhooks, webhookOff } from '@sitewright/domain/webhooks/rules';
import { notInArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { secretsOf } from '../platform/secrets.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';
import { webhookTask } from './deliver.ts';
import { sendWebhook, signatureOf } from './send.ts';
import { sweepDeliveries } from './store.ts';
import { webhookDeliveries } from './table.ts';

const api = await testApi({ settings: { WEBHOOKS: 'anywhere' } });
const secrets = secretsOf('a key of the tests, and of no others');
let us: Organization;
let director: Caller;
let projectId: number;

type Heard = { headers: IncomingMessage['headers']; body: string };
const heard: Heard[] = [];
let status = 204;
const listener = createServer(async (request, response) => {
  heard.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status, { location: '/elsewhere' }).end();
});
await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
afterAll(() => listener.close());
const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;

beforeEach(async () => {
  heard.length = 0;
  status = 204;
  us = await api.organization();
  await us.letProgramsIn();
  director = await us.member({ role: 'Director' });
  projectId = (await us.project()).id;
});

const add = (over = {}) =>
  director.call(webhooksApi.add, {
    body: { name: 'Payroll', url, entities: ['siteIssue'], ...over },
  });
const report = () => director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
const log = (webhookId: number) =>
  director.call(webhooksApi.deliveries, { params: { webhookId }, query: {} });
const deliver = (id: number, reach: 'public' | 'anywhere' = 'anywhere') =>
  webhookTask(reach, secrets)({ id } as never, (work) => asOrganization(api.pool, us.id, work));

describe('a delivery', () => {
  it('goes nowhere once the organisation lets no programs in, and says so', async () => {
    const { id } = await add();
    await report();
    const shut = `update organizations set features = features || '{"apiAccess": false}' where id = $1`;
    await api.pools.owner.query(shut, [us.id]);
    await report();
    const deliveries = await log(id);
    expect(deliveries).toHaveLength(1);
    await deliver(deliveries[0]?.id ?? 0);
    expect(heard).toEqual([]);
    expect((await log(id))[0]).toMatchObject({ status: 'failed', tries: 0 });
  });

  it('that waited while its webhook was switched off can be tried again', async () => {
    const { id } = await add();
    await report();
    const webhookDeliveryId = (await log(id))[0]?.id ?? 0;
    const turn = (isActive: boolean) =>
      director.call(webhooksApi.edit, { params: { webhookId: id }, body: { isActive } });
    await turn(false);
    await deliver(webhookDeliveryId);
    expect((await log(id))[0]).toMatchObject({ status: 'failed', problem: webhookOff.message });
    await turn(true);
    await director.call(webhooksApi.retry, { params: { webhookDeliveryId } });
    await deliver(webhookDeliveryId);
    expect((await log(id))[0]).toMatchObject({ status: 'delivered' });
  });

  it('is queued with the action, and tells what changed under a signature', async () => {
    const { id, secret } = await add();
    const issue = await report();
    const [waiting] = await log(id);
    expect(waiting).toMatchObject({ status: 'waiting', event: { entity: 'siteIssue' } });
    await deliver(waiting?.id ?? 0);
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(JSON.parse(body)).toMatchObject({
      event: { entity: 'siteIssue', id: issue.id, action: 'POST' },
    });
    const at = Number(headers['sitewright-timestamp']);
    expect(headers['sitewright-signature']).toBe(signatureOf(secret, waiting?.id ?? 0, at, body));
    expect(await log(id)).toMatchObject([{ status: 'delivered', tries: 1, answer: 204 }]);
    await deliver(waiting?.id ?? 0);
    expect(heard).toHaveLength(1);
  });

  it('is not made for what nobody wants to hear of, nor for an action that failed', async () => {
    const { id } = await add({ entities: ['labour'] });
    const { id: other } = await add();
    await report();
    const body = aSiteIssueDraft({ projectId: 2_147_483_647 });
    await director.send(siteIssuesApi.report, { body });
    expect([(await log(id)).length, (await log(other)).length]).toEqual([0, 1]);
  });

  it('names the record that the log names: of a contact its supplier', async () => {
    const { id } = await add({ entities: ['supplier'] });
    const { id: supplierId } = await director.call(suppliersApi.add, { body: aSupplierDraft() });
    const addContact = (name: string) =>
      director.call(suppliersApi.addContact, { params: { supplierId }, body: { name } });
    await addContact('Dawn Pennick');
    const { id: supplierContactId } = await addContact('Cy Fox');
    const gone = { params: { supplierContactId } };
    expect((await director.send(suppliersApi.removeContact, gone)).statusCode).toBe(204);
    const deliveries = (await log(id)).map(({ event }) => [event.action, event.id]);
    expect(deliveries).toEqual([
      ['DELETE', null],
      ['POST', supplierId],
      ['POST', supplierId],
      ['POST', supplierId],
    ]);
  });

  it('tells of what is deleted together, and of what comes back from the bin', async () => {
    const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
    const { id } = await add();
    const issue = await report();
    await admin.call(deleteRecordsApi.deleteRecords, {
      body: { recordType: 'siteIssue', ids: [issue.id], organizationName: 'Quay Street Ltd' },
    });
    const [item] = await admin.call(backupApi.listBin, { query: {} });
    const params = { binItemId: found(item).id };
    await admin.call(backupApi.restore, { params, body: {} });
    const deliveries = (await log(id)).map(({ event }) => [event.action, event.id]);
    expect(deliveries.toReversed()).toEqual([
      ['POST', issue.id],
      ['DELETE', issue.id],
      ['POST', issue.id],
    ]);
  });

  it('follows no redirect, and is tried again later', async () => {
    status = 302;
    const { id } = await add();
    await report();
    const [waiting] = await log(id);
    await expect(deliver(waiting?.id ?? 0)).rejects.toThrow();
    expect(heard).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ status: 'waiting', tries: 1, answer: 302 }]);
  });

  it('never reaches ourselves', async () => {
    const { id } = await add();
    await report();
    const [waiting] = await log(id);
    await expect(deliver(waiting?.id ?? 0, 'public')).rejects.toThrow();
    for (const host of [
      'https://127.0.0.1',
      'https://localhost',
      'https://[::1]',
      'https://2130706433',
    ])
      expect(
        await sendWebhook({ id: 1, url: host, secret: 's', body: '{}' }, 'public', new Date()),
      ).toEqual({
        answer: null,
        problem: 'This address cannot be reached from the internet.',
      });
    expect(heard).toEqual([]);
  });

  it('is tried once more when somebody asks for it', async () => {
    const { id } = await add();
    const params = { webhookDeliveryId: await us.failedDelivery(id) };
    expect(await director.call(webhooksApi.retry, { params })).toMatchObject({
      status: 'waiting',
      tries: 0,
    });
    expect((await director.send(webhooksApi.retry, { params })).statusCode).toBe(409);
    await deliver(params.webhookDeliveryId);
    expect(await log(id)).toMatchObject([{ status: 'delivered' }]);
  });
});

it('is switched off when nothing arrives for long, and those who can fix it are notified', async () => {
  status = 500;
  const { id } = await add();
  for (let i = 0; i < 4; i++) await us.failedDelivery(id);
  await report();
  const [waiting] = await log(id);
  await asOrganization(api.pools.app, us.id, (tx) =>
    tx.update(webhookDeliveries).set({ tries: 7 }),
  );
  await deliver(waiting?.id ?? 0);
  const [webhook] = await director.call(webhooksApi.list, { query: {} });
  expect(webhook?.isActive).toBe(false);
  const bell = await director.call(notificationsApi.list, { query: { category: 'general' } });
  expect(bell).toMatchObject([{ title: 'Switched off: webhook Payroll' }]);
  await report();
  expect(await log(id)).toHaveLength(5);
});

it('is for those who manage the organisation, where programs are let in', async () => {
  const manager = await us.member({ role: 'Contracts Manager' });
  expect((await manager.send(webhooksApi.list, { query: {} })).statusCode).toBe(403);
  const closed = await api.organization();
  const other = await closed.member({ role: 'Director' });
  const body = { name: 'X', url, entities: ['labour'] as const };
  const response = await other.send(webhooksApi.add, { body: { ...body, entities: ['labour'] } });
  expect(response.json().code).toBe('settings.no_api_access');
});

it('is one of twenty at most, however many are added at once', async () => {
  const body = { name: 'Payroll', url, entities: ['siteIssue' as const] };
  await Promise.all(Array.from({ length: 30 }, () => director.send(webhooksApi.add, { body })));
  const all = await director.call(webhooksApi.list, { query: { limit: 50 } });
  expect(all).toHaveLength(maxWebhooks);
});

it('keeps a month of what was delivered, and all that still waits', async () => {
  const { id } = await add();
  const remaining = [await us.failedDelivery(id)];
  await us.failedDelivery(id);
  await report();
  await asOrganization(api.pools.app, us.id, async (tx) => {
    const old = { createdAt: new Date(Date.now() - 31 * 86_400_000) };
    await tx.update(webhookDeliveries).set(old).where(notInArray(webhookDeliveries.id, remaining));
    await sweepDeliveries(tx);
  });
  expect((await log(id)).map(({ status }) => status)).toEqual(['waiting', 'failed']);
});

it('keeps its secret', async () => {
  const { secret } = await add();
  const replyText = JSON.stringify(await director.call(webhooksApi.list, { query: {} }));
  expect(replyText).not.toContain(secret);
  const { rows } = await api.pools.owner.query('select secret from webhooks');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

it('is refused at once where nothing would be delivered', async () => {
  const strict = await testApi();
  const them = await strict.organization();
  await them.letProgramsIn();
  const other = await them.member({ role: 'Director' });
  const plain = 'http://payroll.example/hook';
  const response = await other.send(webhooksApi.add, {
    body: { name: 'Payroll', url: plain, entities: ['labour'] },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ fields: { url: 'Address must begin with https://' } });
});
