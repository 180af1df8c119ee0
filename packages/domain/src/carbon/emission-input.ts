import { readableDecimal } from '../kernel/decimal.ts';
import type { CarbonEntryDraft, CarbonEstimate } from './carbon-entry.ts';
import type { CarbonCategory, CarbonModule, CarbonScope } from './carbon-values.ts';
import type { Factor } from './factor.ts';
import type { WasteCode } from './waste-code.ts';

type Nullable<T> = { [K in keyof T]?: T[K] | null };

/** The fields of an entry that decide its emission. */
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

/** A factor as a calculation uses it; a catalogue figure may have no year. */
export type UsedFactor = Omit<Factor, 'year'> & { year: number | null };

/** Rows that belong to a factor: well-to-tank, losses, and biogenic carbon. */
export type Companions = {
  wtt?: UsedFactor | undefined;
  losses?: UsedFactor | undefined;
  /** Well-to-tank of the losses. */
  lossesWtt?: UsedFactor | undefined;
  biogenic?: UsedFactor | undefined;
  /** Treatment of the waste water: as much as was supplied. */
  treatment?: UsedFactor | undefined;
};

export type Facts = {
  /** The year of the activity. */
  year: number;
  /** The edition of the official factors that applies to it, if there is one. */
  edition?: number | undefined;
  factor?: UsedFactor | undefined;
  companions?: Companions | undefined;
  returnFactor?: UsedFactor | undefined;
  returnCompanions?: Companions | undefined;
  /** From the List of Wastes, if the entry names a code. */
  wasteCode?: WasteCode | undefined;
  /** The weight is a median of other tickets, or the distance is the company's default. */
  isAssumed?: boolean | undefined;
};

export type Missing = CarbonEstimate['missing'][number];

/** A quantity for one factor, in the factor's unit. */
export type Share = {
  factor: UsedFactor;
  companions: Companions;
  quantity: string;
  module: CarbonModule;
  /** How the quantity was calculated: '18 m³ × 2,400 kg/m³ = 43.2 t'. */
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
export const formatAmount = (quantity: string, unit: string): string =>
  `${readableDecimal(quantity)} ${unit}`;

/** 'kg/t', 'kg/(t km)': the unit of a quantity that is multiplied by it cancels out. */
export const perUnit = (unit: string): string =>
  /^\w+ \w+$/.test(unit) ? `kg/(${unit})` : `kg/${unit}`;
