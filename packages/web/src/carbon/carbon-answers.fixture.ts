import { carbonApi, footprintApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntry, CarbonEstimate } from '@sitewright/domain/carbon/carbon-entry';
import { aCarbonEntry as anEntry } from '@sitewright/domain/carbon/carbon-entry.fixture';
import type { Factor } from '@sitewright/domain/carbon/factor';
import { aFactor as aRow } from '@sitewright/domain/carbon/factor.fixture';
import type { ContractFootprint, Footprint } from '@sitewright/domain/carbon/footprint';
import type { CarbonMachine } from '@sitewright/domain/carbon/machine';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import type { Term } from '@sitewright/domain/carbon/term';
import type { WasteCode } from '@sitewright/domain/carbon/waste-code';
import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { answer } from '../testing/fake-api.ts';

export const attribution =
  'Contains public sector information licensed under the Open Government Licence v3.0. UK Government GHG Conversion Factors for Company Reporting 2026, DESNZ and Defra.';

export const kestrel = aProject({
  id: 7,
  name: 'Kestrel Wharf, Block C',
  slug: 'kestrel-wharf',
  code: 'NC-2041',
  status: 'active',
  startDate: '2026-02-23',
  finishDate: '2027-04-23',
});

export const aTerm = (over: Partial<Term> = {}): Term => ({
  kind: 'direct',
  module: 'A1-A3',
  scope: '3',
  label: 'Concrete, primary material production',
  quantity: '2.4',
  unit: 't',
  factorId: '19_500_5020_15_1',
  factorSource: 'official',
  factorYear: 2026,
  factor: '118.75127',
  kilograms: '285.003048',
  sum: '2.4 t × 118.75127 kg/t = 285.003 kg CO₂e',
  ...over,
});

/** Concrete of a delivery, entered by hand. */
export const aCarbonEntry = (over: Partial<CarbonEntry> = {}): CarbonEntry =>
  anEntry({
    id: 31,
    projectId: 7,
    date: '2026-11-12',
    source: 'Concrete C32/40',
    category: 'materials',
    quantity: '2.400000',
    unit: 't',
    carbonEmitted: '285.003048',
    module: 'A1-A3',
    scope: '3',
    quality: 'average',
    factorId: '19_500_5020_15_1',
    factorName: 'Concrete, primary material production',
    factor: '118.7512700000',
    factorUnit: 't',
    factorYear: 2026,
    terms: [aTerm()],
    supplier: 'Pennick Concrete',
    poNumber: 'PO-NC-2041-0063',
    createdAt: '2026-11-12T09:00:00.000Z',
    createdByName: 'Priya Raman',
    lastModified: '2026-11-12T09:00:00.000Z',
    ...over,
  });

const totals = {
  total: '612400.000000',
  biogenic: '340.000000',
  losses: '120.000000',
  wtt: '1200.000000',
  perHundredThousand: '7270.000000',
  perSquareMetre: null,
  target: '900000.000000',
  targetToDate: '651000.000000',
  underTarget: '38600.000000',
  entries: 6,
  drafts: 0,
  earlierEditions: [],
};

export const contractFootprint = (over: Partial<ContractFootprint> = {}): ContractFootprint => ({
  ...totals,
  projectId: 7,
  slug: 'kestrel-wharf',
  code: 'NC-2041',
  name: 'Kestrel Wharf, Block C',
  status: 'active',
  ...over,
});

export const aFootprint = (over: Partial<Footprint> = {}): Footprint => ({
  contract: contractFootprint(),
  from: null,
  to: null,
  boundary: {
    modules: ['A1-A3', 'A4', 'A5.1', 'A5.2', 'A5.3', 'A5.4'],
    includesLosses: true,
    includesWtt: false,
    statedYear: null,
    keptTerms: 0,
  },
  totals,
  before: null,
  companyPerHundredThousand: '8050.000000',
  byCategory: [{ category: 'materials', kilograms: '612400.000000', percent: '100.0' }],
  byModule: [{ module: 'A1-A3', kilograms: '500000.000000', percent: '81.6' }],
  byScope: [{ scope: '3', kilograms: '612400.000000', percent: '100.0' }],
  bySupplier: [{ supplier: 'Pennick Concrete', kilograms: '186200.000000', percent: '30.4' }],
  byMonth: [
    {
      month: '2026-10-01',
      total: '91000.000000',
      categories: [
        { category: 'materials', kilograms: '80000.000000' },
        { category: 'plant', kilograms: '11000.000000' },
      ],
    },
  ],
  hotspots: [
    {
      source: 'Concrete C32/40',
      category: 'materials',
      entries: 3,
      kilograms: '186200.000000',
      percent: '30.4',
    },
  ],
  qualities: [{ quality: 'average', kilograms: '612400.000000', percent: '100.0' }],
  qualityScore: '0.70',
  waste: { tonnes: '214.6', percent: '91.2', hazardousTonnes: '0', unweighed: 0 },
  sets: [{ citation: 'UK Government GHG Conversion Factors 2026', terms: 12 }],
  attributions: [attribution],
  ...over,
});

export const anEstimate = (over: Partial<CarbonEstimate> = {}): CarbonEstimate => ({
  terms: [aTerm()],
  carbonEmitted: '285.003048',
  losses: '0.000000',
  wtt: '12.300000',
  biogenic: '4.000000',
  quality: 'average',
  missing: [],
  attributions: [attribution],
  ...over,
});

export const aFactor = (over: Partial<Factor> = {}): Factor =>
  aRow({ year: 2026, value: '118.75127', group: 'Material use', copies: 2, ...over });

export const aWasteCode = (over: Partial<WasteCode> = {}): WasteCode => ({
  code: '17 01 01',
  description: 'Concrete',
  category: 'Concrete, bricks, tiles and ceramics',
  isHazardous: false,
  isMirror: false,
  wasteType: 'Construction / Concrete',
  routes: ['Open-loop', 'Landfill'],
  note: null,
  ...over,
});

const aMachine = (over: Partial<CarbonMachine> = {}): CarbonMachine => ({
  plantHireId: 5,
  name: '13 t excavator',
  supplier: 'Tarn Plant Hire',
  factorId: '2_103_1036_8_1',
  perHour: '11.50',
  ...over,
});

/** What the pages request in addition to the subject of a test. */
export const carbonAnswers = [
  answer(projectsApi.readBySlug, () => kestrel),
  answer(overviewApi.contracts, () => []),
  answer(footprintApi.read, () => aFootprint()),
  answer(footprintApi.company, () => aFootprint({ contract: null })),
  answer(footprintApi.contracts, () => [contractFootprint()]),
  answer(carbonApi.betterFactors, () => []),
  answer(carbonApi.listBySlug, () => [aCarbonEntry()]),
  answer(carbonApi.read, () => aCarbonEntry()),
  answer(carbonApi.estimate, () => anEstimate()),
  answer(carbonApi.machines, () => [aMachine()]),
  answer(carbonApi.wasteCodes, () => [aWasteCode()]),
  answer(carbonStandardsApi.listFactors, () => [aFactor()]),
];
