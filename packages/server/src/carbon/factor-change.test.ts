import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import type { FactorChanged } from '@sitewright/domain/carbon/factor-change';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { materialsApi } from '@sitewright/domain/materials/api';
import { aMaterialDraft } from '@sitewright/domain/materials/material.fixture';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activityLogs } from '../platform/activity.ts';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';

const api = await testApi({ now: () => new Date('2026-06-01T09:00:00Z') });

const metals = '19_500_5028_15_1';
const bar = {
  source: 'T16 rebar, cut and bent',
  category: 'materials',
  unit: 't',
  factorId: metals,
} as const;
const theEpd = {
  source: 'epd',
  name: 'Reinforcing bar, electric arc furnace',
  category: 'materials',
  unit: 't',
  value: '742',
  year: 2026,
  reason: 'Declared by the mill',
  epdNumber: 'EPD-118',
} as const;

/** 2 t and 500 kg of rebar by the average for metals of 2026, mesh, and an EPD for rebar. */
async function aContract() {
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const { id: projectId, slug } = await us.project();
  const { id: materialId } = await director.call(materialsApi.add, {
    body: aMaterialDraft({
      itemDescription: 'T16 rebar, cut and bent',
      unit: 't',
      weight: '1000',
      weightUnit: 'kg',
      carbonFactorId: metals,
    }),
  });
  const add = (over: Partial<CarbonEntryDraft>, by: Caller = director) =>
    by.call(carbonApi.add, {
      body: aCarbonEntryDraft({ projectId, date: '2026-05-20', ...bar, ...over }),
    });
  const first = await add({ quantity: '2', materialId });
  const second = await add({ quantity: '500', unit: 'kg' });
  const mesh = await add({ source: 'A193 mesh', quantity: '1' });
  const { id } = await director.call(carbonStandardsApi.addFactor, { body: theEpd });
  const of = { params: { slug }, body: { factorId: `own-${id}` } };
  const read = (carbonEntryId: number) =>
    director.call(carbonApi.read, { params: { carbonEntryId } });
  const total = async () =>
    (await director.call(footprintApi.read, { params: { slug }, query: {} })).totals.total;
  const material = () => director.call(materialsApi.read, { params: { materialId } });
  return {
    us,
    director,
    projectId,
    slug,
    materialId,
    add,
    first,
    second,
    mesh,
    of,
    read,
    total,
    material,
  };
}

describe('an average while the company has a better factor', () => {
  it('is said with the entry, and counted with the contract', async () => {
    const { director, slug, first, mesh, of, read } = await aContract();
    const { factorId: id } = of.body;
    const factor = { id, name: theEpd.name, source: 'epd', year: 2026 };
    expect(first.betterFactor).toBeNull();
    expect((await read(first.id)).betterFactor).toEqual(factor);
    expect((await read(mesh.id)).betterFactor).toBeNull();
    // 2.5 t × 3,821.94858
    expect(await director.call(carbonApi.betterFactors, { params: { slug } })).toEqual([
      {
        factor,
        averages: ['Metals, primary material production'],
        entries: 2,
        kilograms: '9554.871450',
      },
    ]);
  });

  it('is changed in all entries and in the catalogue, once, after a preview that changes nothing', async () => {
    const contract = await aContract();
    const { director, us, first, second, of, read, total, material, materialId, projectId } =
      contract;
    const expected: Partial<FactorChanged> = {
      name: theEpd.name,
      // 2.5 t × 3,821.94858, and 2.5 t × 742
      before: '9554.871450',
      after: '1855.000000',
      count: 2,
      materials: [{ materialId, factorId: metals }],
    };
    // With a tonne of mesh by the average.
    expect(await total()).toBe('13376.820030');
    expect(await director.call(carbonApi.previewFactorChange, of)).toMatchObject(expected);
    expect([await total(), (await material()).carbonFactorId]).toEqual(['13376.820030', metals]);
    const changed = await director.call(carbonApi.changeFactors, of);
    expect(changed).toMatchObject(expected);
    // 1,855 + 3,821.94858
    expect(await total()).toBe('5676.948580');
    expect(await read(first.id)).toMatchObject({
      carbonEmitted: '1484.000000',
      quality: 'epd',
      factorId: of.body.factorId,
      factorSource: 'epd',
      betterFactor: null,
      version: 2,
      terms: [{ sum: '2 t × 742 kg/t = 1,484 kg CO₂e' }],
    });
    expect((await read(second.id)).carbonEmitted).toBe('371.000000');
    expect(await material()).toMatchObject({
      carbonFactorId: of.body.factorId,
      carbonPerUnit: '742',
      carbonSource: 'EPD-118, 2026',
    });
    const again = await director.call(carbonApi.changeFactors, of);
    expect(again).toMatchObject({ count: 0, before: '0.000000', materials: [] });
    const rows = await asOrganization(api.pools.app, us.id, (tx) =>
      tx
        .select()
        .from(activityLogs)
        .where(eq(activityLogs.action, endpointName(carbonApi.changeFactors))),
    );
    expect(rows).toMatchObject([
      { entityName: theEpd.name, metadata: { projectId } },
      { entityName: theEpd.name },
    ]);
  });

  it('comes back with an undo, unless something has been changed since', async () => {
    const { director, first, second, of, read, total, material } = await aContract();
    const { factorId, entries, materials } = await director.call(carbonApi.changeFactors, of);
    const undo = { params: of.params, body: { factorId, entries, materials } };
    const undone = await director.call(carbonApi.undoFactorChange, undo);
    expect(undone).toMatchObject({ before: '1855.000000', after: '9554.871450', count: 2 });
    expect(await total()).toBe('13376.820030');
    expect(await read(first.id)).toMatchObject({ factorId: metals, quality: 'average' });
    expect(await material()).toMatchObject({ carbonFactorId: metals, carbonPerUnit: '3821.94858' });
    await director.call(carbonApi.changeFactors, of);
    await director.call(carbonApi.edit, {
      params: { carbonEntryId: second.id },
      body: { factorId: metals },
    });
    const refused = await director.send(carbonApi.undoFactorChange, undo);
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'carbon_entry.factors_changed',
    ]);
    expect(await total()).toBe('7216.922870');
  });

  it('is changed neither by users who may not edit materials, nor in another organisation, nor to a factor that is none of ours', async () => {
    const { us, director, of } = await aContract();
    const viewer = await us.member({ role: 'Viewer' });
    const siteManager = await us.member({ role: 'Site Manager' });
    const stranger = await (await api.organization()).member({ role: 'Director' });
    const statusOf = async (by: Caller, input = of) =>
      (await by.send(carbonApi.changeFactors, input)).statusCode;
    expect([await statusOf(viewer), await statusOf(siteManager)]).toEqual([403, 403]);
    expect(await statusOf(stranger)).toBe(404);
    expect(await statusOf(director, { ...of, body: { factorId: metals } })).toBe(404);
  });
});
