import { carbonApi } from '@sitewright/domain/carbon/api';
import type { CarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry';
import { aCarbonEntryDraft } from '@sitewright/domain/carbon/carbon-entry.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Caller } from '../testing/caller.ts';

const rubble = {
  source: 'Rubble',
  category: 'waste',
  unit: 't',
  factorId: null,
  wasteCode: '17 01 01',
} as const;

/**
 * Diesel and waste of 2024, electricity and concrete of 2025, and electricity of a year without an
 * edition.
 */
const entries: Partial<CarbonEntryDraft>[] = [
  { date: '2024-03-04', quantity: '1000' },
  { ...rubble, date: '2024-05-06', quantity: '8', wasteRoute: 'Open-loop' },
  { ...rubble, date: '2024-05-07', quantity: '2', wasteRoute: 'Landfill' },
  {
    date: '2025-06-10',
    source: 'Cabins',
    category: 'energy',
    quantity: '1000',
    unit: 'kWh',
    factorId: '7_400_4000_5_1',
  },
  {
    date: '2025-06-12',
    source: 'Concrete C32/40',
    category: 'materials',
    supplier: 'Pennick Concrete',
    quantity: '10',
    unit: 't',
    factorId: '19_500_5020_15_1',
  },
  { date: '2022-02-01', quantity: '50', isDraft: true },
];

/** A contract of £500,000 in 2024; the tests calculate its kilograms by hand. */
export async function aFootprint(director: Caller) {
  const { id: projectId, slug } = await director.call(projectsApi.create, {
    body: {
      name: 'Kestrel Wharf',
      contractValue: '500000',
      startDate: '2024-01-01',
      finishDate: '2024-12-31',
    },
  });
  for (const entry of entries)
    await director.call(carbonApi.add, { body: aCarbonEntryDraft({ projectId, ...entry }) });
  return { projectId, slug };
}

/** 2,512.79 + 7.8788 + 2.46786 + 177 + 1,187.9306 */
export const recordedKilograms = '3888.067260';
/** By the factors of 2025: 2,570.82 + 8.0668 + 2.52676 + 177 + 1,187.9306 */
export const kilogramsStatedIn2025 = '3946.344160';
