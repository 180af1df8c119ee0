import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';

type Month = {
  projectId: number;
  day: string;
  n: number;
  share: number;
  /** Tonnes that were dug and taken away since the month before. */
  soil: number;
};
type Usual = Omit<CarbonEntryDraft, 'projectId' | 'date'> & { busy: number };

/** Per cent of a busy month: the site starts, works and winds down. */
const pace = [35, 55, 75, 85, 100, 95, 88, 100, 60];

/** Quantities of a busy month, with their official factors. */
const usual: readonly Usual[] = [
  {
    source: 'Mains water',
    category: 'water',
    busy: 140,
    unit: 'm³',
    factorId: '17_404_4005_1_1',
    supplier: 'Aire Water',
  },
];

/** Cabins, hoists and chargers. */
export const electricity = {
  source: 'Site cabins, electricity',
  category: 'energy',
  unit: 'kWh',
  factorId: '7_400_4000_5_1',
  supplier: 'Fellside Power',
} as const;

const haulage = {
  source: 'Muck away, rigid over 17 t',
  category: 'transport',
  transportMethod: 'weight',
  transportDistance: '28',
  distanceUnit: 'km',
  factorId: '27_304_3120_14_1',
  supplier: 'Cragg Haulage',
} as const;

const papers = {
  description: 'Clean, segregated on site',
  containment: 'Skip, 8 yd³',
  producerName: 'Northgate Construction',
  carrierName: 'Cragg Haulage',
  carrierRegistration: 'CBDU218834',
  receiverName: 'Aire Valley Recycling',
  receiverPermit: 'EPR/AB3104XY',
  hierarchyDeclared: true,
};

type Skip = Pick<Usual, 'source' | 'wasteCode' | 'wasteRoute' | 'busy'>;

const soilAndStones = {
  source: 'Soil and stones',
  wasteCode: '17 05 04',
  wasteRoute: 'Closed-loop',
} as const;

/** Segregated skips, some wood to landfill, and one without an official factor. */
const skipsOf = ({ n, share }: Month): Skip[] => [
  { source: 'Concrete rubble', wasteCode: '17 01 01', wasteRoute: 'Open-loop', busy: 18 },
  {
    source: 'Timber offcuts',
    wasteCode: '17 02 01',
    wasteRoute: n % 3 === 1 ? 'Landfill' : 'Closed-loop',
    busy: 3.2,
  },
  ...(n === 1 && share === 1
    ? [
        {
          source: 'Asbestos cement sheets',
          wasteCode: '17 06 05*',
          wasteRoute: 'Landfill' as const,
          busy: 0.7,
        },
      ]
    : []),
  ...(n % 3 === 2
    ? [
        {
          source: 'Mixed skip',
          wasteCode: '17 09 04',
          wasteRoute: n === 2 && share === 1 ? ('Landfill' as const) : ('Combustion' as const),
          busy: 6.2,
        },
      ]
    : []),
];

/** The entries that a site manager makes at the end of a month. */
export function demoEntriesOfMonth(month: Month): CarbonEntryDraft[] {
  const { projectId, day, n, share, soil } = month;
  const part = ((pace[n % pace.length] ?? 60) / 100) * share;
  const of = (busy: number) => String(Math.max(0.1, Math.round(busy * part * 10) / 10));
  const here = { projectId, date: day };
  const waste = (skip: Omit<Skip, 'busy'>, quantity: string) => ({
    ...here,
    ...skip,
    ...{ category: 'waste' as const, unit: 't', quantity, supplier: 'Cragg Haulage' },
    transferNote: papers,
  });
  const weight = soil.toFixed(1);
  return [
    ...usual.map(({ busy, ...entry }) => ({ ...here, ...entry, quantity: of(busy) })),
    ...(soil > 0
      ? [{ ...here, ...haulage, transportWeight: weight }, waste(soilAndStones, weight)]
      : []),
    ...skipsOf(month).map(({ busy, ...skip }) => waste(skip, of(busy))),
  ];
}
