/** What an entry is about. */
export const carbonCategories = [
  'materials',
  'plant',
  'transport',
  'waste',
  'energy',
  'water',
] as const;

/** Stages of EN 15978 that a site can cause, as RICS divides A5. */
export const carbonModules = ['A1-A3', 'A4', 'A5.1', 'A5.2', 'A5.3', 'A5.4'] as const;

/** Of the Greenhouse Gas Protocol: own fuel, bought energy, all else. */
export const carbonScopes = ['1', '2', '3'] as const;

/**
 * The kind of a term: direct emissions, grid losses, well to tank, and biogenic carbon, which is shown
 * beside every total and never in it.
 */
export const termKinds = ['direct', 'losses', 'wtt', 'biogenic'] as const;

export const factorSources = ['official', 'epd', 'ice', 'own'] as const;

/** The best first. */
export const carbonQualities = ['measured', 'epd', 'average', 'estimated'] as const;

/** A draft counts nowhere: it has no factor yet, or something is missing. */
export const carbonStatuses = ['draft', 'counted'] as const;

/** How a journey was calculated, the most accurate method first. */
export const transportMethods = ['fuel', 'vehicle', 'weight'] as const;

/** Where waste goes, as the official table names its columns. */
export const wasteRoutes = [
  'Re-use',
  'Open-loop',
  'Closed-loop',
  'Combustion',
  'Composting',
  'Anaerobic digestion',
  'Landfill',
] as const;

export const setStatuses = ['draft', 'published', 'superseded'] as const;

export const editions = [2023, 2024, 2025, 2026] as const;

export type CarbonCategory = (typeof carbonCategories)[number];
export type CarbonModule = (typeof carbonModules)[number];
export type CarbonScope = (typeof carbonScopes)[number];
export type TermKind = (typeof termKinds)[number];
export type FactorSource = (typeof factorSources)[number];
export type CarbonQuality = (typeof carbonQualities)[number];
export type TransportMethod = (typeof transportMethods)[number];
export type WasteRoute = (typeof wasteRoutes)[number];
export type Edition = (typeof editions)[number];
