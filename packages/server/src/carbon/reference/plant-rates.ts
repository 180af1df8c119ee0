import { readTable } from './read-table.ts';

type Row = Record<'category' | 'plant' | 'size' | 'litres_per_hour' | 'defra_factor_id', string>;

/** Usual hourly consumption of a machine, always an estimate, and its official factor. */
type PlantRate = { name: string; perHour: string; factorId: string };

type Size = { least: number; most: number; unit: string };
type Machine = { rate: PlantRate; words: string[]; category: string[]; sizes: Size[] };

let list: Machine[] | undefined;

/** Read on first use. */
function machines(): Machine[] {
  list ??= readTable<keyof Row>('plant-rates').map(machineOf);
  return list;
}

/** The whole table, in its order. */
export const plantRates = (): PlantRate[] => machines().map(({ rate }) => rate);

const machineOf = (row: Row): Machine => ({
  rate: {
    name: [row.plant, row.size].filter(Boolean).join(', '),
    perHour: row.litres_per_hour,
    factorId: row.defra_factor_id,
  },
  words: wordsIn(`${row.plant} ${row.size}`),
  category: wordsIn(row.category),
  sizes: sizesIn(row.size),
});

/** Names used on site. */
const nicknames: Record<string, string> = {
  digger: 'excavator',
  dump: 'dumper',
  loadall: 'telehandler',
  genset: 'generator',
  bulldozer: 'dozer',
  wacker: 'compactor',
};

/** Numbers and units are sizes, not names. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z\d]+/g) ?? [])
    .filter((word) => !/^(\d+|kva|kw|cfm|t|m)$/.test(word))
    .map((word) => nicknames[word] ?? word);

/** '13-14 t' is from 13 to 14; '2.5 t / 6 m' are two sizes. */
const sizesIn = (text: string): Size[] =>
  [
    ...text.toLowerCase().matchAll(/([\d.]+)(?:-([\d.]+))?\s*(kva|cfm|t|m)(?:onnes?|etres?)?\b/g),
  ].map(([, least, most = least, unit = '']) => ({
    least: Number(least),
    most: Number(most),
    unit,
  }));

/** Only distinctive words find a machine: 'boom' and 'diesel' fit many. */
const namingWords = new Set(
  (
    'excavator backhoe loader dumper telehandler dozer grader roller paver planer generator ' +
    'lighting crane hoist mewp scissor compressor pump mixer piling sweeper forklift breaker ' +
    'compactor rammer saw cabin heater 2cx 3cx 4cx'
  ).split(' '),
);

/** The nearest machine of the table, by words first and then by size. */
export function findPlantRate(name: string): PlantRate | undefined {
  const searched = wordsIn(name);
  const named = searched.filter((word) => namingWords.has(word));
  const alike = machines()
    .filter(({ words, category }) => named.some((word) => [...words, ...category].includes(word)))
    .map((machine) => ({ machine, likeness: likenessOf(machine, searched) }));
  const most = Math.max(...alike.map(({ likeness }) => likeness));
  const best = alike.filter(({ likeness }) => likeness === most).map(({ machine }) => machine);
  const found = nearest(best, sizesIn(name)) ?? best[Math.floor((best.length - 1) / 2)];
  return found?.rate;
}

const likenessOf = ({ words, category }: Machine, searched: string[]): number =>
  searched.filter((word) => words.includes(word)).length +
  searched.filter((word) => category.includes(word)).length;

function nearest(machines: Machine[], sizes: Size[]): Machine | undefined {
  const [first] = machines
    .flatMap((machine) =>
      machine.sizes.flatMap((size) =>
        sizes
          .filter(({ unit }) => unit === size.unit)
          .map(({ least }) => ({ machine, distance: distanceOf(size, least) })),
      ),
    )
    .toSorted((a, b) => a.distance - b.distance);
  return first?.machine;
}

const distanceOf = ({ least, most }: Size, number: number): number =>
  Math.max(least - number, number - most, 0);

const fuels: readonly [pattern: RegExp, factorId: string][] = [
  [/hvo/i, '2_103_1036_8_1'],
  [/red|gas oil/i, '1_101_1014_8_1'],
  [/diesel|derv/i, '1_101_1011_8_1'],
  [/petrol/i, '1_101_1017_8_1'],
  [/propane/i, '1_100_1007_8_1'],
  [/lpg/i, '1_100_1003_8_1'],
  [/electric|mains|battery/i, '7_400_4000_5_1'],
];

/** The official factor of a fuel by its common name. */
export const fuelFactorId = (fuel: string): string | undefined =>
  fuels.find(([pattern]) => pattern.test(fuel))?.[1];
