import { roles } from '@sitewright/domain/kernel/access';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { settingsApi } from '@sitewright/domain/settings/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

let api: Awaited<ReturnType<typeof testApi>>;
const header = { query: {} };

describe('the organisation of a session', () => {
  beforeAll(async () => {
    api = await testApi();
  });

  it('is the own one, for every role', async () => {
    const [us, them] = [await api.organization(), await api.organization()];
    for (const role of roles) {
      const member = await us.member({ role });
      expect((await member.call(organizationsApi.current, {})).id).toBe(us.id);
    }
    const stranger = await them.member();
    expect((await stranger.call(organizationsApi.current, {})).id).toBe(them.id);
  });

  it('has a company profile once somebody has written it, and only its own', async () => {
    const [us, them] = [await api.organization(), await api.organization()];
    await us.profile();
    const profile = {
      organizationId: us.id,
      companyName: 'Quay Street Ltd',
      logo: null,
      logoData: null,
      brandColor: '#6b7280',
    };
    expect(await (await us.member()).call(organizationsApi.profile, header)).toEqual(profile);
    expect((await (await them.member()).send(organizationsApi.profile, header)).statusCode).toBe(
      404,
    );
  });

  it('is not for a caller who is signed out', async () => {
    expect((await api.anonymous.send(organizationsApi.current, {})).statusCode).toBe(401);
    expect((await api.anonymous.send(organizationsApi.profile, header)).statusCode).toBe(401);
  });
});

describe('a feature', () => {
  it('is switched on by those who manage the organisation, and lets programs in', async () => {
    const us = await api.organization();
    const director = await us.member({ role: 'Director' });
    expect((await director.call(settingsApi.read, {})).hasApiAccess).toBe(false);
    const body = { features: { apiAccess: true } };
    const { features } = await director.call(companyApi.changePlan, { body });
    expect(features).toMatchObject({ apiAccess: true, carbonTracking: true });
    expect((await director.call(settingsApi.read, {})).hasApiAccess).toBe(true);
    const buyer = await us.member({ role: 'Buyer' });
    expect((await buyer.send(companyApi.changePlan, { body })).statusCode).toBe(403);
  });
});

describe('the plan of an installation with its own database', () => {
  it("is the operator's: others see it, and keep their own settings", async () => {
    const settings = { DATABASE_URL: 'postgres://somewhere/else', SECRET_KEY: 'x'.repeat(32) };
    const served = await testApi({ settings });
    const operator = await (await served.organization()).member({ role: 'Director' });
    const director = await (await served.organization()).member({ role: 'Director' });
    const body = { maxProjects: 12 };
    const refused = await director.send(companyApi.changePlan, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([
      403,
      'organization.plan_is_operators',
    ]);
    const own = { settings: { defaultWeightUnit: 't' as const } };
    expect((await director.call(companyApi.changePlan, { body: own })).mayChangePlan).toBe(false);
    expect(await operator.call(companyApi.changePlan, { body })).toMatchObject({
      ...body,
      mayChangePlan: true,
    });
  });
});

describe('the plan', () => {
  it('is told with what of it is in use', async () => {
    const us = await api.organization();
    const director = await us.member({ role: 'Director' });
    await us.project();
    expect(await director.call(companyApi.read, {})).toMatchObject({
      maxUsers: 10,
      maxProjects: 5,
      usage: { users: 1, projects: 1 },
    });
  });

  it('is changed by those who manage the organisation, and only their own', async () => {
    const [us, others] = [await api.organization(), await api.organization()];
    const director = await us.member({ role: 'Director' });
    const body = { maxProjects: 12, subscriptionPlan: 'site', maxUsers: 40 };
    expect(await director.call(companyApi.changePlan, { body })).toMatchObject(body);
    const stranger = await others.member({ role: 'Director' });
    expect((await stranger.call(companyApi.read, {})).maxProjects).toBe(5);
    const manager = await us.member({ role: 'Site Manager' });
    expect((await manager.send(companyApi.changePlan, { body })).statusCode).toBe(403);
    const refused = await director.send(companyApi.changePlan, { body: { maxProjects: 0 } });
    expect(refused.json().fields).toEqual({
      maxProjects: 'Open contracts must be a whole number from 1 to 10,000',
    });
  });
});
