import { organizationsApi } from '@sitewright/domain/organizations/api';
import { aCompanyDraft } from '@sitewright/domain/organizations/company.fixture';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { findLetterhead } from './public.ts';

let api: TestApi;
const bank = { bankName: 'Aire Bank', bankAccount: '3192 4821', bankSortCode: '20-45-56' };
const masked = { bankName: '••••••', bankAccount: '•••• 4821', bankSortCode: '••-••-56' };
const whole = { query: { view: 'whole' } } as const;

beforeAll(async () => {
  api = await testApi();
});

async function aCompany() {
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const write = (over = {}) =>
    director.call(companyApi.writeProfile, { body: aCompanyDraft(over) });
  return { us, director, write };
}

describe('the company profile', () => {
  it('is written whole, read whole, and the header gets what it needs', async () => {
    const { us, director, write } = await aCompany();
    expect((await director.send(organizationsApi.profile, whole)).statusCode).toBe(404);
    const more = {
      vatNumber: 'GB 123 4567 82',
      tradingPostcode: 'ls10 1aa',
      brandColor: '#E4002B',
      insuranceExpiry: '2027-03-31',
      certifications: ['ISO 9001'],
      establishedYear: '1987',
      numberOfEmployees: 64,
      annualTurnover: '12500000',
      cisRegistered: true,
    };
    const saved = await write(more);
    expect(saved).toMatchObject({
      ...more,
      ...{ establishedYear: 1987, annualTurnover: '12500000.00', tradingPostcode: 'LS10 1AA' },
      vatNumber: expect.stringContaining('123'),
    });
    expect(await director.call(organizationsApi.profile, whole)).toEqual(saved);
    const head = await director.send(organizationsApi.profile, { query: {} });
    expect(head.json()).toEqual({
      organizationId: us.id,
      companyName: 'Quay Street Ltd',
      logo: null,
      logoData: null,
      brandColor: '#E4002B',
    });
    expect(head.body.length).toBeLessThan(200);
  });

  it('is repeated in the organisation, which also has its domain and its dates', async () => {
    const { director, write } = await aCompany();
    await write({ vatNumber: 'GB 123 4567 82', logo: 'https://quay.example/logo.png' });
    const mine = { domain: ' Quay.Example ' };
    await director.call(companyApi.changePlan, { body: mine });
    expect(await director.call(companyApi.read, {})).toMatchObject({
      domain: 'quay.example',
      logo: 'https://quay.example/logo.png',
      address: '1 Quay Street, Leeds',
      city: 'Leeds',
      postcode: 'LS1 1AA',
      phone: expect.stringContaining('113 496 0000'),
      email: 'office@quay.example',
      website: null,
      vatNumber: expect.stringContaining('123'),
      companyNumber: '01234567',
      createdAt: expect.stringMatching(/Z$/),
      createdBy: expect.any(Number),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const others = (await aCompany()).director;
    const taken = await others.send(companyApi.changePlan, { body: mine });
    expect([taken.statusCode, taken.json().fields]).toEqual([
      409,
      { domain: 'This domain is already in use. Please choose another.' },
    ]);
    const wrong = await others.send(companyApi.changePlan, { body: { domain: 'https://x' } });
    expect(wrong.json().message).toBe('Domain must be a host name, such as northgate.example');
  });

  it.each([
    ['companyName', 'Company name is required'],
    ['companyNumber', 'Company number is required'],
    ['registeredAddress', 'Registered address is required'],
    ['postcode', 'Postcode is required'],
    ['phoneNumber', 'Phone number is required'],
    ['emailAddress', 'Email is required'],
  ])('needs its %s', async (field, sentence) => {
    const { director } = await aCompany();
    for (const empty of ['', undefined]) {
      const body = { ...aCompanyDraft(), [field]: empty } as never;
      const refused = await director.send(companyApi.writeProfile, { body });
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: sentence }]);
    }
  });

  it.each([
    { website: 'javascript:alert(1).x' },
    { brandColor: 'red' },
    { logo: 'http://x.example/a.png' },
    { insuranceExpiry: 'soon' },
    { establishedYear: '19o7' },
    { bankAccount: '123' },
    { bankSortCode: '2045567' },
    { vatNumber: 'GB 000' },
  ])('refuses %j', async (over) => {
    const { director } = await aCompany();
    const body = aCompanyDraft(over);
    const refused = await director.send(companyApi.writeProfile, { body });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
      400,
      Object.keys(over),
    ]);
  });

  it('keeps what is not named, and tells who comes too late what stands there now', async () => {
    const { director, write } = await aCompany();
    const { version } = await write({ website: 'quay.example' });
    expect((await write({ mobileNumber: '07700 900123' })).website).toBe('quay.example');
    expect((await write({ website: '' })).website).toBeNull();
    const body = aCompanyDraft({ version, companyName: 'Too Late Ltd' });
    const late = await director.send(companyApi.writeProfile, { body });
    expect([late.statusCode, late.json().current.companyName]).toEqual([409, 'Quay Street Ltd']);
  });

  it('takes one of several that were written from the same page at once', async () => {
    const { director, write } = await aCompany();
    const { version } = await write();
    const written = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((tradingName) =>
        director.send(companyApi.writeProfile, { body: aCompanyDraft({ version, tradingName }) }),
      ),
    );
    const statuses = written.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  it('names the organisation, its letters and its papers at once', async () => {
    const { us, director, write } = await aCompany();
    await write({ companyName: 'Harbour Build Ltd', brandColor: '#e4002b' });
    expect((await director.call(organizationsApi.current, {})).name).toBe('Harbour Build Ltd');
    await director.call(teamApi.invite, { body: { email: 'a.b@quay.example', role: 'Viewer' } });
    expect((await api.letters()).at(-1)?.subject).toBe('Join Harbour Build Ltd on Sitewright');
    const letterhead = await asOrganization(api.pools.app, us.id, findLetterhead);
    expect(letterhead).toMatchObject({ company: 'Harbour Build Ltd', color: '#e4002b' });
  });

  it('is read by everybody and written by directors', async () => {
    const { us, write } = await aCompany();
    await write();
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(organizationsApi.profile, whole)).statusCode).toBe(200);
    const refused = await viewer.send(companyApi.writeProfile, { body: aCompanyDraft() });
    expect(refused.statusCode).toBe(403);
  });
});

describe('the bank', () => {
  const reveal = (by: Caller, reason = 'A supplier asks where to pay') =>
    by.send(companyApi.revealBank, {
      body: { fields: ['bankAccount', 'bankSortCode', 'bankName'], reason },
    });

  it('is sealed where it is kept, and read by its last digits', async () => {
    const { us, director, write } = await aCompany();
    expect(await write(bank)).toMatchObject(masked);
    const viewer = await us.member({ role: 'Viewer' });
    expect(await viewer.call(organizationsApi.profile, whole)).toMatchObject(masked);
    const { rows: kept } = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`select p::text from company_profiles p`),
    );
    expect(JSON.stringify(kept)).toContain('Quay Street Ltd');
    for (const secret of ['31924821', '204556', 'Aire Bank'])
      expect(JSON.stringify(kept)).not.toContain(secret);
    const { rows: noted } = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`select changes::text from activity_changes`),
    );
    expect(JSON.stringify(noted)).toContain('bank_account');
    for (const secret of ['31924821', '204556', 'Aire Bank'])
      expect(JSON.stringify(noted)).not.toContain(secret);
    // Sending back what was read changes nothing.
    await write({ ...masked, website: 'quay.example' });
    expect((await reveal(director)).json()).toMatchObject({
      bankName: 'Aire Bank',
      bankAccount: '31924821',
      bankSortCode: '204556',
    });
  });

  it('is told to those who may, who have just said who they are, with the reason in the log', async () => {
    const { us, director, write } = await aCompany();
    await write(bank);
    expect((await reveal(await us.member({ role: 'Buyer' }))).statusCode).toBe(403);
    expect((await reveal(director, '')).json().fields).toEqual({ reason: 'Reason is required' });
    await api.pools.owner.query("delete from budgets where key like 'confirmed%'");
    expect((await reveal(director)).json().code).toBe('confirmation_due');
    const admin = await us.member({ role: 'Viewer', isOrganizationAdmin: true });
    expect((await reveal(admin)).statusCode).toBe(200);
    const { rows } = await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(
        sql`select severity, metadata from activity_logs where action = 'POST /api/company-profile/reveal'`,
      ),
    );
    expect(rows).toEqual([
      {
        severity: 'warning',
        metadata: {
          reason: 'A supplier asks where to pay',
          fields: ['bankAccount', 'bankSortCode', 'bankName'],
        },
      },
    ]);
  });
});

describe('the logo', () => {
  const logoOf = (by: Caller, organizationId: number) =>
    by.send(companyApi.logo, { params: { organizationId } });

  it('is drawn anew, marked, served to its own people only, and taken away', async () => {
    const { us, director, write } = await aCompany();
    await write();
    const marked = await director.call(companyApi.setLogo, { file: aPicture() });
    expect(marked).toMatchObject({ logoData: 'uploaded', logoType: 'image/jpeg' });
    const viewer = await us.member({ role: 'Viewer' });
    const served = await logoOf(viewer, us.id);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(served.headers['cache-control']).toContain('private');
    expect(served.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect((await logoOf(await (await api.organization()).member(), us.id)).statusCode).toBe(404);
    expect((await logoOf(api.anonymous, us.id)).statusCode).toBe(401);
    // What was sent does not lie about: the picture is with the profile now.
    expect(await api.discarded()).toHaveLength(1);
    expect((await director.call(companyApi.removeLogo, {})).logoData).toBeNull();
    expect((await logoOf(viewer, us.id)).statusCode).toBe(404);
  });

  it('stands at the head of the papers', async () => {
    const { us, director, write } = await aCompany();
    await write();
    const { id: contractId } = await us.project();
    const body = aPurchaseOrderDraft({ contractId });
    const { id: purchaseOrderId } = await director.call(purchaseOrdersApi.raise, { body });
    const paper = async () =>
      (await director.send(purchaseOrdersApi.pdf, { params: { purchaseOrderId } })).rawPayload;
    const plain = await paper();
    await director.call(companyApi.setLogo, { file: aPicture() });
    const branded = await paper();
    expect(plain.includes('/DCTDecode')).toBe(false);
    expect(branded.includes('/DCTDecode')).toBe(true);
  });

  it('needs a profile to stand in', async () => {
    const { director } = await aCompany();
    expect((await director.send(companyApi.setLogo, { file: aPicture() })).statusCode).toBe(404);
  });
});

describe('the settings', () => {
  it('change one by one, and approval takes who has no limit', async () => {
    const { us, director } = await aCompany();
    const set = (by: Caller, settings: object) =>
      by.send(companyApi.changePlan, { body: { settings } });
    await set(director, { defaultWeightUnit: 't' });
    expect((await set(director, { timezone: 'Europe/Jersey' })).json().settings).toMatchObject({
      timezone: 'Europe/Jersey',
      defaultWeightUnit: 't',
      currency: 'GBP',
    });
    expect((await set(director, { requireApproval: true })).json().code).toBe(
      'organization.limits_not_yours',
    );
    const boss = await us.member({ role: 'Managing Director' });
    expect((await set(boss, { requireApproval: true })).json().settings.requireApproval).toBe(true);
    expect((await set(boss, { timezone: 'Mars/Base' })).statusCode).toBe(400);
  });
});
