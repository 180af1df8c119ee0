import { describe, expect, it } from 'vitest';
import { aDiaryEntry } from '../diary/diary-entry.fixture.ts';
import { aCarbonEntry } from './carbon-entry.fixture.ts';
import {
  bringsProducts,
  burnsFuel,
  type DeliveredLine,
  entryOfHaulage,
  entryOfMaterial,
  entryOfPlant,
  isAccepted,
  isAssumed,
  isSameWork,
  isUnweighed,
} from './posted-entries.ts';
import { defaultCarbonSettings } from './standards-rules.ts';

const aCame = (
  line: Partial<DeliveredLine['line']> = {},
  material?: DeliveredLine['material'],
): DeliveredLine => ({
  order: { createdByName: 'Ann Ray', total: '1200.00' },
  delivery: {
    id: 4,
    projectId: 1,
    date: '2026-03-02',
    poNumber: 'NC-0001',
    supplierName: 'Pennick Concrete',
  },
  line: {
    id: 9,
    description: 'Concrete C32/40',
    unit: 'm³',
    received: '20.000',
    rejected: '2.000',
    ...line,
  },
  material,
});

const concrete = { id: 1, unit: 'm³', category: 'Concrete', kilogramsPerUnit: '2400' };

describe('a line of a delivery', () => {
  it('counts with what stays of it', () => {
    expect(isAccepted(aCame().line)).toBe(true);
    expect(isAccepted(aCame({ rejected: '20.000' }).line)).toBe(false);
    expect(entryOfMaterial(aCame({}, concrete))).toMatchObject({
      quantity: '18.000',
      unit: 'm³',
      unitWeight: '2400.000000',
    });
  });

  it('weighs what its material weighs, also in another unit', () => {
    const yards = aCame({ unit: 'yd³', received: '1', rejected: '0' }, concrete);
    expect(entryOfMaterial(yards).unitWeight).toBe('1834.931659');
    expect(isUnweighed(yards)).toBe(false);
    const tonnes = aCame({ unit: 't', received: '5', rejected: '0' });
    expect(entryOfHaulage(tonnes, defaultCarbonSettings, undefined).transportWeight).toBe(
      '5.000000',
    );
  });

  it('that is ordered in a unit which leads nowhere has no weight but that of other tickets', () => {
    const loads = aCame({ unit: 'load', received: '2', rejected: '0' }, concrete);
    expect(isUnweighed(loads)).toBe(true);
    expect(entryOfMaterial(loads).unitWeight).toBeNull();
    expect(entryOfHaulage(loads, defaultCarbonSettings, undefined).transportWeight).toBeNull();
    expect(entryOfHaulage(loads, defaultCarbonSettings, '20000').transportWeight).toBe('40.000000');
  });

  it('without a unit is counted by the piece, and never taken for tonnes', () => {
    const pieces = aCame({ unit: null });
    expect(entryOfMaterial(pieces).unit).toBe('no.');
    expect(isUnweighed(pieces)).toBe(true);
  });

  it('comes as far as its category does, else as far as the rest', () => {
    const far = (material?: DeliveredLine['material']) =>
      entryOfHaulage(aCame({}, material), defaultCarbonSettings, undefined).transportDistance;
    expect(far({ ...concrete, category: 'CONCRETE' })).toBe('20.0');
    expect(far({ ...concrete, category: null })).toBe('120.0');
  });
});

describe('how a thing came', () => {
  const hauled = (delivered: DeliveredLine, weighed?: string) =>
    entryOfHaulage(delivered, defaultCarbonSettings, weighed);
  const assumed = (entry: Parameters<typeof isAssumed>[0]) =>
    isAssumed(entry, defaultCarbonSettings);
  const far = { transportDistance: '35.000000' };

  it('is assumed until a distance is entered', () => {
    const entry = hauled(aCame({}, concrete));
    expect(assumed(entry)).toBe(true);
    expect(assumed({ ...entry, ...far })).toBe(false);
    expect(assumed({ ...entry, distanceUnit: 'mi' })).toBe(false);
  });

  it('is assumed if its weight comes from other tickets, until it is weighed', () => {
    const loads = { ...hauled(aCame({ unit: 'load' }, concrete), '20000'), ...far };
    expect(assumed(loads)).toBe(true);
    expect(assumed({ ...loads, isWeighed: true })).toBe(false);
  });

  it('is not assumed if it was entered', () => {
    expect(assumed({ transportDistance: '120.000000', distanceUnit: 'km' })).toBe(false);
  });
});

it.each([
  ['materials', true],
  ['preliminaries', true],
  ['plant', false],
  ['labour', false],
  ['subcontract', false],
] as const)('an order for %s brings products: %s', (costHead, brings) => {
  expect(bringsProducts({ costHead })).toBe(brings);
});

describe('an entry of the diary', () => {
  it('burns something where a machine worked', () => {
    expect(burnsFuel({ type: 'plant', hours: '0.5' })).toBe(true);
    expect(burnsFuel({ type: 'plant', hours: '0.0' })).toBe(false);
    expect(burnsFuel({ type: 'labour', hours: '8.0' })).toBe(false);
  });

  it('is named after the machine on hire, else as written', () => {
    const entry = aDiaryEntry({ plant: 'the 13 t excavator', company: 'Dunmore' });
    const none = { factorId: null, perHour: null };
    expect(entryOfPlant(entry, undefined, none)).toMatchObject({
      source: 'the 13 t excavator',
      supplier: 'Dunmore',
      plantHireId: null,
    });
    const hire = { id: 3, name: '13 t excavator', supplierName: 'Tarn Plant Hire' };
    expect(entryOfPlant(entry, hire, none)).toMatchObject({
      source: '13 t excavator',
      supplier: 'Tarn Plant Hire',
      plantHireId: 3,
    });
  });

  it('keeps corrections of the same machine, and not of another', () => {
    const entry = aDiaryEntry({ plant: '13 t excavator' });
    const usual = { factorId: '1_101_1011_8_1', perHour: '9.3' };
    const right = {
      factorId: '2_103_1036_8_1',
      perHour: '8.000',
      quantity: '70.000000',
      unit: 'l',
    };
    const before = aCarbonEntry({ source: '13 t excavator', ...right });
    expect(entryOfPlant(entry, undefined, usual, before)).toMatchObject(right);
    const unknown = { ...before, factorId: null, perHour: null };
    expect(entryOfPlant(entry, undefined, usual, unknown)).toMatchObject(usual);
    const byHand = { ...before, factorId: null, isByHand: true, carbonEmitted: '50.000000' };
    expect(entryOfPlant(entry, undefined, usual, byHand)).toMatchObject({
      factorId: null,
      carbonEmitted: '50.000000',
    });
    const dumper = { ...entry, plant: '6 t dumper' };
    expect(entryOfPlant(dumper, undefined, usual, before)).toMatchObject({
      ...usual,
      quantity: null,
      unit: null,
    });
  });
});

describe('the work of a machine', () => {
  const before = aCarbonEntry({ date: '2026-03-03', hours: '8.00', perHour: '9.300' });
  const { date, source, plantHireId, factorId } = before;
  const posted = { date, source, plantHireId, factorId, hours: '8.0', perHour: '9.3' };

  it('is the same for other diary texts and other number formats', () => {
    expect(isSameWork(before, posted)).toBe(true);
    const unknown = aCarbonEntry({ ...before, hours: null, perHour: null });
    expect(isSameWork(unknown, { ...posted, hours: null, perHour: null })).toBe(true);
  });

  it.each([
    { date: '2026-03-04' },
    { source: '6 t dumper' },
    { plantHireId: 4 },
    { factorId: '2_103_1036_8_1' },
    { hours: '7.5' },
    { perHour: '9.301' },
    { perHour: null },
  ])('is another with %o', (other) => {
    expect(isSameWork(before, { ...posted, ...other })).toBe(false);
  });
});
