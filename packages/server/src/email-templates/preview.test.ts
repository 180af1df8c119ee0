import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { templateTypes } from '@sitewright/domain/email-templates/template-type';
import { afterAll, describe, expect, it } from 'vitest';
import { aCompany } from '../purchase-orders/a-company.fixture.ts';
import { testApi } from '../testing/api.ts';
import { startMailSystem } from '../testing/mail-server.ts';

const api = await testApi();
const { left, close } = await startMailSystem(api);
afterAll(close);

const { director, raise } = await aCompany(api);
const order = await raise({ supplierName: `<img src=x onerror="x"> & Sons` });
const words = {
  subject: 'For {{supplier.name}}',
  htmlContent: '<p>{{supplier.name}} {{po.net | money}}</p>',
  textContent: '{{supplier.name}} {{po.number}} {{po.link}}',
};
const params = { templateType: 'po_issued' } as const;

describe('a preview', () => {
  it.each(templateTypes.filter((type) => type !== 'custom'))(
    'of the built-in %s is rendered with a sample, in our name',
    async (templateType) => {
      const ask = { params: { templateType }, body: {} };
      const preview = await director.call(emailTemplatesApi.previewStandard, ask);
      expect(preview.recordName).toBeNull();
      expect(preview.findings.filter(({ isWarning }) => !isWarning)).toEqual([]);
      expect(`${preview.subject}${preview.text}`).not.toMatch(/\{\{|undefined|null/);
      expect(preview.text).toContain('Sent with Sitewright on behalf of');
    },
  );

  it('is rendered with a record, and user text is escaped', async () => {
    const records = await director.call(emailTemplatesApi.records, { query: params });
    expect(records[0]).toMatchObject({ id: order.id });
    const body = { ...words, recordId: order.id };
    const preview = await director.call(emailTemplatesApi.previewStandard, { params, body });
    expect(preview.html).toContain(
      '<p>&lt;img src=x onerror=&quot;x&quot;&gt; &amp; Sons £5,688.00</p>',
    );
    expect(preview.html).not.toContain('<img');
    expect(preview.recordName).toContain('& Sons');
  });

  it("with another company's record is refused as not found", async () => {
    const them = await api.organization();
    const theirs = await them.member({ role: 'Director' });
    const ask = { params, body: { recordId: order.id } };
    const none = await theirs.send(emailTemplatesApi.previewStandard, ask);
    expect(none.statusCode).toBe(404);
    const noRecords = { params: { templateType: 'password_reset' } as const, body: ask.body };
    expect((await director.send(emailTemplatesApi.previewStandard, noRecords)).statusCode).toBe(
      404,
    );
  });

  it('of a template with errors shows the errors, and no email', async () => {
    const body = { ...words, htmlContent: '<script>x</script>' };
    const preview = await director.call(emailTemplatesApi.previewStandard, { params, body });
    expect(preview.html).toBe('');
    expect(preview.findings).toContainEqual({
      part: 'htmlContent',
      line: 1,
      message: 'An email must not contain <script>.',
      isWarning: false,
    });
  });
});

describe('a test email', () => {
  it('goes to the caller only, and is marked as a test', async () => {
    const body = { ...words, recordId: order.id };
    const { to } = await director.call(emailTemplatesApi.testStandard, { params, body });
    expect(to).toBe(director.actor.username);
    const letters = await left();
    expect(letters.map((letter) => letter.to)).toEqual([to]);
    expect(letters[0]?.words).toMatch(/^Subject: =\?UTF-8\?Q\?\[Test\]_For_/m);
    expect(letters[0]?.words).toContain('<p>&lt;img src=x');
  });

  it('is not sent with errors', async () => {
    const body = { ...words, htmlContent: '<script>x</script>' };
    const refused = await director.send(emailTemplatesApi.testStandard, { params, body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toHaveProperty('htmlContent');
    expect(await left()).toEqual([]);
  });
});
