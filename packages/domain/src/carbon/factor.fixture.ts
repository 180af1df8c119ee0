import type { Factor } from './factor.ts';

/** Concrete of 2025. */
export const aFactor = (over: Partial<Factor> = {}): Factor => ({
  id: '19_500_5020_15_1',
  source: 'official',
  year: 2025,
  name: 'Concrete, primary material production',
  group: 'Material use: Construction',
  category: 'materials',
  scope: '3',
  unit: 't',
  value: '118.79306',
  density: null,
  citation: 'UK Government GHG Conversion Factors for Company Reporting 2025, DESNZ and Defra',
  copies: 4,
  official: null,
  reason: null,
  expiresOn: null,
  ...over,
});
