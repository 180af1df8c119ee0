import { buffer } from 'node:stream/consumers';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { anSmtpServer, startMailWorker } from '../testing/mail-server.ts';
import { secrets } from '../testing/organization.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';
import { orderPdfTask } from './order-pdf.ts';

const api = await testApi();
const { us, buyer, raise } = await aCompany(api);
const order = await raise({ supplierEmail: 'orders@pennick.example', deliveryDate: '2026-11-19' });
const send = () => buyer.call(purchaseOrdersApi.send, { ...forOrder(order), body: {} });

const drawWaiting = async (papers: unknown[]) => {
  for (const paper of papers)
    await orderPdfTask(secrets, api.storage)(paper as never, (work) =>
      asOrganization(api.pool, us.id, work),
    );
};
const isStored = (key: string) =>
  api.storage.read(key).then(
    async (file) => (await buffer(file)).length > 0,
    () => false,
  );

const pdfIn = (source: string): Uint8Array => {
  const [, base64 = ''] =
    /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  return new Uint8Array(Buffer.from(base64, 'base64'));
};

it('the document is drawn after the commit, and the supplier receives the PDF of what was sent', async () => {
  await send();
  // Changed between the commit and the email: the supplier must receive what was sent.
  await buyer.call(purchaseOrdersApi.edit, {
    ...forOrder(order),
    body: { deliveryDate: '2026-12-24' },
  });
  const papers = await api.waiting<{ key: string }>('orderPdf');
  const smtp = await anSmtpServer();
  const office = await startMailWorker(api, { SMTP_URL: smtp.url });
  // The drawing thread starts with the first document.
  await expect.poll(() => smtp.delivered.length, { timeout: 30_000 }).toBe(1);
  await drawWaiting(papers);
  await office.stop();
  await smtp.close();

  expect(smtp.delivered.map(({ to }) => to)).toEqual([['orders@pennick.example']]);
  const pdf = pdfIn(smtp.delivered[0]?.source ?? '');
  const storedPdf = await buffer(await api.storage.read(papers[0]?.key ?? ''));
  expect(Buffer.compare(storedPdf, pdf)).toBe(0);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const expected of [order.poNumber ?? '', 'Delivery date: 19/11/2026', '/link/'])
    expect(text).toContain(expected);
}, 60_000);

it('an order sent again before its document was drawn leaves no file behind', async () => {
  await send();
  await send();
  const papers = (await api.waiting<{ key: string }>('orderPdf')).slice(-2);
  await drawWaiting(papers);
  expect(await Promise.all(papers.map(({ key }) => isStored(key)))).toEqual([false, true]);
}, 60_000);

it('of many who send an order at once, those who come second are refused, and none waits', async () => {
  const requests = Array.from({ length: 20 }, () =>
    buyer.send(purchaseOrdersApi.send, { ...forOrder(order), body: {} }),
  );
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});
