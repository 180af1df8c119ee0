import { decimalOf, plainDecimal, rounded, scaled } from '../kernel/decimal.ts';
import { type FuelProperties, fuelProperties } from './fuels.ts';
import { quantityPlaces } from './kilograms.ts';

/** A whole fraction: however often it is multiplied, nothing is lost. */
type Ratio = { over: bigint; under: bigint };

const unity: Ratio = { over: 1n, under: 1n };

const ratio = (decimal: string): Ratio => ({
  over: scaled(decimal, quantityPlaces),
  under: 10n ** BigInt(quantityPlaces),
});
const times = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.over, under: a.under * b.under });
const dividedBy = (a: Ratio, b: Ratio): Ratio => times(a, { over: b.under, under: b.over });

/** The size of each unit in the first unit of its kind. */
const kinds = {
  mass: { kg: '1', g: '0.001', t: '1000', 'ton (UK)': '1016.0469088', lb: '0.45359237' },
  volume: {
    'm³': '1',
    ml: '0.000001',
    l: '0.001',
    Ml: '1000',
    'gal (UK)': '0.00454609',
    'ft³': '0.028316846592',
    'yd³': '0.764554857984',
    'mini skip (2 yd³)': '1.529109715968',
    'midi skip (4 yd³)': '3.058219431936',
    'builders skip (6 yd³)': '4.587329147904',
    'builders skip (8 yd³)': '6.116438863872',
    'large skip (12 yd³)': '9.174658295808',
    'RoRo (20 yd³)': '15.29109715968',
    'RoRo (40 yd³)': '30.58219431936',
  },
  length: { km: '1', mm: '0.000001', m: '0.001', mi: '1.609344', ft: '0.0003048', yd: '0.0009144' },
  area: { 'm²': '1', ha: '10000', 'ft²': '0.09290304', 'yd²': '0.83612736' },
  haulage: { 't km': '1', 't mi': '1.609344' },
  /** As billed: a meter and a gas bill use the gross calorific value. */
  energy: {
    MJ: '1',
    kWh: '3.6',
    'kWh (Gross CV)': '3.6',
    MWh: '3600',
    GJ: '1000',
    therm: '105.50559',
  },
  netEnergy: { 'MJ (Net CV)': '1', 'kWh (Net CV)': '3.6', 'GJ (Net CV)': '1000' },
  count: { 'no.': '1', dozen: '12', thousand: '1000' },
} as const;

type Kind = keyof typeof kinds;

const unitTable = new Map<string, { kind: Kind; size: Ratio }>(
  Object.entries(kinds).flatMap(([kind, units]) =>
    Object.entries(units).map(([unit, size]) => [unit, { kind: kind as Kind, size: ratio(size) }]),
  ),
);

/** All that can be chosen. */
export const units: readonly string[] = [...unitTable.keys()];

/** Other spellings: of the official table, of orders and of people. */
const spellings: Record<string, readonly string[]> = {
  t: ['tonne', 'tonnes', 'te', 'metric ton', 'metric tons'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  l: ['lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  Ml: ['million litres'],
  'gal (UK)': ['gal', 'gallon', 'gallons'],
  'm³': ['m3', 'cu m', 'cum', 'cubic metre', 'cubic metres'],
  'yd³': ['yd3', 'cu yd', 'cubic yard', 'cubic yards'],
  'ft³': ['ft3', 'cu ft', 'cubic foot', 'cubic feet'],
  'm²': ['m2', 'sqm', 'sq m', 'square metre', 'square metres'],
  'ft²': ['ft2', 'sq ft', 'square foot', 'square feet'],
  ha: ['hectare', 'hectares'],
  m: ['lm', 'lin m', 'metre', 'metres', 'linear metre', 'linear metres'],
  km: ['kms', 'kilometre', 'kilometres'],
  mi: ['mile', 'miles'],
  't km': ['tonne.km', 'tkm'],
  'passenger km': ['passenger.km'],
  kWh: ['kwhs', 'kw h', 'kilowatt hour', 'kilowatt hours'],
  therm: ['therms'],
  'no.': ['each', 'ea', 'nr', 'no', 'nos', 'item', 'items', 'piece', 'pieces', 'pcs'],
};

const fold = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, ' ');

/** Symbols of the units too, except millilitres and megalitres, which differ only in capitals. */
const spelt = new Map([
  ...units.filter((unit) => fold(unit) !== 'ml').map((unit) => [fold(unit), unit] as const),
  ...Object.entries(spellings).flatMap(([unit, words]) =>
    words.map((word) => [word, unit] as const),
  ),
]);

/** 'Ton' and 'tons' may be metric tonnes or UK tons, so the user has to choose. */
export const isEitherTon = (word: string): boolean => ['ton', 'tons'].includes(fold(word));

/** 'Tonnes' becomes 't'; unknown units stay as they are and count pieces. */
export const unitOf = (word: string): string =>
  unitTable.has(word.trim()) ? word.trim() : (spelt.get(fold(word)) ?? word.trim());

export const kindOf = (unit: string): Kind => unitTable.get(unitOf(unit))?.kind ?? 'count';

/** What converts one kind into another: kilograms in a cubic metre or per unit, or the fuel. */
export type Conversions = {
  /** As the user entered it. */
  density?: string | null | undefined;
  unitWeight?: string | null | undefined;
  /** As the source of the factor gives it. */
  usualDensity?: string | null | undefined;
  fuel?: string | undefined;
};

/** A quantity in another unit, and which of the ways led there; of its own kind it needs none. */
export type Conversion = { size: string; by?: keyof Conversions };

/** The same quantity in another unit, to twelve decimals; undefined if it cannot be converted. */
export const convertUnits = (
  quantity: string,
  from: string,
  to: string,
  way: Conversions = {},
): string | undefined => conversionOf(quantity, from, to, way)?.size;

export function conversionOf(
  quantity: string,
  from: string,
  to: string,
  way: Conversions = {},
): Conversion | undefined {
  const led = ledTo({ size: ratio(quantity), unit: unitOf(from) }, unitOf(to), way);
  return led && { ...led, size: decimal(led.size) };
}

const decimal = ({ over, under }: Ratio): string =>
  plainDecimal(decimalOf(rounded(over * 10n ** BigInt(quantityPlaces), under), quantityPlaces));

type Amount = { size: Ratio; unit: string };
type Led = { size: Ratio; by?: keyof Conversions };

/** The entered density first, then the weight per unit, then the default. */
function ledTo(amount: Amount, to: string, way: Conversions): Led | undefined {
  const { density, usualDensity, fuel } = way;
  const same = withinKind(amount, to);
  if (same) return { size: same };
  const ways: [keyof Conversions, Ratio | undefined][] = [
    ['density', acrossKinds(amount, to, { density })],
    ['unitWeight', byUnitWeight(amount, to, way)],
    ['usualDensity', acrossKinds(amount, to, { density: usualDensity })],
    ['fuel', acrossKinds(amount, to, { density, fuel })],
  ];
  const [led] = ways.flatMap(([by, size]) => (size ? [{ size, by }] : []));
  return led;
}

function withinKind({ size, unit }: Amount, to: string): Ratio | undefined {
  if (unit === to) return size;
  const [source, target] = [unitTable.get(unit), unitTable.get(to)];
  return source && target && source.kind === target.kind
    ? dividedBy(times(size, source.size), target.size)
    : undefined;
}

function acrossKinds({ size, unit }: Amount, to: string, way: Conversions): Ratio | undefined {
  const [source, target, hub] = [unitTable.get(unit), unitTable.get(to), perCubicMetre(way)];
  const [leave, arrive] = [source && hub[source.kind], target && hub[target.kind]];
  return source && target && leave && arrive
    ? dividedBy(times(dividedBy(times(size, source.size), leave), arrive), target.size)
    : undefined;
}

/** Units that count pieces; weights are not among them. */
function byUnitWeight({ size, unit }: Amount, to: string, way: Conversions): Ratio | undefined {
  const { unitWeight, ...rest } = way;
  return isGiven(unitWeight) && kindOf(unit) !== 'mass'
    ? ledTo({ size: times(size, ratio(unitWeight)), unit: 'kg' }, to, rest)?.size
    : undefined;
}

const isGiven = (weight: string | null | undefined): weight is string =>
  Boolean(weight && scaled(weight, quantityPlaces) > 0n);

/** How much of each kind there is in a cubic metre: over it every kind leads to every other. */
function perCubicMetre({ density, fuel }: Conversions): Partial<Record<Kind, Ratio>> {
  const properties = fuel === undefined ? undefined : fuelProperties[fuel];
  return {
    volume: unity,
    ...(properties && inCubicMetre(properties)),
    ...(isGiven(density) && { mass: ratio(density) }),
  };
}

const inCubicMetre = ({ kilograms, gross, net }: FuelProperties) => {
  const litres = ratio('1000');
  const megajoules = ratio('3.6');
  return {
    mass: times(litres, ratio(kilograms)),
    energy: times(litres, times(megajoules, ratio(gross))),
    netEnergy: times(litres, times(megajoules, ratio(net))),
  };
};
