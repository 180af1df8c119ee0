import { backupApi } from '@sitewright/domain/backup/api';
import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { deletedWithSource, notYours } from '@sitewright/domain/carbon/rules';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { filesApi } from '@sitewright/domain/files/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { found } from '@sitewright/domain/kernel/problem';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { carbonTerms } from './table.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Director' });
const supervisor = await us.member({ role: 'Site Supervisor' });
const { id: projectId, slug } = await us.project();

const draft = (over: Partial<CarbonEntryDraft> = {}) => ({
  body: aCarbonEntryDraft({ projectId, ...over }),
});
const add = (over: Partial<CarbonEntryDraft> = {}, by: Caller = director) =>
  by.call(carbonApi.add, draft(over));
const of = ({ id: carbonEntryId }: { id: number }) => ({ params: { carbonEntryId } });
const refusalOf = async (answer: Promise<{ statusCode: number; json: () => unknown }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json()];
};

const electricity = { source: 'Cabins', category: 'energy', unit: 'kWh' } as const;
const meter = { ...electricity, factorId: '7_400_4000_5_1', quantity: '1000' } as const;
const rubble = {
  source: 'Rubble',
  category: 'waste',
  quantity: '10',
  unit: 't',
  factorId: null,
} as const;

describe('an entry', () => {
  it('is its quantity times the factor of its year, which it keeps', async () => {
    const entry = await add();
    expect(entry).toMatchObject({
      status: 'counted',
      carbonEmitted: '2512.790000',
      module: 'A5.2',
      scope: '1',
      quality: 'measured',
      factorId: '1_101_1011_8_1',
      factor: '2.512790000000',
      factorUnit: 'l',
      factorSource: 'official',
      factorYear: 2024,
      isByHand: false,
      userId: director.actor.userId,
    });
    const [direct, ...inOwnTx] = entry.terms;
    expect(direct?.sum).toBe('1,000 l × 2.51279 kg/l = 2,512.79 kg CO₂e');
    expect(inOwnTx.map(({ kind }) => kind)).toEqual(['wtt', 'biogenic']);
    expect(Number(entry.wtt)).toBeGreaterThan(0);
    const years = ['2024-12-31', '2025-01-01', '2026-06-01'];
    const kilograms = await Promise.all(years.map((date) => add({ ...meter, date })));
    expect(kilograms.map(({ carbonEmitted }) => carbonEmitted)).toEqual([
      '207.050000',
      '177.000000',
      '130.960000',
    ]);
  });

  it('without a factor of its year is refused with a reason, and saved as a draft that counts nothing', async () => {
    const date = '2022-05-01';
    const message = expect.stringMatching(/^There are no official factors for 2022\./);
    const refused = await refusalOf(director.send(carbonApi.add, draft({ ...meter, date })));
    expect(refused).toMatchObject([
      400,
      { code: 'carbon_entry.incomplete', fields: { factorId: message } },
    ]);
    expect(await add({ ...meter, date, isDraft: true })).toMatchObject({
      status: 'draft',
      carbonEmitted: null,
      terms: [],
      missing: [{ field: 'factorId', message }],
    });
  });

  it('of tomorrow is refused at its date, even as a draft; one of today counts', async () => {
    const [today, tomorrow] = [londonDay(new Date()), daysAfter(londonDay(new Date()), 1)];
    const fields = { date: 'Date must not be in the future' };
    const ahead = { ...meter, date: tomorrow };
    for (const isDraft of [false, true]) {
      const refused = director.send(carbonApi.add, draft({ ...ahead, isDraft }));
      expect(await refusalOf(refused)).toMatchObject([400, { fields }]);
    }
    const entry = await add({ ...meter, date: today });
    const moved = director.send(carbonApi.edit, { ...of(entry), body: { date: tomorrow } });
    expect(await refusalOf(moved)).toMatchObject([400, { fields }]);
  });

  it('is no longer a draft once it is complete', async () => {
    const entry = await add({ ...meter, quantity: null, isDraft: true });
    expect(entry.missing).toMatchObject([{ field: 'quantity' }]);
    const noted = await director.call(carbonApi.edit, { ...of(entry), body: { notes: 'Ask Ed' } });
    expect(noted).toMatchObject({ status: 'draft', notes: 'Ask Ed' });
    const read = await director.call(carbonApi.edit, { ...of(entry), body: { quantity: '10' } });
    expect(read).toMatchObject({ status: 'counted', missing: [], carbonEmitted: '2.070500' });
    const lost = director.send(carbonApi.edit, { ...of(entry), body: { quantity: null } });
    expect(await refusalOf(lost)).toMatchObject([400, { fields: { quantity: expect.anything() } }]);
  });

  it('with kilograms and no factor is marked as entered by hand', async () => {
    const entry = await add({ factorId: null, carbonEmitted: '5' });
    expect(entry).toMatchObject({
      isByHand: true,
      quality: 'estimated',
      carbonEmitted: '5.000000',
      factorId: null,
      terms: [{ factorId: null, kilograms: '5.000000' }],
    });
    const edited = await director.call(carbonApi.edit, { ...of(entry), body: { quantity: '2' } });
    expect(edited).toMatchObject({ isByHand: true, carbonEmitted: '5.000000' });
    const factorId = '1_101_1011_8_1';
    const calculated = await director.call(carbonApi.edit, { ...of(entry), body: { factorId } });
    expect(calculated).toMatchObject({ isByHand: false, carbonEmitted: '5.025580' });
  });

  it('with kilograms and a factor is refused at the kilograms', async () => {
    const both = director.send(carbonApi.add, draft({ carbonEmitted: '5' }));
    expect(await refusalOf(both)).toMatchObject([
      400,
      { fields: { carbonEmitted: 'Enter the kilograms or choose a factor, not both' } },
    ]);
  });

  it('with a factor accepts no kilograms until the factor is removed', async () => {
    const entry = await add();
    const edit = (body: object) => director.send(carbonApi.edit, { ...of(entry), body });
    expect(await refusalOf(edit({ carbonEmitted: '5' }))).toMatchObject([
      400,
      { fields: { carbonEmitted: 'Enter the kilograms or choose a factor, not both' } },
    ]);
    const open = await add({ ...meter, quantity: null, isDraft: true });
    const beside = { ...of(open), body: { carbonEmitted: '5' } };
    expect((await director.send(carbonApi.edit, beside)).statusCode).toBe(400);
    expect((await edit({ carbonEmitted: '5', factorId: null })).json()).toMatchObject({
      isByHand: true,
      carbonEmitted: '5.000000',
    });
  });

  it('keeps the quality that a user chose', async () => {
    const entry = await add({ quality: 'average' });
    const body = { quantity: '900' };
    expect(await director.call(carbonApi.edit, { ...of(entry), body })).toMatchObject({
      quality: 'average',
    });
  });

  it('of waste takes the fields of its code, whatever is sent', async () => {
    const asbestos = { ...rubble, wasteCode: '170605', wasteRoute: 'Landfill' } as const;
    const sent = { ...draft(asbestos).body, isHazardousWaste: false, wasteCodeDescription: 'Sand' };
    const entry = await director.call(carbonApi.add, { body: sent });
    expect(entry).toMatchObject({
      wasteCode: '17 06 05*',
      isHazardousWaste: true,
      wasteCodeDescription: expect.stringMatching(/asbestos/i),
      carbonEmitted: '59.132500',
      module: 'A5.3',
    });
    expect(entry.transferGaps).toContain('Consignment note number');
    const transferNote = { noteNumber: 'HW-1', carrierName: null, hierarchyDeclared: true };
    const noted = await director.call(carbonApi.edit, { ...of(entry), body: { transferNote } });
    expect(noted.transferNote).toEqual(transferNote);
    expect(noted.transferGaps).not.toContain('Consignment note number');
    const clay = { wasteCode: '17 01 02', wasteRoute: 'Open-loop' as const };
    const moved = await director.call(carbonApi.edit, { ...of(entry), body: clay });
    expect(moved).toMatchObject({ isHazardousWaste: false, carbonEmitted: '9.848500' });
    const unknown = director.send(carbonApi.add, draft({ ...rubble, wasteCode: '99 99 99' }));
    expect(await refusalOf(unknown)).toMatchObject([
      400,
      { fields: { wasteCode: expect.anything() } },
    ]);
  });

  it('to a route without an official factor is refused there', async () => {
    const mixed = { ...rubble, wasteCode: '17 09 04', wasteRoute: 'Landfill' } as const;
    expect(await refusalOf(director.send(carbonApi.add, draft(mixed)))).toMatchObject([
      400,
      {
        fields: {
          wasteRoute: expect.stringMatching(/to landfill has no official factor for 2024/),
        },
      },
    ]);
  });

  it('with the carbon of its material keeps the source of that figure', async () => {
    const body = aMaterialDraft({ carbonPerUnit: '210.5', carbonSource: 'EPD S-P-01234' });
    const { id: materialId } = await director.call(materialsApi.add, { body });
    const pour = { source: 'Concrete', category: 'materials', unit: 'm³', quantity: '2' } as const;
    const entry = await add({ ...pour, factorId: null, materialId });
    expect(entry).toMatchObject({
      carbonEmitted: '421.000000',
      factorSource: 'epd',
      factorId: `material-${materialId}`,
      factorYear: null,
      quality: 'epd',
    });
    const more = { ...of(entry), body: { quantity: '3' } };
    expect(await director.call(carbonApi.edit, more)).toMatchObject({
      carbonEmitted: '631.500000',
    });
  });

  it('that is too large to be stored is refused', async () => {
    const far = { transportWeight: '999999999', transportDistance: '999999999' };
    const haul = { ...far, category: 'transport', factorId: '27_304_3140_14_1' } as const;
    const refused = director.send(carbonApi.add, draft({ ...haul, transportMethod: 'weight' }));
    expect(await refusalOf(refused)).toMatchObject([400, { code: 'carbon_entry.is_too_much' }]);
  });
});

describe('an estimate', () => {
  it('shows the sums and the attribution that the licence requires, and is not saved', async () => {
    const body = aCarbonEntryDraft({ projectId });
    const { rows: before } = await api.pools.owner.query('select count(*) from activity_logs');
    const estimate = await supervisor.call(carbonApi.estimate, { body });
    const { rows: after } = await api.pools.owner.query('select count(*) from activity_logs');
    expect(estimate).toMatchObject({ carbonEmitted: '2512.790000', quality: 'measured' });
    expect(estimate.attributions).toEqual([expect.stringMatching(/Open Government Licence v3\.0/)]);
    expect(after).toEqual(before);
  });

  it('reports what is missing instead of refusing', async () => {
    const body = aCarbonEntryDraft({ projectId, factorId: null });
    expect(await supervisor.call(carbonApi.estimate, { body })).toMatchObject({
      carbonEmitted: null,
      missing: [{ field: 'factorId', message: 'Please choose a factor' }],
    });
  });
});

describe('the list', () => {
  it('is ordered by latest day, and filtered by contract, days, words, category and status', async () => {
    const [contract, elsewhere] = [await us.project(), await us.project()];
    const here = { projectId: contract.id };
    const diesel = await add({ ...here, notes: 'Bowser 7' });
    const cabins = await add({ ...here, ...meter, date: '2026-02-01' });
    const open = await add({ ...here, ...electricity, factorId: null, isDraft: true });
    await add({ projectId: elsewhere.id });
    const found = async (query: object) =>
      (await director.call(carbonApi.list, { query: { ...here, ...query } })).map(({ id }) => id);
    expect(await found({})).toEqual([cabins.id, open.id, diesel.id]);
    expect(await found({ cursor: cabins.id })).toEqual([open.id, diesel.id]);
    expect(await found({ from: '2025-01-01' })).toEqual([cabins.id]);
    expect(await found({ q: 'bowser' })).toEqual([diesel.id]);
    expect(await found({ category: 'energy', status: 'counted' })).toEqual([cabins.id]);
    const bySlug = { params: { slug: contract.slug }, query: { limit: 2 } };
    const answer = await director.send(carbonApi.listBySlug, bySlug);
    expect(answer.json()).toHaveLength(2);
    expect(answer.headers.link).toMatch(/rel="next"/);
  });

  it('of waste codes begins with construction', async () => {
    const codes = await supervisor.call(carbonApi.wasteCodes, { query: { q: 'concrete' } });
    expect(codes[0]).toMatchObject({ code: '17 01 01', description: 'Concrete' });
  });
});

describe('permissions', () => {
  it('let a supervisor edit their own entries, and a viewer none', async () => {
    const theirs = await add({}, supervisor);
    const body = { notes: 'Ticket in the cabin' };
    expect(await supervisor.call(carbonApi.edit, { ...of(theirs), body })).toMatchObject(body);
    const others = supervisor.send(carbonApi.edit, { ...of(await add()), body });
    expect(await refusalOf(others)).toMatchObject([403, { code: notYours.code }]);
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(carbonApi.edit, { ...of(theirs), body })).statusCode).toBe(403);
    expect((await viewer.send(carbonApi.read, of(theirs))).statusCode).toBe(200);
  });

  it('hide what an order cost from a supervisor, who cannot remove it either', async () => {
    const lineItems = [{ description: 'Rebar', quantity: '2', unit: 't', unitPrice: '900' }];
    const priced = draft({ poTotal: '1800' });
    const refused = refusalOf(supervisor.send(carbonApi.add, priced));
    const fields = { poTotal: 'Your role does not allow entering order costs.' };
    expect(await refused).toMatchObject([403, { fields }]);
    const theirs = await add({ poTotal: null, lineItems }, supervisor);
    const { poTotal, lineItems: storedItems } = await director.call(carbonApi.read, of(theirs));
    expect([poTotal, storedItems]).toEqual([
      null,
      [{ description: 'Rebar', quantity: '2', unit: 't' }],
    ]);
    const edit = (body: object) => director.call(carbonApi.edit, { ...of(theirs), body });
    await edit({ poTotal: '1800', lineItems });
    const seen = await supervisor.call(carbonApi.read, of(theirs));
    expect(seen).toMatchObject({ poTotal: null, lineItems: [{ description: 'Rebar' }] });
    expect(seen.lineItems[0]).not.toHaveProperty('unitPrice');
    const raise = supervisor.send(carbonApi.edit, { ...of(theirs), body: { poTotal: '1900' } });
    expect(await refusalOf(raise)).toMatchObject([403, { fields }]);
    const body = { poTotal: null, lineItems: [], notes: 'Seen' };
    await supervisor.call(carbonApi.edit, { ...of(theirs), body });
    expect(await director.call(carbonApi.read, of(theirs))).toMatchObject({
      poTotal: '1800.00',
      lineItems,
      notes: 'Seen',
    });
  });

  it('hide entries from other organisations', async () => {
    const stranger = await (await api.organization()).member({ role: 'Managing Director' });
    const entry = await add();
    const asks = [
      stranger.send(carbonApi.read, of(entry)),
      stranger.send(carbonApi.edit, { ...of(entry), body: { notes: 'Mine' } }),
      stranger.send(carbonApi.remove, of(entry)),
      stranger.send(carbonApi.listBySlug, { params: { slug }, query: {} }),
      stranger.send(carbonApi.add, draft()),
    ];
    const answers = await Promise.all(asks);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('two users who edit at once', () => {
  it('get a conflict, and the second sees what the first saved', async () => {
    const entry = await add();
    const edit = (quantity: string) =>
      director.send(carbonApi.edit, { ...of(entry), body: { quantity, version: entry.version } });
    expect((await edit('900')).statusCode).toBe(200);
    expect(await refusalOf(edit('800'))).toMatchObject([
      409,
      { code: 'changed_meanwhile', current: { quantity: '900.000000', version: 2 } },
    ]);
  });
});

describe('a note', () => {
  it('leaves the figures with the factors that they were calculated with', async () => {
    const entry = await add();
    const isIts = eq(carbonTerms.carbonEntryId, entry.id);
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.update(carbonTerms).set({ factor: '7' }).where(isIts),
    );
    const noted = await director.call(carbonApi.edit, { ...of(entry), body: { notes: 'Bowser' } });
    expect(noted.terms[0]?.factor).toBe('7.000000000000');
    const moved = await director.call(carbonApi.edit, { ...of(entry), body: { quantity: '900' } });
    expect(moved.terms[0]?.factor).toBe('2.512790000000');
  });
});

describe('files of an entry', () => {
  it('are deleted and restored with it', async () => {
    const entry = await add();
    const ask = { ...of(entry), file: aPicture() };
    const { uploadedFiles } = await director.call(carbonApi.addFile, ask);
    const { id: fileId, url } = found(uploadedFiles[0]);
    expect(url).toBe(`/api/files/${fileId}/content`);
    const params = { carbonEntryId: entry.id, fileId };
    expect(await director.call(carbonApi.removeFile, { params })).toMatchObject({
      uploadedFiles: [],
    });
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'file' } });
    const restore = { params: { binItemId: found(item).id }, body: {} };
    await director.send(carbonApi.remove, of(entry));
    expect((await director.send(backupApi.restore, restore)).json().code).toBe(
      'file.parent_missing',
    );
    const [bin] = await director.call(backupApi.listBin, { query: { recordType: 'carbonEntry' } });
    await director.call(backupApi.restore, { params: { binItemId: found(bin).id }, body: {} });
    await director.call(backupApi.restore, restore);
    expect(await director.call(carbonApi.read, of(entry))).toMatchObject({ uploadedFiles });
    expect((await director.send(filesApi.read, { params: { fileId } })).statusCode).toBe(200);
  });
});

describe('the bin', () => {
  it('restores an entry as it was', async () => {
    const entry = await add({ notes: 'Bowser 7' });
    expect((await director.send(carbonApi.remove, of(entry))).statusCode).toBe(204);
    expect((await director.send(carbonApi.read, of(entry))).statusCode).toBe(404);
    const [item] = await director.call(backupApi.listBin, { query: { recordType: 'carbonEntry' } });
    expect(item).toMatchObject({ recordName: 'Site diesel, 04/03/2024' });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await director.call(carbonApi.read, of(entry))).toEqual(entry);
  });

  it('does not accept what the diary posted', async () => {
    const labor = JSON.stringify({ type: 'plant', plant: '6 t dumper', hours: 8 });
    const body = aDiaryEntryDraft({ projectId, date: '2026-03-03', labor });
    await director.call(diaryApi.create, { body });
    const [posted] = await director.call(carbonApi.list, { query: { q: '6 t dumper' } });
    const refused = director.send(carbonApi.remove, of(found(posted)));
    expect(await refusalOf(refused)).toMatchObject([409, { code: deletedWithSource.code }]);
  });
});
