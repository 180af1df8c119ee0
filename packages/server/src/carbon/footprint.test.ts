import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import { wasteListAttribution } from '@sitewright/domain/carbon/attribution';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { sumOfKilograms } from '@sitewright/domain/carbon/kilograms';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { costsApi } from '@sitewright/domain/costs/api';
import { can, roles } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { aFootprint, kilogramsStatedIn2025, recordedKilograms } from './a-footprint.fixture.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { projectId, slug } = await aFootprint(director);

const read = (query: object = {}) => director.call(footprintApi.read, { params: { slug }, query });
const sumOf = (rows: { kilograms: string }[]) =>
  sumOfKilograms(rows.map(({ kilograms }) => kilograms));

/** Another company with the same contract, whose standard can be changed. */
async function another() {
  const company = await api.organization();
  const theirs = await company.member({ role: 'Managing Director' });
  const contract = await aFootprint(theirs);
  const saveSettings = (body: object) => theirs.call(carbonStandardsApi.changeSettings, { body });
  const total = async () => {
    const { totals } = await theirs.call(footprintApi.read, { params: contract, query: {} });
    return totals.total;
  };
  return { company, theirs, ...contract, saveSettings, total };
}

describe('the footprint of a contract', () => {
  it('is the sum calculated in this test, however it is divided', async () => {
    const footprint = await read();
    expect(footprint.totals).toMatchObject({ total: recordedKilograms, entries: 5, drafts: 1 });
    expect(footprint.byCategory).toEqual([
      { category: 'materials', kilograms: '1187.930600', percent: '30.6' },
      { category: 'plant', kilograms: '2512.790000', percent: '64.6' },
      { category: 'waste', kilograms: '10.346660', percent: '0.3' },
      { category: 'energy', kilograms: '177.000000', percent: '4.6' },
    ]);
    expect(footprint.byScope.map(({ kilograms }) => kilograms)).toEqual([
      '2512.790000',
      '177.000000',
      '1198.277260',
    ]);
    expect(footprint.byModule).toMatchObject([
      { module: 'A1-A3', kilograms: '1187.930600' },
      { module: 'A5.2', kilograms: '2689.790000' },
      { module: 'A5.3', kilograms: '10.346660' },
    ]);
    const { byCategory, byModule, byScope, bySupplier, hotspots, qualities } = footprint;
    for (const rows of [byCategory, byModule, byScope, bySupplier, hotspots, qualities])
      expect(sumOf(rows)).toBe(recordedKilograms);
    expect(sumOfKilograms(footprint.byMonth.map(({ total }) => total))).toBe(recordedKilograms);
  });

  it('is the sum of its entries', async () => {
    const entries = await director.call(carbonApi.list, { query: { projectId } });
    const kilograms = entries.flatMap(({ carbonEmitted }) => carbonEmitted ?? []);
    expect(sumOfKilograms(kilograms)).toBe(recordedKilograms);
  });

  it('shows losses, well to tank and biogenic carbon beside the total', async () => {
    const { totals } = await read({ from: '2025-01-01' });
    // 1,000 kWh × 0.01853, and × (0.0459 + 0.00397)
    expect(totals).toMatchObject({ losses: '18.530000', wtt: '49.870000' });
  });

  it('shows months, suppliers, hotspots, quality, waste and factor sets', async () => {
    const footprint = await read();
    expect(footprint.byMonth.map(({ month, total }) => [month, total])).toEqual([
      ['2024-03-01', '2512.790000'],
      ['2024-05-01', '10.346660'],
      ['2025-06-01', '1364.930600'],
    ]);
    expect(footprint.bySupplier).toMatchObject([
      { supplier: null, kilograms: '2700.136660' },
      { supplier: 'Pennick Concrete', kilograms: '1187.930600' },
    ]);
    expect(footprint.hotspots[0]).toMatchObject({ source: 'Site diesel', entries: 1 });
    expect(footprint.hotspots.at(-1)).toMatchObject({ source: 'Rubble', entries: 2 });
    // (2,700.13666 × 1.0 + 1,187.9306 × 0.7) ÷ 3,888.06726
    expect(footprint.qualityScore).toBe('0.91');
    expect(footprint.waste).toEqual({
      tonnes: '10',
      percent: '80.0',
      hazardousTonnes: '0',
      unweighed: 0,
    });
    expect(footprint.sets).toEqual([
      { citation: expect.stringContaining('2024'), terms: 3 },
      { citation: expect.stringContaining('2025'), terms: 2 },
    ]);
    expect(footprint.attributions).toEqual([
      expect.stringMatching(/Open Government Licence v3\.0.*2024/),
      expect.stringMatching(/Open Government Licence v3\.0.*2025/),
      wasteListAttribution,
    ]);
  });

  it('shows how much of its waste has no weight', async () => {
    const company = await api.organization();
    const head = await company.member({ role: 'Managing Director' });
    const contract = await company.project();
    const skip = { category: 'waste', factorId: null, carbonEmitted: '3', unit: 'm³' } as const;
    for (const over of [{}, { density: '1500' }, { quantity: null }])
      await head.call(carbonApi.add, {
        body: aCarbonEntryDraft({ projectId: contract.id, ...skip, quantity: '2', ...over }),
      });
    const ask = { params: { slug: contract.slug }, query: {} };
    const { waste } = await head.call(footprintApi.read, ask);
    expect(waste).toMatchObject({ tonnes: '3', unweighed: 2 });
  });

  it('is refused for days in reverse order', async () => {
    const query = { from: '2024-05-02', to: '2024-05-01' };
    const answer = await director.send(footprintApi.read, { params: { slug }, query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ to: 'The end date must be on or after the start date' });
  });

  it('covers the requested days, and compares with as many days before', async () => {
    const footprint = await read({ from: '2024-05-01', to: '2024-06-29' });
    expect(footprint.totals.total).toBe('10.346660');
    expect(footprint.before).toBe('2512.790000');
    expect((await read()).before).toBeNull();
  });

  it('is compared with its target, its area and its value', async () => {
    const body = { target: '10000', area: '2000' };
    await director.call(footprintApi.setTarget, { params: { slug }, body });
    const { totals } = await read();
    expect(totals).toMatchObject({
      target: '10000.000',
      targetToDate: '10000.000000',
      underTarget: '6111.932740',
      perSquareMetre: '1.944',
      perHundredThousand: '777.613',
    });
    const half = await read({ from: '2024-07-01', to: '2024-12-31' });
    // 184 of 366 days
    expect(half.totals.targetToDate).toBe('5027.322404');
    const reply = await director.call(footprintApi.setTarget, {
      params: { slug },
      body: { area: null },
    });
    expect(reply).toMatchObject({ targetKilograms: '10000.000', area: null, version: 2 });
  });

  it.each(roles)(
    'shows a %s emissions by value only with permission to see the value',
    async (role) => {
      const reader = await us.member({ role });
      const { totals, companyPerHundredThousand } = await reader.call(footprintApi.read, {
        params: { slug },
        query: {},
      });
      const mayRead = can(reader.actor, 'project.money', 'R');
      expect([totals.perHundredThousand, companyPerHundredThousand]).toEqual(
        mayRead ? ['777.613', '777.613'] : [null, null],
      );
      const target = { params: { slug }, body: { target: '10000' } };
      const { statusCode } = await reader.send(footprintApi.setTarget, target);
      expect(statusCode).toBe(can(reader.actor, 'carbonStandard', 'M') ? 200 : 403);
    },
  );
});

it('is divided by the contract value with approved changes, as the contract shows it', async () => {
  const { company, theirs, projectId: id, slug: name } = await another();
  const { id: budgetChangeId } = await theirs.call(costsApi.proposeBudgetChange, {
    body: { projectId: id, head: 'other', description: 'Night shift', valueAmount: '500000' },
  });
  const perValue = async () => {
    const { totals } = await theirs.call(footprintApi.read, { params: { slug: name }, query: {} });
    return totals.perHundredThousand;
  };
  expect(await perValue()).toBe('777.613');
  const approver = await company.member({ role: 'Managing Director' });
  await approver.call(costsApi.approveBudgetChange, { params: { budgetChangeId }, body: {} });
  expect(await perValue()).toBe('388.807');
});

describe('the company footprint', () => {
  it("is the sum of its contracts, and of no other company's", async () => {
    const { theirs, projectId: theirId } = await another();
    const { id: other } = await theirs.call(projectsApi.create, { body: { name: 'Quay' } });
    await theirs.call(carbonApi.add, { body: aCarbonEntryDraft({ projectId: other }) });
    const company = await theirs.call(footprintApi.company, { query: {} });
    // And 2,512.79 of the other contract, which has no value to be divided by.
    expect(company.totals).toMatchObject({
      total: '6400.857260',
      perHundredThousand: '777.613',
      entries: 6,
    });
    const contracts = await theirs.call(footprintApi.contracts, { query: {} });
    expect(contracts.map(({ projectId: id, total }) => [id, total])).toEqual([
      [other, '2512.790000'],
      [theirId, recordedKilograms],
    ]);
    const { slug: hidden } = await theirs.call(projectsApi.create, { body: { name: 'Hidden' } });
    const { statusCode } = await director.send(footprintApi.read, {
      params: { slug: hidden },
      query: {},
    });
    expect([statusCode, (await read()).totals.total]).toEqual([404, recordedKilograms]);
  });
});

describe('a carbon standard', () => {
  it('includes losses and well to tank in the total, and leaves modules out', async () => {
    const { saveSettings, total } = await another();
    await saveSettings({ includesLosses: true });
    expect(await total()).toBe('3906.597260');
    await saveSettings({ includesWtt: true });
    // 18.53, 49.87 and 1,000 l × 0.61101
    expect(await total()).toBe('4567.477260');
    await saveSettings({ includesLosses: false, includesWtt: false, modules: ['A1-A3'] });
    expect(await total()).toBe('1187.930600');
  });

  it('states everything under one year, and as recorded again', async () => {
    const { saveSettings, total, theirs, slug: theirSlug } = await another();
    await saveSettings({ statedYear: 2025 });
    expect(await total()).toBe(kilogramsStatedIn2025);
    const stated = await theirs.call(footprintApi.read, {
      params: { slug: theirSlug },
      query: {},
    });
    expect(stated.boundary).toMatchObject({ statedYear: 2025, keptTerms: 0 });
    expect(stated.sets).toEqual([{ citation: expect.stringContaining('2025'), terms: 5 }]);
    await saveSettings({ statedYear: null });
    expect(await total()).toBe(recordedKilograms);
  });

  it('leaves terms without a factor of that year as recorded, and reports them', async () => {
    const { saveSettings, total, theirs, projectId: theirId, slug: theirSlug } = await another();
    const byHand = { factorId: null, quantity: null, carbonEmitted: '12.5' };
    await theirs.call(carbonApi.add, {
      body: aCarbonEntryDraft({ projectId: theirId, ...byHand }),
    });
    await saveSettings({ statedYear: 2025 });
    expect(await total()).toBe('3958.844160');
    const { boundary } = await theirs.call(footprintApi.read, {
      params: { slug: theirSlug },
      query: {},
    });
    expect(boundary.keptTerms).toBe(1);
  });

  it('previews the change of each contract page by page, and changes nothing', async () => {
    const { theirs, total, projectId: theirId } = await another();
    await theirs.call(projectsApi.create, { body: { name: 'Quay' } });
    const ask = { body: { statedYear: 2025 } } as const;
    const first = await theirs.call(carbonStandardsApi.preview, { ...ask, query: { limit: 1 } });
    expect(first).toMatchObject({ of: 2, contracts: [{ before: '0.000000', percent: null }] });
    const query = { limit: 1, cursor: first.next ?? undefined };
    const second = await theirs.call(carbonStandardsApi.preview, { ...ask, query });
    expect(second).toMatchObject({
      next: null,
      contracts: [
        {
          projectId: theirId,
          before: recordedKilograms,
          after: kilogramsStatedIn2025,
          change: '58.276900',
          percent: '1.5',
        },
      ],
    });
    expect(await total()).toBe(recordedKilograms);
  });
});

it('splits a change into real savings and a different way of counting', async () => {
  const restatement = await director.call(footprintApi.restate, {
    params: { slug },
    query: {
      year: 2025,
      beforeFrom: '2024-01-01',
      beforeTo: '2024-12-31',
      afterFrom: '2025-01-01',
      afterTo: '2025-12-31',
    },
  });
  expect(restatement).toMatchObject({
    before: { recorded: '2523.136660', restated: '2581.413560' },
    after: { recorded: '1364.930600', restated: '1364.930600' },
    change: '-1158.206060',
    activityEffect: '-1216.482960',
    factorEffect: '58.276900',
    keptTerms: 0,
  });
});

describe('the carbon of a supplier', () => {
  it('is summed by material, factor source and contract', async () => {
    const { theirs, projectId: id, slug: here } = await another();
    const body = aSupplierDraft({ name: 'Pennick concrete' });
    const { id: supplierId } = await theirs.call(suppliersApi.add, { body });
    await theirs.call(carbonApi.add, {
      body: aCarbonEntryDraft({
        projectId: id,
        source: 'Pump hire',
        supplier: 'Pennick Concrete',
        factorId: null,
        carbonEmitted: '12.0694',
      }),
    });
    const ask = { params: { supplierId } };
    expect(await theirs.call(footprintApi.supplier, ask)).toEqual({
      total: '1200.000000',
      materials: [
        {
          source: 'Concrete C32/40',
          category: 'materials',
          kilograms: '1187.930600',
          percent: '99.0',
          entries: 1,
        },
        {
          source: 'Pump hire',
          category: 'plant',
          kilograms: '12.069400',
          percent: '1.0',
          entries: 1,
        },
      ],
      factors: [
        { factorSource: 'official', kilograms: '1187.930600', percent: '99.0', entries: 1 },
        { factorSource: null, kilograms: '12.069400', percent: '1.0', entries: 1 },
      ],
      qualities: [
        { quality: 'average', kilograms: '1187.930600', percent: '99.0', entries: 1 },
        { quality: 'estimated', kilograms: '12.069400', percent: '1.0', entries: 1 },
      ],
      contracts: [
        {
          slug: here,
          name: 'Kestrel Wharf',
          kilograms: '1200.000000',
          percent: '100.0',
          entries: 2,
        },
      ],
    });
    expect((await director.send(footprintApi.supplier, ask)).statusCode).toBe(404);
  });
});
