import { backupApi } from '@sitewright/domain/backup/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import { standards } from '@sitewright/domain/email-templates/template-type';
import { roles } from '@sitewright/domain/kernel/access';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { renderLetter } from './public.ts';

const api = await testApi();
const us = await api.organization();
await us.profile();
const director = await us.member({ role: 'Director' });
let turn = 0;
/** Each with its own name. */
const write = (over = {}) =>
  director.call(emailTemplatesApi.add, {
    body: aTemplateDraft({ name: `Letter ${++turn}`, ...over }),
  });
const at = ({ id }: { id: number }) => ({ params: { emailTemplateId: id } });
const data = { supplier: { name: 'Pennick' }, po: { number: 'PO-1' } };
const letter = () =>
  asOrganization(api.pools.app, us.id, (tx) => renderLetter(tx, 'po_issued', data));
const edit = (template: { id: number }, body: object) =>
  director.call(emailTemplatesApi.edit, { ...at(template), body });

it('is the only active one of its type, however many are activated at once', async () => {
  const words = { subject: 'x', htmlContent: '', textContent: '{{request.reason}}' };
  const draft = { ...words, templateType: 'access_request_declined' as const };
  await Promise.all(Array.from({ length: 6 }, () => write(draft)));
  const query = { templateType: draft.templateType };
  const all = await director.call(emailTemplatesApi.list, { query });
  expect(all.filter(({ isActive }) => isActive)).toHaveLength(1);
  expect(all).toHaveLength(6);
});

it('is restored inactive where another is active, and only where its name is free', async () => {
  const words = { subject: 'x', htmlContent: '', textContent: '{{account.link}}' };
  const draft = { ...words, templateType: 'user_created' as const };
  const first = await write(draft);
  await director.send(emailTemplatesApi.remove, at(first));
  const second = await write({ ...draft, name: first.name });
  const [item] = await director.call(backupApi.listBin, { query: { recordType: 'emailTemplate' } });
  const ask = { params: { binItemId: item?.id ?? 0 }, body: {} };
  const taken = await director.send(backupApi.restore, ask);
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_template.is_taken']);
  await edit(second, { name: 'Another' });
  await director.call(backupApi.restore, ask);
  const back = await director.call(emailTemplatesApi.read, at(first));
  const other = await director.call(emailTemplatesApi.read, at(second));
  expect([back.isActive, other.isActive]).toEqual([false, true]);
});

it('is used as soon as it is active, and the built-in one when it is not', async () => {
  expect((await letter()).text).toContain('Please find attached our purchase order PO-1');
  const own = await write();
  expect(own).toMatchObject({
    isActive: true,
    findings: [],
    variables: ['po.link', 'po.number', 'supplier.name'],
  });
  const { subject, html, templateType } = await letter();
  expect({ subject, templateType }).toEqual({ subject: 'Order PO-1', templateType: 'po_issued' });
  expect(html).toContain('<p>Hello Pennick</p>');
  expect(html).toContain('on behalf of Quay Street Ltd');
  await director.call(emailTemplatesApi.deactivate, at(own));
  expect((await letter()).text).toContain('Please find attached');
  await director.call(emailTemplatesApi.activate, at(own));
  expect((await letter()).subject).toBe('Order PO-1');
});

it('is the only active one of its type', async () => {
  const [first, second] = [await write(), await write({ subject: 'Newer {{po.number}}' })];
  expect(await director.call(emailTemplatesApi.read, at(first))).toMatchObject({ isActive: false });
  expect((await letter()).subject).toBe('Newer PO-1');
  await director.call(emailTemplatesApi.activate, at(first));
  expect(await director.call(emailTemplatesApi.read, at(second))).toMatchObject({
    isActive: false,
  });
  const standard = (await director.call(emailTemplatesApi.standards, {})).find(
    ({ templateType }) => templateType === 'po_issued',
  );
  expect(standard?.replacedBy).toEqual({ id: first.id, name: first.name });
});

it('is saved with errors, but cannot be activated', async () => {
  const draft = { textContent: 'Hello\n{{supplier.nam}}, {{po.number}} {{po.link}}' };
  const response = await director.send(emailTemplatesApi.add, {
    body: aTemplateDraft({ name: 'Unfinished', ...draft }),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields.isActive).toContain('{{supplier.nam}} is not a known');
  const saved = await write({ ...draft, isActive: false });
  const message = '{{supplier.nam}} is not a known variable in this email.';
  expect(saved.findings).toEqual([{ part: 'textContent', line: 2, message, isWarning: false }]);
  const refused = await director.send(emailTemplatesApi.activate, at(saved));
  expect([refused.statusCode, refused.json().fields.isActive]).toEqual([
    400,
    `This template cannot be used yet: ${message}`,
  ]);
  const [row] = await director.call(emailTemplatesApi.list, { query: {} });
  expect(row).toMatchObject({ id: saved.id, isActive: false, faults: 1 });
  expect(row?.updatedByName).toBe('Ann Ray');
});

it('has a unique name', async () => {
  await write({ name: 'Orders' });
  const again = await director.send(emailTemplatesApi.add, {
    body: aTemplateDraft({ name: 'Orders' }),
  });
  expect(again.statusCode).toBe(409);
  expect(again.json().fields).toHaveProperty('name');
});

it('is restored from the recycle bin with its versions', async () => {
  const template = await write();
  const edited = await edit(template, { subject: 'Second {{po.number}}' });
  const versions = await director.call(emailTemplatesApi.versions, at(template));
  await director.send(emailTemplatesApi.remove, at(template));
  const [item] = await director.call(backupApi.listBin, { query: {} });
  await director.call(backupApi.restore, { params: { binItemId: item?.id ?? 0 }, body: {} });
  expect(await director.call(emailTemplatesApi.read, at(template))).toEqual(edited);
  expect(await director.call(emailTemplatesApi.versions, at(template))).toEqual(versions);
});

describe('its versions', () => {
  it('are stored with each save that changes the text, and can be restored', async () => {
    const template = await write({ subject: 'First {{po.number}}' });
    const edited = await edit(template, { subject: 'Second {{po.number}}' });
    await edit(template, { description: 'No word is changed' });
    const versions = await director.call(emailTemplatesApi.versions, at(template));
    expect(
      versions.map(({ number, subject, savedByName }) => [number, subject, savedByName]),
    ).toEqual([
      [2, 'Second {{po.number}}', 'Ann Ray'],
      [1, 'First {{po.number}}', 'Ann Ray'],
    ]);
    const body = { number: 1, version: edited.version };
    const stale = await director.send(emailTemplatesApi.restore, { ...at(template), body });
    expect(stale.statusCode).toBe(409);
    const back = await director.call(emailTemplatesApi.restore, {
      ...at(template),
      body: { number: 1 },
    });
    expect(back).toMatchObject({ subject: 'First {{po.number}}', isActive: true });
    expect(await director.call(emailTemplatesApi.versions, at(template))).toHaveLength(3);
    const none = await director.send(emailTemplatesApi.restore, {
      ...at(template),
      body: { number: 99 },
    });
    expect(none.statusCode).toBe(404);
  });

  it('can be replaced by the built-in template', async () => {
    const template = await write();
    const reset = await director.call(emailTemplatesApi.standardise, { ...at(template), body: {} });
    expect(reset.textContent).toBe(standards.po_issued.textContent);
    const custom = await write({
      templateType: 'custom',
      subject: 'x',
      htmlContent: '',
      textContent: 'x',
    });
    const nothing = await director.send(emailTemplatesApi.standardise, { ...at(custom), body: {} });
    expect(nothing.statusCode).toBe(409);
  });
});

it('is duplicated under another name, and the copy is inactive', async () => {
  const template = await write({ name: 'Twice' });
  const copies = [
    await director.call(emailTemplatesApi.copy, at(template)),
    await director.call(emailTemplatesApi.copy, at(template)),
  ];
  expect(copies.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Twice, copy', false],
    ['Twice, copy 2', false],
  ]);
  expect(copies[0]?.textContent).toBe(template.textContent);
});

it.each(roles)('is read and written by a %s as the table says', async (role) => {
  const template = await write({ isActive: false });
  const caller = await us.member({ role });
  const reads = await caller.send(emailTemplatesApi.read, at(template));
  const writes = await caller.send(emailTemplatesApi.edit, { ...at(template), body: {} });
  const log = await caller.send(emailTemplatesApi.letters, { query: {} });
  const may = ['Managing Director', 'Director'].includes(role);
  const sees = may || ['Contracts Manager', 'Site Manager', 'Buyer'].includes(role);
  expect([reads.statusCode, writes.statusCode, log.statusCode]).toEqual([
    sees ? 200 : 403,
    may ? 200 : 403,
    may ? 200 : 403,
  ]);
});

it("does not exist for other companies, and is never used in our company's name", async () => {
  const template = await write();
  const them = await api.organization();
  const theirs = await them.member({ role: 'Director' });
  expect((await theirs.send(emailTemplatesApi.read, at(template))).statusCode).toBe(404);
  const ours = await asOrganization(api.pools.app, them.id, (tx) =>
    renderLetter(tx, 'po_issued', data),
  );
  expect(ours.text).toContain('Please find attached');
});
