import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { buyingOf, defaultBuying } from '@sitewright/domain/purchase-orders/approval-rules';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const settings = async () => (await director.call(organizationsApi.current, {})).settings;

it('starts with what everybody has, and keeps what a change does not name', async () => {
  expect(buyingOf(await settings())).toMatchObject(defaultBuying);
  await director.call(companyApi.changeBuying, { body: { insuranceRule: 'refuse' } });
  await director.call(companyApi.changeBuying, { body: { overReceiptTolerance: '7' } });
  expect(buyingOf(await settings())).toMatchObject({
    ...defaultBuying,
    insuranceRule: 'refuse',
    overReceiptTolerance: '7.00',
  });
});

it('nobody raises their own limit, or goes round it: it takes a Managing Director or an administrator', async () => {
  const company = await api.organization();
  const otherDirector = await company.member({ role: 'Director' });
  const limits = { contractsManager: '50000.00', director: '900000.00' };
  const change = (by: Caller, body: object) => by.send(companyApi.changeBuying, { body });
  for (const body of [{ approvalLimits: limits }, { requireApproval: true }]) {
    const refused = await change(otherDirector, body);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only a Managing Director or an administrator can change approval rules and limits.',
    ]);
  }
  // What is there already may be sent back with the rest, as a form does.
  const { approvalLimits } = defaultBuying;
  const same = { approvalLimits, requireApproval: false, insuranceRule: 'refuse' };
  expect((await change(otherDirector, same)).statusCode).toBe(200);
  const chief = await company.member({ role: 'Managing Director' });
  const stricter = { approvalLimits: limits, requireApproval: true };
  expect((await change(chief, stricter)).json().settings).toMatchObject({
    approvalLimits: limits,
    requireApproval: true,
  });
  const administrator = await company.member({ role: 'Viewer', isOrganizationAdmin: true });
  expect((await change(administrator, { approvalLimits })).statusCode).toBe(200);
});

it('sees what somebody else has settled a moment before', async () => {
  const company = await api.organization();
  const otherDirector = await company.member({ role: 'Director' });
  let answer: ReturnType<typeof otherDirector.send> | undefined;
  await asOrganization(api.pools.app, company.id, async (tx) => {
    await tx.execute(sql`
      update organizations set settings = settings || '{"requireApproval": true}'
      where id = ${company.id}`);
    const body = { requireApproval: false };
    answer = otherDirector.send(companyApi.changeBuying, { body });
    await new Promise((done) => setTimeout(done, 500));
  });
  expect((await answer)?.statusCode).toBe(403);
});

it.each([
  ['approvalLimits', { approvalLimits: { contractsManager: '-1', director: '10' } }],
  [
    'approvalLimits.director',
    { approvalLimits: { contractsManager: '50000.00', director: '49999.99' } },
  ],
  ['overReceiptTolerance', { overReceiptTolerance: '101' }],
])('refuses a wrong %s, and says where', async (field, body) => {
  const response = await director.send(companyApi.changeBuying, { body });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)[0]).toContain(field);
});
