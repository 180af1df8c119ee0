import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';

/** A concrete frame needs much concrete and steel, timber houses little of both. */
export type DemoWork = 'frame' | 'housing';

type Month = { projectId: number; day: string; n: number; rebar: string };
type Usual = Omit<CarbonEntryDraft, 'projectId' | 'date'> & { busy: number };

/** Per cent of a busy month: the site starts, works and winds down. */
const pace = [35, 55, 75, 85, 100, 95, 88, 100, 60];

const size: Record<DemoWork, number> = { frame: 1, housing: 0.35 };

/** Quantities of a busy month, with their official factors. */
const usual: readonly Usual[] = [
  {
    source: 'Concrete C32/40',
    category: 'materials',
    busy: 148,
    unit: 'm³',
    density: '2400',
    factorId: '19_500_5020_15_1',
    supplier: 'Pennick Concrete',
  },
  {
    source: 'Formwork ply and timber',
    category: 'materials',
    busy: 12.5,
    unit: 't',
    factorId: '19_500_5048_15_1',
    supplier: 'Calder Timber',
  },
  {
    source: 'Gas oil, bowser',
    category: 'plant',
    busy: 2600,
    unit: 'l',
    factorId: '1_101_1014_8_1',
    supplier: 'Fellside Power',
  },
  {
    source: 'Site cabins, electricity',
    category: 'energy',
    busy: 9800,
    unit: 'kWh',
    factorId: '7_400_4000_5_1',
    supplier: 'Fellside Power',
  },
  {
    source: 'Mains water',
    category: 'water',
    busy: 140,
    unit: 'm³',
    factorId: '17_404_4005_1_1',
  },
];

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

/** Segregated skips, some wood to landfill, and sometimes one without an official factor. */
const skipsOf = (n: number): Skip[] => [
  { source: 'Concrete rubble', wasteCode: '17 01 01', wasteRoute: 'Open-loop', busy: 18 },
  { source: 'Soil and stones', wasteCode: '17 05 04', wasteRoute: 'Closed-loop', busy: 64 },
  {
    source: 'Timber offcuts',
    wasteCode: '17 02 01',
    wasteRoute: n % 3 === 1 ? 'Landfill' : 'Closed-loop',
    busy: 3.2,
  },
  ...(n === 1
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
    ? [{ source: 'Mixed skip', wasteCode: '17 09 04', wasteRoute: 'Landfill' as const, busy: 6.2 }]
    : []),
];

/** The entries that a site manager makes at the end of a month. */
export function demoEntriesOfMonth(
  work: DemoWork,
  { projectId, day, n, rebar }: Month,
): CarbonEntryDraft[] {
  const share = ((pace[n % pace.length] ?? 60) / 100) * size[work];
  const of = (busy: number) => String(Math.round(busy * share * 10) / 10);
  const here = { projectId, date: day };
  const bar = { source: 'Reinforcement', category: 'materials', unit: 't', busy: 15.4 } as const;
  const used = [...usual, { ...bar, factorId: rebar, supplier: 'Bower Steel' }];
  const skips = skipsOf(n).map((skip) => ({ ...skip, category: 'waste' as const, unit: 't' }));
  return [
    ...used.map(({ busy, ...entry }) => ({ ...here, ...entry, quantity: of(busy) })),
    { ...here, ...haulage, transportWeight: of(620) },
    ...skips.map(({ busy, ...skip }) => ({
      ...here,
      ...skip,
      quantity: of(busy),
      supplier: 'Cragg Haulage',
      transferNote: papers,
    })),
  ];
}
