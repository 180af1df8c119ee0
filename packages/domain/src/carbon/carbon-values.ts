import { keysOf } from '../kernel/keys-of.ts';
import { categoryLabels, moduleLabels, qualityLabels } from './carbon-labels.ts';

/** The categories of entries. */
export const carbonCategories = keysOf(categoryLabels);

/** Stages of EN 15978 that a site can cause, as RICS divides A5. */
export const carbonModules = keysOf(moduleLabels);

/** Of the Greenhouse Gas Protocol: own fuel, bought energy, all else. */
export const carbonScopes = ['1', '2', '3'] as const;

/**
 * The kind of a term: direct emissions, grid losses, well to tank, and biogenic carbon, which is shown
 * beside every total and never in it.
 */
export const termKinds = ['direct', 'losses', 'wtt', 'biogenic'] as const;

export const factorSources = ['official', 'epd', 'ice', 'own'] as const;

/** The best first. */
export const carbonQualities = keysOf(qualityLabels);

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

export type CarbonCategory = keyof typeof categoryLabels;
export type CarbonModule = keyof typeof moduleLabels;
export type CarbonScope = (typeof carbonScopes)[number];
export type TermKind = (typeof termKinds)[number];
export type FactorSource = (typeof factorSources)[number];
export type CarbonQuality = keyof typeof qualityLabels;
export type TransportMethod = (typeof transportMethods)[number];
export type WasteRoute = (typeof wasteRoutes)[number];
export type Edition = (typeof editions)[number];
