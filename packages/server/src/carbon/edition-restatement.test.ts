import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { earlierEditionOf, noEditionText } from '@sitewright/domain/carbon/edition-year';
import { figuresOf } from '@sitewright/domain/carbon/figures';
import { asEntered } from '@sitewright/domain/carbon/rules';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { can, roles } from '@sitewright/domain/kernel/access';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { companionsOf } from './reference/companion-ids.ts';
import { officialFactor } from './reference/official-factors.ts';
import { lockEntry, saveEntry } from './store.ts';

const newYear = new Date('2027-01-20T09:00:00Z');
const summer = new Date('2026-06-20T09:00:00Z');
let now = newYear;
const api = await testApi({ now: () => now });

const org = await api.organization();

const diesel = '1_101_1011_8_1';

async function aCompany() {
  const us = await api.organization();
  const director = await us.member({ role: 'Managing Director' });
  const { id: projectId, slug } = await us.project();
  const body = (over: Partial<CarbonEntryDraft> = {}) =>
    aCarbonEntryDraft({ projectId, date: '2027-01-15', ...over });
  const add = (over: Partial<CarbonEntryDraft> = {}) =>
    director.call(carbonApi.add, { body: body(over) });
  const choose = (usesPreviousEdition: boolean) =>
    director.call(carbonStandardsApi.changeSettings, { body: { usesPreviousEdition } });
  const read = () => director.call(footprintApi.read, { params: { slug }, query: {} });
  /** The entry as it was calculated while the edition of its year was not published. */
  const recordAs = (carbonEntryId: number, edition: number) =>
    asOrganization(api.pools.app, us.id, async (tx) => {
      const entry = await lockEntry(tx, carbonEntryId);
      const factorOf = (id: string | null | undefined) => officialFactor(id ?? '', edition);
      const facts = { year: 2026, factor: factorOf(diesel) };
      const companions = companionsOf(diesel, factorOf);
      const figures = figuresOf(asEntered(entry), { ...facts, companions });
      return saveEntry(tx, { ...entry, ...figures }, director.actor);
    });
  return { us, director, slug, projectId, body, add, choose, read, recordAs };
}

describe('a year without official factors', () => {
  it('is refused, and the refusal names the choice and who can make it', async () => {
    now = newYear;
    const { director, body } = await aCompany();
    const refusal = (await director.send(carbonApi.add, { body: body() })).json();
    expect(refusal.fields.factorId).toBe(noEditionText(2027));
    const waste = body({ category: 'waste', wasteCode: '17 01 01', wasteRoute: 'Landfill' });
    const refused = await director.send(carbonApi.add, {
      body: { ...waste, unit: 't', factorId: null },
    });
    expect(refused.json().fields.wasteRoute).toBe(noEditionText(2027));
  });

  it('uses the latest edition once the company chose so, and every figure says it', async () => {
    now = newYear;
    const { director, slug, add, choose, read } = await aCompany();
    await choose(true);
    const entry = await add();
    // 1,000 l × 2.58354 kg/l of 2026
    expect(entry).toMatchObject({ carbonEmitted: '2583.540000', factorYear: 2026 });
    expect(earlierEditionOf(entry)).toEqual({ edition: 2026, year: 2027 });
    const rubble = { category: 'waste', wasteCode: '17 01 01', wasteRoute: 'Landfill' } as const;
    const waste = await add({ ...rubble, quantity: '2', unit: 't', factorId: null });
    expect(waste.factorYear).toBe(2026);
    const [found2026] = await director.call(carbonStandardsApi.listFactors, {
      query: { q: diesel, year: 2027 },
    });
    expect(found2026?.year).toBe(2026);

    const { totals } = await read();
    const marked = [{ edition: 2026, year: 2027, terms: 2, kilograms: totals.total }];
    expect(totals.earlierEditions).toEqual(marked);
    const company = await director.call(footprintApi.company, { query: {} });
    expect(company.totals.earlierEditions).toEqual(marked);
    const [contract] = await director.call(footprintApi.contracts, { query: {} });
    expect(contract?.earlierEditions).toEqual(marked);
    const pdf = await director.send(footprintApi.pdf, { params: { slug }, query: {} });
    const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('2026 factor, 2027 not published yet: 2.59 t');
    // Nothing to restate before 2027 is published
    const preview = await director.call(carbonStandardsApi.previewRestatement, {});
    expect(preview).toEqual({ contracts: [], entries: 0, keptEntries: 0 });
  });

  it('is refused again after the choice is withdrawn, and what was recorded stays', async () => {
    now = newYear;
    const { director, body, add, choose, read } = await aCompany();
    await choose(true);
    await add();
    await choose(false);
    expect((await director.send(carbonApi.add, { body: body() })).statusCode).toBe(400);
    expect((await read()).totals).toMatchObject({
      total: '2583.540000',
      earlierEditions: [{ terms: 1 }],
    });
  });

  it('concerns only the company that chose', async () => {
    now = newYear;
    const [ours, theirs] = [await aCompany(), await aCompany()];
    await ours.choose(true);
    const refused = await theirs.director.send(carbonApi.add, { body: theirs.body() });
    expect(refused.statusCode).toBe(400);
  });
});

describe('once the edition is published', () => {
  it('all entries are restated at once, as the dry run said', async () => {
    now = summer;
    const { director, slug, projectId, add, choose, read, recordAs } = await aCompany();
    await choose(true);
    const { id: carbonEntryId } = await add({ date: '2026-01-15' });
    await add({ date: '2026-02-15', quantity: '10' });
    await recordAs(carbonEntryId, 2025);
    expect((await read()).totals.earlierEditions).toMatchObject([{ edition: 2025, year: 2026 }]);
    // 1,000 l × 2.57082 of 2025 became 1,000 l × 2.58354 of 2026; 10 l × 2.58354 stay
    const expected = {
      contracts: [
        {
          ...{ projectId, slug, name: expect.any(String) },
          ...{ before: '2596.655400', after: '2609.375400', change: '12.720000', percent: '0.5' },
        },
      ],
      ...{ entries: 1, keptEntries: 0 },
    };
    expect(await director.call(carbonStandardsApi.previewRestatement, {})).toEqual(expected);
    expect((await read()).totals.total).toBe('2596.655400');
    expect(await director.call(carbonStandardsApi.restateEntries, {})).toEqual(expected);
    const { totals } = await read();
    expect(totals).toMatchObject({ total: '2609.375400', earlierEditions: [] });
    const entry = await director.call(carbonApi.read, { params: { carbonEntryId } });
    expect(entry).toMatchObject({ carbonEmitted: '2583.540000', factorYear: 2026 });
    const again = await director.call(carbonStandardsApi.restateEntries, {});
    expect(again).toEqual({ contracts: [], entries: 0, keptEntries: 0 });
  });

  it("leaves other companies' entries alone", async () => {
    now = summer;
    const [ours, theirs] = [await aCompany(), await aCompany()];
    await theirs.choose(true);
    const { id } = await theirs.add({ date: '2026-01-15' });
    await theirs.recordAs(id, 2025);
    const restated = await ours.director.call(carbonStandardsApi.restateEntries, {});
    expect(restated.entries).toBe(0);
    expect((await theirs.read()).totals.total).toBe('2570.820000');
  });

  it.each(roles)('is for those who may change the standard, a %s or not', async (role) => {
    const member = await org.member({ role });
    const status = can(member.actor, 'carbonStandard', 'M') ? 200 : 403;
    const { statusCode } = await member.send(carbonStandardsApi.restateEntries, {});
    expect(statusCode).toBe(status);
    const preview = await member.send(carbonStandardsApi.previewRestatement, {});
    expect(preview.statusCode).toBe(status);
  });
});
