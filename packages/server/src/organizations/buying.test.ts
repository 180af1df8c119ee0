import { organizationsApi } from '@sitewright/domain/organizations/api';
import { buyingOf, defaultBuying } from '@sitewright/domain/purchase-orders/approval-rules';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const settings = async () => (await director.call(organizationsApi.current, {})).settings;

it('starts with what everybody has, and keeps what a change does not name', async () => {
  expect(buyingOf(await settings())).toMatchObject(defaultBuying);
  await director.call(organizationsApi.changeBuying, { body: { insuranceRule: 'refuse' } });
  await director.call(organizationsApi.changeBuying, { body: { requireApproval: true } });
  expect(buyingOf(await settings())).toMatchObject({
    ...defaultBuying,
    insuranceRule: 'refuse',
    requireApproval: true,
  });
});

it.each([
  ['approvalLimits', { approvalLimits: { contractsManager: '-1', director: '10' } }],
  ['overReceiptTolerance', { overReceiptTolerance: '101' }],
])('refuses a wrong %s, and says where', async (field, body) => {
  const response = await director.send(organizationsApi.changeBuying, { body });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)[0]).toContain(field);
});
