import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { zeroNotByDefinition } from '@sitewright/domain/carbon/factor-value';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import {
  alreadyOverridden,
  factorFromImportedSet,
  factorRetired,
  noSuchOfficialRow,
  noSuchVehicle,
  nothingToUndo,
  setNotDraft,
  tooLateToUndo,
  unitDiffers,
} from '@sitewright/domain/carbon/standards-rules';
import { can, roles } from '@sitewright/domain/kernel/access';
import { changedMeanwhile, found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPaper } from '../testing/a-paper.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { factorFor } from './factors.ts';

const start = new Date();
let now = start;
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { id: projectId } = await us.project();

const diesel = '1_101_1011_8_1';
const own = {
  source: 'own',
  name: 'Site-won aggregate',
  category: 'materials',
  unit: 'tonnes',
  value: '2.1',
  year: 2026,
  reason: 'Crushed on site',
} as const;
const epd = { ...own, source: 'epd', name: 'GGBS concrete', epdNumber: 'EPD-117' } as const;
const standIn = { ...own, name: 'Our diesel', unit: 'l', value: '3', replaces: diesel } as const;

const add = (body: object, by: Caller = director) =>
  by.call(carbonStandardsApi.addFactor, { body: { ...own, ...body } });
const search = (query: object) => director.call(carbonStandardsApi.listFactors, { query });
const lookedUp = (id: string, year: number) =>
  asOrganization(api.pools.app, us.id, (tx) => factorFor(tx, id, year));
const codeOf = async (answer: Promise<{ statusCode: number; json: () => { code: string } }>) =>
  (await answer).json().code;

describe('the factors', () => {
  it("are those of the requested edition, or of today's", async () => {
    const [concrete] = await search({ q: 'primary concrete', category: 'materials', year: 2024 });
    expect(concrete).toMatchObject({ id: '19_500_5020_15_1', year: 2024, value: '118.75127' });
    const [today] = await search({ q: diesel });
    expect(today?.year).toBe(start.getUTCFullYear());
    expect(await search({ source: 'official', year: 2022 })).toEqual([]);
  });

  it('are found by the names used on site', async () => {
    const found = async (q: string) => (await search({ q, category: 'materials' }))[0]?.name;
    expect(await found('rebar')).toMatch(/^Metals/);
    expect(await found('timber')).toMatch(/^Wood/);
    expect(await found('tarmac')).toMatch(/^Asphalt/);
    const [fuel] = await search({ q: 'red diesel', category: 'plant', year: 2025 });
    expect(fuel?.name).toMatch(/^Gas oil/);
  });

  it('are paged', async () => {
    const all = await search({ q: 'HGV', year: 2025, limit: 6 });
    const answer = await director.send(carbonStandardsApi.listFactors, {
      query: { q: 'HGV', year: 2025, limit: 3, cursor: 3 },
    });
    expect(answer.json()).toEqual(all.slice(3));
    expect(answer.headers.link).toContain('cursor=6');
  });

  it('include our own, in every year and in our units', async () => {
    const { id, unit } = await add({ name: 'Recycled hardcore' });
    expect(unit).toBe('t');
    const [hardcore] = await search({ q: 'hardcore', year: 2023 });
    expect(hardcore).toMatchObject({ id: `own-${id}`, source: 'own', year: 2026, value: '2.1' });
    expect(await lookedUp(`own-${id}`, 2024)).toEqual(hardcore);
    expect(await lookedUp('own-999999', 2024)).toBeUndefined();
  });

  it('of our own are rounded to twelve digits, and all of them are multiplied', async () => {
    const body = { name: 'Excel brick', unit: 'kg', value: 0.13170731707317074 };
    const { id, value } = await add(body);
    expect(value).toBe('0.131707317073');
    const entry = await director.call(carbonApi.add, {
      body: aCarbonEntryDraft({
        ...{ projectId, category: 'materials', source: 'Brick', quantity: '1000000', unit: 'kg' },
        factorId: `own-${id}`,
      }),
    });
    expect(entry).toMatchObject({
      ...{ carbonEmitted: '131707.317073', factor: '0.131707317073' },
      terms: [
        {
          factor: '0.131707317073',
          sum: '1,000,000 kg × 0.131707317073 kg/kg = 131,707.317 kg CO₂e',
        },
      ],
    });
  });

  it('are never 0, unless that is meant and has a reason', async () => {
    const sent = { body: { ...own, value: '0' } };
    const refusal = (await director.send(carbonStandardsApi.addFactor, sent)).json();
    expect(refusal.fields.value).toMatch(/^Factor must be more than 0/);
    const zero = await add({ value: '0', isZeroByDefinition: true });
    expect(zero).toMatchObject({ value: '0', reason: 'Crushed on site' });
    const params = { carbonFactorId: zero.id };
    const edit = (body: object) => director.send(carbonStandardsApi.editFactor, { params, body });
    expect((await edit({ value: '0.0' })).json().code).toBe(zeroNotByDefinition.code);
    expect((await edit({ name: 'Site-won stone' })).statusCode).toBe(200);
  });

  it('of our own get the scope of their category by default', async () => {
    expect(await add({ name: 'Our biodiesel', category: 'plant', unit: 'l' })).toMatchObject({
      scope: '1',
    });
    expect(await add({ name: 'Our turbine', category: 'energy', scope: '3' })).toMatchObject({
      scope: '3',
    });
  });

  it('that are companions of another can be our own, when recorded and when restated', async () => {
    const company = await api.organization();
    const head = await company.member({ role: 'Managing Director' });
    const { id, slug } = await company.project();
    const wtt = { ...standIn, name: 'Our well', value: '7', replaces: '11_101_1011_8_1' };
    for (const year of [2024, 2025]) await add({ ...wtt, value: String(year), year }, head);
    const entry = await head.call(carbonApi.add, {
      body: aCarbonEntryDraft({ projectId: id, date: '2024-03-04', quantity: '10' }),
    });
    expect(entry).toMatchObject({ wtt: '20240.000000', terms: [{}, { factorSource: 'own' }, {}] });
    await head.call(carbonStandardsApi.changeSettings, { body: { statedYear: 2025 } });
    const { totals } = await head.call(footprintApi.read, { params: { slug }, query: {} });
    expect(totals.wtt).toBe('20250.000000');
  });

  it('include a replacement of an official row, in its year only', async () => {
    const { id: carbonFactorId } = await add({ ...standIn, year: 2024 });
    expect(await lookedUp(diesel, 2024)).toMatchObject({
      id: diesel,
      value: '3',
      source: 'own',
      official: '2.51279',
      reason: 'Crushed on site',
    });
    expect((await search({ q: diesel, year: 2024 }))[0]?.official).toBe('2.51279');
    expect(await lookedUp(diesel, 2025)).toMatchObject({ source: 'official', official: null });
    const body = aCarbonEntryDraft({ projectId, quantity: '10' });
    expect((await director.call(carbonApi.add, { body })).carbonEmitted).toBe('30.000000');
    await director.call(carbonStandardsApi.retireFactor, { params: { carbonFactorId } });
    expect((await lookedUp(diesel, 2024))?.value).toBe('2.51279');
  });

  it.each([
    ['an id that no edition has', { replaces: '1_1' }, noSuchOfficialRow],
    ['a year without an edition', { year: 2022 }, noSuchOfficialRow],
    ['another unit', { unit: 'kg' }, unitDiffers],
    ['a row that has one already', { year: 2023 }, alreadyOverridden],
  ])('cannot replace %s', async (_, over, { code }) => {
    if (code === alreadyOverridden.code) await add({ ...standIn, ...over });
    const body = { ...standIn, ...over };
    expect(await codeOf(director.send(carbonStandardsApi.addFactor, { body }))).toBe(code);
  });

  it('of our own update their materials when they are corrected', async () => {
    const { id } = await add({ name: 'Cement-free mix', unit: 'm³', value: '90' });
    const of = (carbonFactorId: string) => ({
      body: aMaterialDraft({ sku: carbonFactorId, weight: '2400', carbonFactorId }),
    });
    const mine = await director.call(materialsApi.add, of(`own-${id}`));
    const other = await director.call(materialsApi.add, of('19_500_5020_15_1'));
    const changes = { params: { carbonFactorId: id }, body: { value: '80' } };
    const after = await director.call(carbonStandardsApi.editFactor, changes);
    expect(after.movedMaterials).toBe(1);
    const materialOf = (materialId: number) =>
      director.call(materialsApi.read, { params: { materialId } });
    expect(await materialOf(mine.id)).toMatchObject({
      carbonFactorId: `own-${after.id}`,
      carbonPerUnit: '80',
      version: mine.version + 1,
    });
    expect(await materialOf(other.id)).toMatchObject({ carbonFactorId: other.carbonFactorId });
    const entry = { category: 'materials', unit: 'm³', quantity: '10', factorId: null } as const;
    const body = aCarbonEntryDraft({ projectId, ...entry, materialId: mine.id });
    expect((await director.call(carbonApi.add, { body })).carbonEmitted).toBe('800.000000');
  });

  it('of our own keep their materials where the new unit cannot be converted', async () => {
    const { id } = await add({ name: 'Straw board', unit: 'm³', value: '90' });
    const body = aMaterialDraft({ sku: 'STR-0001', carbonFactorId: `own-${id}` });
    await director.call(materialsApi.add, { body });
    const changes = { params: { carbonFactorId: id }, body: { unit: 'kWh' } };
    const refused = await director.send(carbonStandardsApi.editFactor, changes);
    expect(refused.json().fields).toEqual({
      unit: `${body.itemDescription} cannot be calculated in kWh`,
    });
  });

  it('are never overwritten: a new row replaces them, and entries keep theirs', async () => {
    const { id: carbonFactorId, version } = await add({ name: 'Slag' });
    const entry = { category: 'materials', unit: 't', quantity: '10' } as const;
    const body = aCarbonEntryDraft({ projectId, ...entry, factorId: `own-${carbonFactorId}` });
    const { id: carbonEntryId } = await director.call(carbonApi.add, { body });
    const params = { carbonFactorId };
    const changed = { params, body: { value: '2.5', version } };
    const after = await director.call(carbonStandardsApi.editFactor, changed);
    expect(after).toMatchObject({ value: '2.5', name: 'Slag', retiredAt: null });
    expect(after.id).not.toBe(carbonFactorId);
    expect(await lookedUp(`own-${carbonFactorId}`, 2026)).toBeUndefined();
    const storedEntry = await director.call(carbonApi.read, { params: { carbonEntryId } });
    expect(storedEntry.carbonEmitted).toBe('21.000000');
    const again = director.send(carbonStandardsApi.editFactor, { params, body: { value: '9' } });
    expect(await codeOf(again)).toBe(factorRetired.code);
    const stale = { params: { carbonFactorId: after.id }, body: { value: '9', version: 7 } };
    const refused = director.send(carbonStandardsApi.editFactor, stale);
    expect(await codeOf(refused)).toBe(changedMeanwhile.code);
    const all = await director.call(carbonStandardsApi.listOwnFactors, {});
    expect(all.find(({ id }) => id === carbonFactorId)?.retiredAt).not.toBeNull();
  });
});

describe('an EPD', () => {
  it('has a number, even after a change', async () => {
    const { epdNumber, ...without } = epd;
    const refused = await director.send(carbonStandardsApi.addFactor, { body: without });
    expect(refused.json().fields).toEqual({ epdNumber: 'EPD number is required' });
    const { id: carbonFactorId } = await add(epd);
    const cleared = await director.send(carbonStandardsApi.editFactor, {
      params: { carbonFactorId },
      body: { epdNumber: null },
    });
    expect(cleared.json().fields).toEqual({ epdNumber: 'EPD number is required' });
  });

  it('keeps its document while an earlier version uses it', async () => {
    const { id } = await add(epd);
    const attach = (carbonFactorId: number) =>
      director.call(carbonStandardsApi.attachEpd, { params: { carbonFactorId }, file: aPaper() });
    const paperOf = (carbonFactorId: number) =>
      director.send(carbonStandardsApi.readEpd, { params: { carbonFactorId } });
    expect((await paperOf(id)).statusCode).toBe(404);
    expect((await attach(id)).documentName).toBe('Declaration.pdf');
    expect((await paperOf(id)).headers['content-type']).toBe('application/pdf');
    const after = await director.call(carbonStandardsApi.editFactor, {
      params: { carbonFactorId: id },
      body: { value: '3' },
    });
    expect(after.documentName).toBe('Declaration.pdf');
    await attach(after.id);
    expect(await api.discarded()).toEqual([]);
    await attach(after.id);
    expect(await api.discarded()).toHaveLength(1);
    expect((await paperOf(id)).statusCode).toBe(200);
  });

  it('that has expired gives a warning, and is accepted', async () => {
    const { id } = await add({ ...epd, expiresOn: '2020-01-31' });
    expect(await lookedUp(`own-${id}`, 2025)).toMatchObject({
      expiresOn: '2020-01-31',
      citation: 'EPD-117, 2026',
    });
    const other = await add({ ...epd, epdNumber: 'S-P-01234' });
    expect(await lookedUp(`own-${other.id}`, 2025)).toMatchObject({
      citation: 'EPD S-P-01234, 2026',
    });
    const entry = { category: 'materials', unit: 't', factorId: `own-${id}` } as const;
    const body = aCarbonEntryDraft({ projectId, ...entry, date: '2025-03-04' });
    expect(await director.call(carbonApi.add, { body })).toMatchObject({
      status: 'counted',
      factorExpiresOn: '2020-01-31',
    });
  });
});

describe('an ICE workbook', () => {
  const importing = (edition: string) =>
    director.call(carbonStandardsApi.importSet, {
      body: {
        name: 'ICE',
        edition,
        year: 2024,
        licenceReference: 'ICE-42',
        rows: [
          { name: 'Straw bale', value: '0.01', density: '120' },
          { name: 'Straw board', value: '0.4', unit: 't' },
        ],
      },
    });
  const of = ({ id }: { id: number | null }) => ({
    params: { factorSetId: found(id ?? undefined) },
  });
  const publish = (set: { id: number | null }) =>
    director.call(carbonStandardsApi.publishSet, { ...of(set), body: {} });
  const statusOf = async ({ id }: { id: number | null }) =>
    (await director.call(carbonStandardsApi.listSets, {})).find((set) => set.id === id)?.status;

  it('is an unusable draft until it is published and supersedes the previous one', async () => {
    const first = await importing('V4.0');
    expect(first).toMatchObject({ status: 'draft', factors: 2, licenceReference: 'ICE-42' });
    expect(await search({ q: 'straw', source: 'ice' })).toEqual([]);
    expect((await publish(first)).status).toBe('published');
    const [bale] = await search({ q: 'straw bale', source: 'ice' });
    expect(bale).toMatchObject({
      source: 'ice',
      unit: 'kg',
      density: '120',
      citation: 'Inventory of Carbon & Energy (ICE) Database, Circular Ecology, V4.0',
    });
    const second = await publish(await importing('V4.1'));
    expect([await statusOf(first), await statusOf(second)]).toEqual(['superseded', 'published']);
    expect(await lookedUp(found(bale).id, 2024)).toBeUndefined();
    const again = director.send(carbonStandardsApi.publishSet, { ...of(first), body: {} });
    expect(await codeOf(again)).toBe(setNotDraft.code);
    const row = { params: { carbonFactorId: Number(found(bale).id.slice(4)) } };
    expect(await codeOf(director.send(carbonStandardsApi.retireFactor, row))).toBe(
      factorFromImportedSet.code,
    );
  });

  it('is discarded only while it is a draft', async () => {
    const draft = await importing('V5');
    const { statusCode } = await director.send(carbonStandardsApi.discardSet, of(draft));
    expect([statusCode, await statusOf(draft)]).toEqual([204, undefined]);
    const published = await publish(await importing('V5.1'));
    const refused = director.send(carbonStandardsApi.discardSet, of(published));
    expect(await codeOf(refused)).toBe(setNotDraft.code);
  });

  it('is listed with the four official editions, each with its attribution', async () => {
    const sets = await director.call(carbonStandardsApi.listSets, {});
    const official = sets.filter(({ source }) => source === 'official');
    expect(official.map(({ year, factors }) => [year, factors])).toEqual([
      [2026, 1472],
      [2025, 1467],
      [2024, 1467],
      [2023, 1440],
    ]);
    for (const { attribution } of official) expect(attribution).toContain('Open Government');
  });
});

describe('the carbon standard', () => {
  it('shows who set it, and can be undone within a day', async () => {
    const theirs = await (await api.organization()).member({ role: 'Director' });
    const settings = () => theirs.call(carbonStandardsApi.readSettings, {});
    const change = (body: object) => theirs.call(carbonStandardsApi.changeSettings, { body });
    const undo = () => theirs.send(carbonStandardsApi.undoSettings, {});
    const first = await settings();
    expect(first).toMatchObject({ id: null, setBy: null, undoableUntil: null, includesWtt: false });
    expect(await codeOf(undo())).toBe(nothingToUndo.code);
    expect(await change({ includesWtt: true })).toMatchObject({
      includesWtt: true,
      setBy: 'Ann Ray',
    });
    const changed = await change({ statedYear: 2025 });
    expect(changed).toMatchObject({ includesWtt: true, statedYear: 2025 });
    expect((await undo()).json()).toMatchObject({ includesWtt: true, statedYear: null });
    now = new Date(start.getTime() + 25 * 3_600_000);
    expect((await settings()).undoableUntil).toBeNull();
    expect(await codeOf(undo())).toBe(tooLateToUndo.code);
    now = start;
  });

  it('is not saved again where nothing changes', async () => {
    const theirs = await (await api.organization()).member({ role: 'Director' });
    const change = (body: object) => theirs.call(carbonStandardsApi.changeSettings, { body });
    expect((await change({})).id).toBeNull();
    const { id } = await change({ includesWtt: true, defaultDistance: '80' });
    expect((await change({})).id).toBe(id);
    expect((await change({ includesWtt: true, defaultDistance: '80.0' })).id).toBe(id);
  });

  it('that was undone can be set again, and shows which of the two it was', async () => {
    const theirs = await (await api.organization()).member({ role: 'Director' });
    const change = (body: object) => theirs.call(carbonStandardsApi.changeSettings, { body });
    const undo = () => theirs.call(carbonStandardsApi.undoSettings, {});
    expect(await change({ includesWtt: true })).toMatchObject({ isUndone: false });
    expect(await undo()).toMatchObject({ includesWtt: false, isUndone: true });
    expect(await undo()).toMatchObject({ includesWtt: true, isUndone: false });
    expect(await undo()).toMatchObject({ includesWtt: false, isUndone: true });
    expect(await change({ statedYear: 2025 })).toMatchObject({ isUndone: false });
  });

  it('keeps both changes of two users at once', async () => {
    const theirs = await (await api.organization()).member({ role: 'Director' });
    const change = (body: object) => theirs.call(carbonStandardsApi.changeSettings, { body });
    await Promise.all([
      change({ includesWtt: true }),
      change({ includesLosses: true }),
      change({ statedYear: 2025 }),
      change({ defaultDistance: '80' }),
    ]);
    expect(await theirs.call(carbonStandardsApi.readSettings, {})).toMatchObject({
      includesWtt: true,
      includesLosses: true,
      statedYear: 2025,
      defaultDistance: '80.0',
    });
  });

  it('accepts only vehicles calculated by tonne-kilometre', async () => {
    const body = { vehicleFactorId: diesel };
    const refused = await director.send(carbonStandardsApi.changeSettings, { body });
    expect(refused.json().fields).toEqual({ vehicleFactorId: noSuchVehicle.message });
  });

  it.each(roles)('is read by a %s, and changed by those who may', async (role) => {
    const member = await us.member({ role });
    const answers = [
      await member.send(carbonStandardsApi.readSettings, {}),
      await member.send(carbonStandardsApi.changeSettings, { body: {} }),
      await member.send(carbonStandardsApi.preview, { query: {}, body: {} }),
    ];
    const managed = can(member.actor, 'carbonStandard', 'M') ? 200 : 403;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, managed, managed]);
  });
});
