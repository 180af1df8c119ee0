import { companyApi } from '@sitewright/domain/organizations/company-api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aLineDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { aCompany, forOrder } from './a-company.fixture.ts';

const api = await testApi();
const { us, director, buyer, contractId, raise, supplier } = await aCompany(api);
await us.profile();
const chief = await us.member({ role: 'Managing Director' });

type Sent = { rawPayload: Buffer };
const pagesOf = async ({ rawPayload }: Sent): Promise<string[]> => {
  const { text } = await extractText(new Uint8Array(rawPayload));
  return text.map((page) => page.replaceAll('\n', ' '));
};
const paperOf = async (order: { id: number }) =>
  pagesOf(await buyer.send(purchaseOrdersApi.pdf, forOrder(order)));

describe('the document of an order', () => {
  it('has the brand, the addresses, the delivery, the lines, the totals and the terms', async () => {
    const { id: supplierId } = await supplier({
      name: 'Pennick Concrete',
      address: '14 Wharf Road',
      vatNumber: 'GB123456782',
      companyNumber: '01234567',
    });
    const order = await raise({
      supplierId,
      supplierPhone: '0113 496 0999',
      deliveryAddress: 'Gate 2, Kestrel Way',
      deliveryDate: '2026-11-19',
      siteContact: 'Joy Okafor',
      deliveryInstructions: 'Before nine',
      terms: '30 days',
      notes: 'Two loads',
      items: [aLineDraft({ quantity: '10', unitPrice: '0.0825' })],
    });
    const pages = await paperOf(order);
    expect(pages).toHaveLength(1);
    for (const text of [
      `Purchase order ${order.poNumber}`,
      'Kestrel Wharf',
      'Pennick Concrete',
      '14 Wharf Road',
      '0113 496 0999',
      'Company number: 01234567',
      /VAT number: GB ?123 ?4567 ?82/,
      'Gate 2, Kestrel Way',
      'Delivery date: 19/11/2026',
      'Site contact: Joy Okafor',
      'Before nine',
      'Notes Two loads',
      'Terms 30 days',
      // 10 × 0.0825 = 0.825, half up to 0.83; a fifth of it is 0.166, so 0.17.
      'Concrete C32/40, 30% GGBS 10 m³ £0.0825 £0.83',
      'Subtotal £0.83',
      'VAT at 20% £0.17',
      'Total £1.00',
      'Page 1 of 1',
    ])
      expect(pages[0]).toMatch(text);
    expect(pages[0]).not.toContain('Discount');
    expect(pages[0]).not.toContain('CIS');
  });

  it('repeats the table head on each page, and loses no line', async () => {
    const line = (n: number) => aLineDraft({ description: `Item ${n}.`, discountRate: '2.5' });
    const pages = await paperOf(
      await raise({ items: Array.from({ length: 70 }, (_, n) => line(n)) }),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [n, page] of pages.entries())
      expect(page).toContain(`Page ${n + 1} of ${pages.length}`);
    const withLines = pages.filter((page) => page.includes('Item '));
    for (const page of withLines)
      expect(page).toContain('Description Quantity Unit Unit price Discount Total');
    const all = pages.join(' ');
    for (let n = 0; n < 70; n++) expect(all).toContain(`Item ${n}. 48 m³ £118.50 2.5%`);
  });

  it('states the VAT of a reverse charge and leaves it out of the total, and marks CIS', async () => {
    const order = { vatTreatment: 'reverse_charge20', cisApplies: true } as const;
    const [page] = await paperOf(await raise(order));
    for (const text of [
      'Subtotal £5,688.00 VAT to account for at 20% £1,137.60 Total £5,688.00',
      'Reverse charge: VAT Act 1994 Section 55A applies.',
      'CIS applies',
    ])
      expect(page).toContain(text);
  });

  it('names the company as it was registered while it has no profile', async () => {
    const { buyer, raise } = await aCompany(api);
    const [page] = await pagesOf(await buyer.send(purchaseOrdersApi.pdf, forOrder(await raise())));
    expect(page).toMatch(/^Quay Street Ltd/);
    expect(page).not.toContain('Sitewright');
  });

  it('does not exist before there is a number', async () => {
    const refused = await buyer.send(
      purchaseOrdersApi.pdf,
      forOrder(await raise({ status: 'draft' })),
    );
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'purchase_order.has_no_number',
    ]);
  });

  it('shows who approved it and when, and which revision it is', async () => {
    await chief.call(companyApi.changeBuying, { body: { requireApproval: true } });
    const order = await raise();
    const approve = () =>
      director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    await approve();
    const items = [aLineDraft({ quantity: '50' })];
    const body = { items, reason: 'Two more', contractId };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    const { poNumber } = await approve();
    const paper = await buyer.send(purchaseOrdersApi.pdf, forOrder(order));
    expect(paper.headers['content-disposition']).toContain(`"${poNumber} Rev B.pdf"`);
    const [page] = await pagesOf(paper);
    expect(page).toContain(`Purchase order ${poNumber} Rev B`);
    expect(page).toMatch(/Approved by Ann Ray \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  });

  it('is available for each revision as approved', async () => {
    await chief.call(companyApi.changeBuying, { body: { requireApproval: true } });
    const order = await raise();
    await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    const items = [aLineDraft({ quantity: '50' })];
    await buyer.call(purchaseOrdersApi.edit, {
      ...forOrder(order),
      body: { items, reason: 'More' },
    });
    const paper = (revision: number) =>
      buyer.send(purchaseOrdersApi.revisionPdf, {
        params: { ...forOrder(order).params, revision },
      });
    const [page] = await pagesOf(await paper(0));
    expect(page).toContain('48 m³');
    expect(page).not.toContain('Rev B');
    // The second revision waits: only its reason is stored so far.
    expect((await paper(1)).statusCode).toBe(409);
  });

  it('is available for a former contract, in its earlier state, even after that contract is deleted', async () => {
    const former = { name: 'Mill Lane', code: 'ML', address: '4 Mill Lane', postcode: 'LS1 4AB' };
    const { id } = await director.call(projectsApi.create, { body: former });
    const order = await raise({ contractId: id });
    await director.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    const body = { contractId, reason: 'Wrong contract' };
    await buyer.call(purchaseOrdersApi.edit, { ...forOrder(order), body });
    await chief.call(purchaseOrdersApi.approve, { ...forOrder(order), body: {} });
    await chief.send(projectsApi.remove, { params: { projectId: id } });
    const params = { ...forOrder(order).params, revision: 0 };
    const [page] = await pagesOf(await buyer.send(purchaseOrdersApi.revisionPdf, { params }));
    for (const text of ['ML · Mill Lane', '4 Mill Lane', 'LS1 4AB']) expect(page).toContain(text);
  });
});
