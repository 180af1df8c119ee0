import { describe, expect, it } from 'vitest';
import { noEditionText } from './edition-year.ts';
import { emissionOf } from './emission.ts';
import type { EmissionInput, Facts } from './emission-input.ts';
import { aFactor } from './factor.fixture.ts';

const facts = (over: Partial<Facts> = {}): Facts => ({ year: 2025, factor: aFactor(), ...over });

const anEntry = (over: Partial<EmissionInput> = {}): EmissionInput => ({
  source: 'Concrete C32/40',
  category: 'materials',
  factorId: '19_500_5020_15_1',
  quantity: '2.4',
  unit: 't',
  ...over,
});

const sums = (entry: EmissionInput, calculationFacts = facts()) =>
  emissionOf(entry, calculationFacts).terms.map(({ sum }) => sum);
const missing = (entry: EmissionInput, calculationFacts = facts()) =>
  emissionOf(entry, calculationFacts).missing;

describe('a material', () => {
  it('is its weight by the factor, and keeps the factor', () => {
    expect(emissionOf(anEntry(), facts())).toEqual({
      terms: [
        {
          kind: 'direct',
          module: 'A1-A3',
          scope: '3',
          label: 'Concrete, primary material production',
          quantity: '2.4',
          unit: 't',
          factorId: '19_500_5020_15_1',
          factorSource: 'official',
          factorYear: 2025,
          factor: '118.79306',
          kilograms: '285.103344',
          sum: '2.4 t × 118.79306 kg/t = 285.103 kg CO₂e',
        },
      ],
      carbonEmitted: '285.103344',
      losses: '0.000000',
      wtt: '0.000000',
      biogenic: '0.000000',
      quality: 'average',
      missing: [],
    });
  });

  it.each([
    [
      { quantity: '18', unit: 'm³', density: '2400' },
      '18 m³ × 2,400 kg/m³ = 43.2 t; 43.2 t × 118.79306 kg/t = 5,131.86 kg CO₂e',
    ],
    [
      { quantity: '40', unit: 'bag', unitWeight: '25' },
      '40 bag × 25 kg/bag = 1 t; 1 t × 118.79306 kg/t = 118.793 kg CO₂e',
    ],
    [{ quantity: '500', unit: 'kg' }, '500 kg = 0.5 t; 0.5 t × 118.79306 kg/t = 59.397 kg CO₂e'],
    [
      { quantity: null, unit: null, materialQuantity: '2', materialUnit: 'tonnes' },
      '2 t × 118.79306 kg/t = 237.586 kg CO₂e',
    ],
  ])('shows the calculation from %j', (over, sum) => {
    expect(sums(anEntry(over))).toEqual([sum]);
  });

  it('uses the density of its source', () => {
    const factor = aFactor({ source: 'ice', unit: 'kg', value: '0.103', density: '2400' });
    expect(sums(anEntry({ quantity: '1', unit: 'm³' }), facts({ factor }))).toEqual([
      '1 m³ × 2,400 kg/m³ = 2,400 kg; 2,400 kg × 0.103 kg/kg = 247.2 kg CO₂e',
    ]);
  });

  it('counts what was lost on the way in A4, and what ends as waste in A5.3', () => {
    const entry = anEntry({ quantity: '10', transportLoss: '2.5', siteWaste: '5' });
    const { terms, carbonEmitted } = emissionOf(entry, facts({ factor: aFactor({ value: '2' }) }));
    expect(terms.map(({ module, label, kilograms }) => [module, label, kilograms])).toEqual([
      ['A1-A3', 'Concrete, primary material production', '20.000000'],
      ['A4', 'Transport loss: Concrete, primary material production', '0.500000'],
      ['A5.3', 'Site waste: Concrete, primary material production', '1.000000'],
    ]);
    expect(terms.at(-1)?.sum).toBe('5% of 10 t = 0.5 t; 0.5 t × 2 kg/t = 1 kg CO₂e');
    expect(carbonEmitted).toBe('21.500000');
  });

  it('uses the entered density, then the unit weight, then the density of the source', () => {
    const factor = aFactor({ source: 'ice', unit: 'kg', value: '0.1', density: '2400' });
    const step = (over: Partial<EmissionInput>) =>
      sums(anEntry({ quantity: '1', unit: 'm³', ...over }), facts({ factor }))[0]?.split('; ')[0];
    expect(step({ unitWeight: '2350' })).toBe('1 m³ × 2,350 kg/m³ = 2,350 kg');
    expect(step({ unitWeight: '2350', density: '2300' })).toBe('1 m³ × 2,300 kg/m³ = 2,300 kg');
  });

  it('is rounded once, in kilograms: less than a gram is not zero', () => {
    expect(emissionOf(anEntry({ quantity: '0.0004', unit: 'kg' }), facts()).terms).toMatchObject([
      {
        quantity: '0.0000004',
        kilograms: '0.000048',
        sum: '0.0004 kg = 0.0000004 t; 0.0000004 t × 118.79306 kg/t = 0.000048 kg CO₂e',
      },
    ]);
  });

  it.each([
    [{}, 'average'],
    [{ factor: aFactor({ source: 'epd' }) }, 'epd'],
    [{ factor: aFactor({ source: 'epd' }), isAssumed: true }, 'estimated'],
  ] as const)('with %j is %s', (over, quality) => {
    expect(emissionOf(anEntry(), facts(over)).quality).toBe(quality);
  });
});

const diesel = aFactor({
  id: '1_101_1011_8_1',
  name: 'Diesel (average biofuel blend)',
  scope: '1',
  unit: 'l',
  value: '2.51279',
});
const dieselFacts = facts({
  factor: diesel,
  companions: {
    wtt: aFactor({ id: '11_101_1011_8_1', unit: 'l', value: '0.61101' }),
    biogenic: aFactor({ id: '99_604_1011_8_2', unit: 'l', scope: 'outside', value: '0.16' }),
  },
});

describe('plant', () => {
  const digger = anEntry({ category: 'plant', source: '20 t excavator', unit: null });

  it('is calculated by the hour without recorded litres, and is then an estimate', () => {
    const entry = { ...digger, quantity: null, hours: '42', perHour: '15' };
    const { carbonEmitted, wtt, biogenic, quality, terms } = emissionOf(entry, dieselFacts);
    expect(terms[0]?.sum).toBe('42 h × 15 l/h = 630 l; 630 l × 2.51279 kg/l = 1,583.058 kg CO₂e');
    expect([carbonEmitted, wtt, biogenic, quality]).toEqual([
      '1583.057700',
      '384.936300',
      '100.800000',
      'estimated',
    ]);
  });

  it('takes an hour of an electric machine in kWh, and of any other in litres', () => {
    const entry = { ...digger, quantity: null, hours: '8', perHour: '2' };
    const grid = aFactor({ id: '7_400_4000_5_1', unit: 'kWh', value: '0.177' });
    const byEnergy = aFactor({ ...diesel, unit: 'kWh (Gross CV)', value: '0.23902' });
    expect(sums(entry, facts({ factor: grid }))[0]).toMatch(/^8 h × 2 kWh\/h = 16 kWh; /);
    expect(sums(entry, facts({ factor: byEnergy }))[0]).toMatch(
      /^8 h × 2 l\/h = 16 l; 16 l = 168.176 kWh \(Gross CV\), using 2024 fuel properties; /,
    );
  });

  it('is measured by its litres, whatever the hours', () => {
    const entry = { ...digger, quantity: '100', unit: 'litres', hours: '42', perHour: '15' };
    expect(emissionOf(entry, dieselFacts)).toMatchObject({
      carbonEmitted: '251.279000',
      quality: 'measured',
    });
  });

  it('keeps what came before and what plants took in out of the figure', () => {
    const entry = { ...digger, quantity: '1000' };
    const { terms } = emissionOf(entry, dieselFacts);
    expect(terms.map(({ kind, scope }) => [kind, scope])).toEqual([
      ['direct', '1'],
      ['wtt', '3'],
      ['biogenic', 'outside'],
    ]);
  });

  it('asks for the fuel', () => {
    expect(missing({ ...digger, quantity: null }, dieselFacts)).toEqual([
      { field: 'quantity', message: 'Enter the fuel used, or the hours and the fuel per hour' },
    ]);
    expect(missing({ ...digger, quantity: null, hours: '8' }, dieselFacts)).toEqual([
      { field: 'perHour', message: 'Enter the fuel per hour' },
    ]);
  });
});

describe('a journey', () => {
  const lorry = anEntry({ category: 'transport', source: 'Delivery', quantity: null, unit: null });
  const haulage = facts({ factor: aFactor({ unit: 't km', value: '0.09752' }) });
  const tipper = facts({
    factor: aFactor({ unit: 'km', value: '1.07433' }),
    returnFactor: aFactor({ unit: 'km', value: '0.74987' }),
  });

  it('is its weight by its distance, one way', () => {
    const entry = { ...lorry, transportWeight: '24', transportDistance: '80', returnFactorId: 'x' };
    expect(sums(entry, haulage)).toEqual([
      '24 t × 80 km = 1,920 t km; 1,920 t km × 0.09752 kg/(t km) = 187.238 kg CO₂e',
    ]);
    expect(emissionOf(entry, haulage)).toMatchObject({
      quality: 'average',
      terms: [{ module: 'A4' }],
    });
  });

  it('carries also what is lost on the way', () => {
    const entry = { ...lorry, transportWeight: '10', transportDistance: '1', transportLoss: '2.5' };
    expect(sums(entry, haulage)[0]).toMatch(/^10 t \+ 2.5% = 10.25 t; 10.25 t × 1 km = 10.25 t km/);
  });

  it('returns empty over the same distance, unless another is given', () => {
    const entry = { ...lorry, transportDistance: '30', returnFactorId: '27_304_3117_4_1' };
    expect(emissionOf(entry, tipper).carbonEmitted).toBe('54.726000');
    const shorter = { ...entry, returnDistance: '10' };
    expect(emissionOf(shorter, tipper).carbonEmitted).toBe('39.728600');
    expect(sums({ ...entry, returnFactorId: null, distanceUnit: 'mi' }, tipper)).toEqual([
      '30 mi = 48.28032 km; 48.28032 km × 1.07433 kg/km = 51.869 kg CO₂e',
    ]);
  });

  it('is measured by the fuel', () => {
    expect(emissionOf({ ...lorry, quantity: '50' }, dieselFacts)).toMatchObject({
      carbonEmitted: '125.639500',
      quality: 'measured',
    });
  });

  it('burns our own fuel where no supplier drives', () => {
    const scopes = (supplier: string | null) =>
      emissionOf({ ...lorry, quantity: '50', supplier }, dieselFacts).terms.map(
        ({ scope }) => scope,
      );
    expect(scopes(null)).toEqual(['1', '3', 'outside']);
    expect(scopes('Calder Haulage')).toEqual(['3', '3', 'outside']);
  });

  it.each([
    [
      haulage,
      {},
      [
        { field: 'transportWeight', message: 'Enter the weight' },
        { field: 'transportDistance', message: 'Enter the distance' },
      ],
    ],
    [tipper, {}, [{ field: 'transportDistance', message: 'Enter the distance' }]],
    [
      haulage,
      { transportMethod: 'vehicle', transportDistance: '30' },
      [
        {
          field: 'factorId',
          message: 'Choose a factor for this method: this factor is per tonne-kilometre',
        },
      ],
    ],
    [
      { ...tipper, returnFactor: undefined },
      { transportDistance: '30', returnFactorId: '27_304_3117_4_1' },
      [
        {
          field: 'returnFactorId',
          message:
            'There is no official 2025 factor for this item. Choose another or save a draft.',
        },
      ],
    ],
  ] as const)('names what is missing (%#)', (calculationFacts, over, lacking) => {
    expect(missing({ ...lorry, ...over }, calculationFacts)).toEqual(lacking);
  });
});

it('counts what the grid loses apart, with what came before both', () => {
  const kWh = { unit: 'kWh', year: 2024 };
  const { carbonEmitted, losses, wtt, quality, terms } = emissionOf(
    anEntry({ category: 'energy', quantity: '12500', unit: 'kWh' }),
    facts({
      factor: aFactor({ ...kWh, scope: '2', value: '0.20705' }),
      companions: {
        losses: aFactor({ ...kWh, value: '0.0183' }),
        wtt: aFactor({ ...kWh, value: '0.0459' }),
        lossesWtt: aFactor({ ...kWh, value: '0.00397' }),
      },
    }),
  );
  expect([carbonEmitted, losses, wtt, quality]).toEqual([
    '2588.125000',
    '228.750000',
    '623.375000',
    'measured',
  ]);
  expect(terms.map(({ scope, module }) => [scope, module])).toEqual([
    ['2', 'A5.2'],
    ['3', 'A5.2'],
    ['3', 'A5.2'],
    ['3', 'A5.2'],
  ]);
});

it('counts water as it comes and as it goes', () => {
  const factor = aFactor({ unit: 'm³', name: 'Water supply', value: '0.1913' });
  const treatment = aFactor({ unit: 'm³', name: 'Water treatment', value: '0.17088' });
  const entry = anEntry({ category: 'water', quantity: '100', unit: 'm3' });
  const { carbonEmitted, terms } = emissionOf(entry, facts({ factor, companions: { treatment } }));
  expect(terms.map(({ label, kind }) => [label, kind])).toEqual([
    ['Water supply', 'direct'],
    ['Water treatment', 'direct'],
  ]);
  expect(carbonEmitted).toBe('36.218000');
});

it('keeps an out-of-scopes row out of the figure, even if it was chosen', () => {
  const factor = aFactor({ unit: 'l', scope: 'outside', value: '0.16' });
  const entry = anEntry({ category: 'plant', quantity: '1000', unit: 'l' });
  expect(emissionOf(entry, facts({ factor }))).toMatchObject({
    carbonEmitted: '0.000000',
    biogenic: '160.000000',
  });
});

it('takes kilograms calculated elsewhere, and says so', () => {
  const entry = anEntry({ category: 'plant', factorId: null, carbonEmitted: '1234.500000' });
  expect(emissionOf(entry, { year: 2025 })).toMatchObject({
    carbonEmitted: '1234.500000',
    quality: 'estimated',
    terms: [{ factor: null, module: 'A5.2', scope: '1', sum: '1,234.5 kg CO₂e, entered by hand' }],
  });
});

it('takes kilograms or a factor, and not both', () => {
  expect(emissionOf(anEntry({ carbonEmitted: '5' }), facts())).toMatchObject({
    carbonEmitted: null,
    missing: [
      { field: 'carbonEmitted', message: 'Enter the kilograms or choose a factor, not both' },
    ],
  });
});

describe('an incomplete entry names what is missing and counts zero', () => {
  const wood = {
    code: '17 09 04',
    description: 'Mixed construction waste',
    category: '',
    isHazardous: false,
    isMirror: true,
    wasteType: 'Construction / Average construction',
    routes: [],
    note: null,
  };
  const waste = { category: 'waste', factorId: null } as const;

  it.each([
    [{ factorId: null }, {}, 'factorId', 'Please choose a factor'],
    [
      {},
      { year: 2023 },
      'factorId',
      'There is no official 2023 factor for this item. Choose another or save a draft.',
    ],
    [{}, { year: 2027 }, 'factorId', noEditionText(2027)],
    [
      { factorId: 'own-12' },
      {},
      'factorId',
      'This factor does not apply to 2025. Choose another or save a draft.',
    ],
    [waste, {}, 'wasteCode', 'Please choose a waste code'],
    [waste, { wasteCode: wood }, 'wasteRoute', 'Please choose a destination'],
    [
      { ...waste, wasteRoute: 'Landfill' },
      { wasteCode: wood, year: 2024 },
      'wasteRoute',
      'Average construction to landfill has no official factor for 2024. Choose another or save a draft.',
    ],
    [
      { ...waste, wasteRoute: 'Landfill' },
      { wasteCode: { ...wood, code: '17 06 01*', wasteType: null } },
      'factorId',
      'There is no official factor for 17 06 01*. Choose your own factor or save a draft.',
    ],
  ] as const)('%j with %j', (over, calculationFacts, field, message) => {
    expect(emissionOf(anEntry(over), facts({ factor: undefined, ...calculationFacts }))).toEqual({
      terms: [],
      carbonEmitted: null,
      losses: '0.000000',
      wtt: '0.000000',
      biogenic: '0.000000',
      quality: null,
      missing: [{ field, message }],
    });
  });

  it.each([
    [{ quantity: null }, 'quantity', 'Enter the quantity'],
    [{ unit: 'm³' }, 'density', 'Enter the density: this factor is per tonne'],
    [{ unit: 'bag' }, 'unitWeight', 'Enter the unit weight: this factor is per tonne'],
    [{ unit: 'kWh' }, 'unit', 'Choose another unit: this factor is per tonne'],
  ])('%j', (over, field, message) => {
    expect(missing(anEntry(over))).toEqual([{ field, message }]);
  });
});
