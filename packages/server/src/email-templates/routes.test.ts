import { backupApi } from '@sitewright/domain/backup/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { letterFrom } from './for-others.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const write = (over = {}) => director.call(emailTemplatesApi.add, { body: aTemplateDraft(over) });
const at = ({ id }: { id: number }) => ({ params: { emailTemplateId: id } });
const data = { supplier: { name: 'Pennick' }, po: { number: 'PO-1' } };
const letter = () =>
  asOrganization(api.pools.app, us.id, (tx) => letterFrom(tx, 'po_issued', data));

it('is written with as soon as it is active, and ours again when it is not', async () => {
  expect((await letter()).text).toContain('Please find attached our purchase order PO-1');
  const own = await write();
  expect(own).toMatchObject({
    isActive: true,
    faults: [],
    variables: ['po.link', 'po.number', 'supplier.name'],
  });
  expect(await letter()).toMatchObject({ subject: 'Order PO-1', html: '<p>Hello Pennick</p>' });
  await director.call(emailTemplatesApi.edit, { ...at(own), body: { isActive: false } });
  expect((await letter()).text).toContain('Please find attached');
});

it('keeps one with faults, and refuses to use it', async () => {
  const draft = {
    name: 'Unfinished',
    textContent: 'Hello {{supplier.nam}}, {{po.number}} {{po.link}}',
  };
  const response = await director.send(emailTemplatesApi.add, { body: aTemplateDraft(draft) });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields.isActive).toContain('{{supplier.nam}} is not known');
  const kept = await write({ ...draft, isActive: false });
  const faults = ['{{supplier.nam}} is not known in this letter.'];
  expect(kept.faults).toEqual(faults);
  expect((await director.call(emailTemplatesApi.read, at(kept))).faults).toEqual(faults);
  const [listed] = await director.call(emailTemplatesApi.list, { query: {} });
  expect(listed).toMatchObject({ id: kept.id, isActive: false });
  expect(listed).not.toHaveProperty('faults');
});

it('has a name of its own', async () => {
  await write({ name: 'Orders' });
  const again = await director.send(emailTemplatesApi.add, {
    body: aTemplateDraft({ name: 'Orders' }),
  });
  expect(again.statusCode).toBe(409);
  expect(again.json().fields).toHaveProperty('name');
});

it('comes back from the recycle bin as it was', async () => {
  const template = await write({ name: 'Deleted by mistake' });
  await director.send(emailTemplatesApi.remove, at(template));
  const [item] = await director.call(backupApi.listBin, { query: {} });
  await director.call(backupApi.restore, { params: { binItemId: item?.id ?? 0 }, body: {} });
  expect(await director.call(emailTemplatesApi.read, at(template))).toEqual(template);
});
