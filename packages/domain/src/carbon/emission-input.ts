import { readableDecimal } from '../kernel/decimal.ts';
import type { CarbonEntryDraft, CarbonEstimate } from './carbon-entry.ts';
import type { CarbonCategory, CarbonModule, CarbonScope } from './carbon-values.ts';
import type { Factor } from './factor.ts';
import type { WasteCode } from './waste-code.ts';

type Nullable<T> = { [K in keyof T]?: T[K] | null };

/** What of an entry its carbon follows from. */
export type EmissionInput = Pick<CarbonEntryDraft, 'source' | 'category'> &
  Nullable<
    Pick<
      CarbonEntryDraft,
      | 'quantity'
      | 'unit'
      | 'factorId'
      | 'carbonEmitted'
      | 'module'
      | 'quality'
      | 'materialQuantity'
      | 'materialUnit'
      | 'density'
      | 'unitWeight'
      | 'transportLoss'
      | 'siteWaste'
      | 'transportMethod'
      | 'transportWeight'
      | 'transportDistance'
      | 'distanceUnit'
      | 'returnFactorId'
      | 'returnDistance'
      | 'hours'
      | 'perHour'
      | 'wasteCode'
      | 'wasteRoute'
      | 'supplier'
    >
  >;

/** A factor as an entry is reckoned by it; a figure of the catalogue may be of no year. */
export type UsedFactor = Omit<Factor, 'year'> & { year: number | null };

/** The rows of a table that belong to another: what came before, what was lost, and what plants took in. */
export type Companions = {
  wtt?: UsedFactor | undefined;
  losses?: UsedFactor | undefined;
  /** What came before that which was lost. */
  lossesWtt?: UsedFactor | undefined;
  biogenic?: UsedFactor | undefined;
  /** Of water, which leaves the site as it came. */
  treatment?: UsedFactor | undefined;
};

export type Facts = {
  /** Of the day on which it was done. */
  year: number;
  factor?: UsedFactor | undefined;
  companions?: Companions | undefined;
  returnFactor?: UsedFactor | undefined;
  returnCompanions?: Companions | undefined;
  /** Of the List of Wastes, where the entry names one. */
  wasteCode?: WasteCode | undefined;
  /** The weight is a median of other tickets, or the distance is what the company takes where nobody says. */
  isAssumed?: boolean | undefined;
};

export type Missing = CarbonEstimate['missing'][number];

/** So much by one factor, in the factor's unit. */
export type Share = {
  factor: UsedFactor;
  companions: Companions;
  quantity: string;
  module: CarbonModule;
  /** How the quantity came about: '18 m³ × 2,400 kg/m³ = 43.2 t'. */
  way: string[];
  label?: string;
};

export type Shares = { shares: Share[]; missing: Missing[] };

export const moduleOf: Record<CarbonCategory, CarbonModule> = {
  materials: 'A1-A3',
  transport: 'A4',
  plant: 'A5.2',
  energy: 'A5.2',
  water: 'A5.2',
  waste: 'A5.3',
};

export const scopeOf: Record<CarbonCategory, CarbonScope> = {
  materials: '3',
  transport: '3',
  plant: '1',
  energy: '2',
  water: '3',
  waste: '3',
};

/** '43.2 t' */
export const inWords = (quantity: string, unit: string): string =>
  `${readableDecimal(quantity)} ${unit}`;
