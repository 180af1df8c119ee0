import { expect, it } from 'vitest';
import { wasteListAttribution } from './attribution.ts';
import { aFactor } from './factor.fixture.ts';
import { attributionsOf, figuresOf } from './figures.ts';
import type { WasteCode } from './waste-code.ts';

const facts = { year: 2024, factor: aFactor({ unit: 't', value: '100', year: 2024 }) };
const concrete = { source: 'Concrete', category: 'materials', quantity: '2', unit: 't' } as const;

it('keeps the factor with the figures', () => {
  const { id, name } = facts.factor;
  expect(figuresOf(concrete, facts)).toMatchObject({
    status: 'counted',
    carbonEmitted: '200.000000',
    module: 'A1-A3',
    factorId: id,
    factorName: name,
    factor: '100',
    isByHand: false,
  });
});

it('of a draft keeps the factor that its year lacks, and counts nothing', () => {
  expect(figuresOf({ ...concrete, factorId: 'own-3' }, { year: 2022 })).toMatchObject({
    status: 'draft',
    carbonEmitted: null,
    terms: [],
    factorId: 'own-3',
    factor: null,
  });
});

it('knows what is entered by hand', () => {
  const byHand = { source: 'Skips', category: 'waste', carbonEmitted: '5' } as const;
  expect(figuresOf(byHand, { year: 2022 })).toMatchObject({
    isByHand: true,
    factorId: null,
    status: 'counted',
  });
});

it('takes the List of Wastes at its word, and knows no other code', () => {
  const wasteEntry: WasteCode = {
    code: '17 06 05*',
    description: 'Construction materials containing asbestos',
    category: 'Insulation materials',
    isHazardous: true,
    isMirror: true,
    wasteType: null,
    routes: [],
    note: null,
  };
  const asbestos = { source: 'Roof', category: 'waste', wasteCode: '170605' } as const;
  expect(figuresOf(asbestos, { year: 2024, wasteCode: wasteEntry })).toMatchObject({
    wasteCode: '17 06 05*',
    isHazardousWaste: true,
  });
  expect(() => figuresOf(asbestos, { year: 2024 })).toThrow(/not in the List of Wastes/);
});

it('refuses what is too much to be kept', () => {
  expect(() => figuresOf({ ...concrete, quantity: '999999999999' }, facts)).not.toThrow();
  expect(() => figuresOf({ ...concrete, quantity: '9999999999999' }, facts)).toThrow(/any site/);
});

it('names each licence once', () => {
  const { terms } = figuresOf(concrete, facts);
  const official = expect.stringMatching(/Open Government Licence v3\.0.*2024/);
  expect(attributionsOf([...terms, ...terms], false)).toEqual([official]);
  expect(attributionsOf(terms, true)).toEqual([official, wasteListAttribution]);
});
