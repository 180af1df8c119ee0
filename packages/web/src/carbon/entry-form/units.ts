import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';

/** What each category is counted in, the likeliest first. */
export const unitsOf: Record<CarbonCategory, readonly string[]> = {
  materials: ['t', 'kg', 'm³', 'm²', 'm', 'no.', 'l'],
  plant: ['l', 'gal (UK)', 'kWh', 'kg'],
  transport: ['l', 'gal (UK)', 'kWh', 'kg'],
  waste: [
    't',
    'kg',
    'm³',
    'mini skip (2 yd³)',
    'midi skip (4 yd³)',
    'builders skip (6 yd³)',
    'builders skip (8 yd³)',
    'large skip (12 yd³)',
    'RoRo (20 yd³)',
    'RoRo (40 yd³)',
  ],
  energy: ['kWh', 'MWh', 'm³', 'therm', 'l', 'kg'],
  water: ['m³', 'l', 'Ml', 'gal (UK)'],
};
